// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/i18n.svelte';
import { loadKit } from '../kit/games.svelte';
import type { Guide } from '../kit/guide';
import { findSpot } from '../learn/guided/spots';
import { tableOf } from '../state/record';
import type { Entry } from '../wire/schema';
import type { Entry as BayEntry } from './vigo/schema';
import type { Entry as CityEntry } from './vineta/schema';
import { guide as bay } from './vigo/guide/guide';
import { guide as city } from './vineta/guide/guide';

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all(['vineta', 'vigo'].map(loadKit));
});

const head = { game: 'vineta', players: 2, options: [], names: {}, points: {}, winners: [] };
const table = { ...tableOf(head, 't', []), seats: [] }; // so that seats have no names
const entry = (
  kind: BayEntry['kind'] | CityEntry['kind'],
  more: Partial<BayEntry & CityEntry> | Partial<BayEntry> | Partial<CityEntry> = {},
): Entry => ({ text: 'p1', seat: 'p1', ...more, kind });

function found(markup: string, guide: Guide, wanted: Entry): string | null {
  document.body.innerHTML = markup;
  return findSpot(document, guide.spotsOf(table, wanted))?.id ?? null;
}

const map = (pressed: boolean): string =>
  `<i id="r0" data-district="R0" class="open"></i><i id="r2" data-district="R2" class="open" aria-pressed="${pressed}"></i>`;

describe('where a move of Vineta is picked', () => {
  it('a card of the hand, by its name', () => {
    const hand = `<div class="hand"><b id="a" class="lit" aria-label="Flood 2. Two"></b><b id="b" class="lit" aria-label="Flood 3. Three"></b></div>`;
    expect(found(hand, city, entry('choose', { card: 'flood 3' }))).toBe('b');
    expect(found(hand, city, entry('choose', { card: 'panic' }))).toBeNull();
  });
  it('first the district, then the house', () => {
    const wanted = entry('move', { district: 'R2', tribe: 'amber' });
    const house = `<div class="options"><b id="amber" class="tribe"> Amber </b></div>`;
    expect(found(map(false), city, wanted)).toBe('r2');
    expect(found(map(true) + house, city, wanted)).toBe('amber');
  });
  it('of a house to be placed first its tribe, unless it is chosen already, then the district', () => {
    const wanted = entry('place', { district: 'R2', tribe: 'amber' });
    const house = (pressed: boolean): string =>
      `<div class="options"><b id="amber" class="tribe" aria-pressed="${pressed}"> Amber </b></div>`;
    expect(found(map(false) + house(false), city, wanted)).toBe('amber');
    expect(found(map(false) + house(true), city, wanted)).toBe('r2');
  });
  it('a card of a row, by its place', () => {
    const cards = `<ol><li></li><li><b id="it" class="lit"></b></li></ol>`;
    const other = `<article data-row="G0"><ol><li></li><li><b class="lit"></b></li></ol></article>`;
    const rows = `<div class="rows">${other}<article data-row="Y2">${cards}</article></div>`; // whichever leads comes first
    expect(found(rows, city, entry('take', { district: 'Y2', number: 2 }))).toBe('it');
  });
  it('a button where nothing on the board stands for it', () => {
    const bar = `<div class="options"><button id="list">All</button><button id="it">Play One Card Less</button></div>`;
    expect(found(bar, city, entry('lay', { card: 'one less' }))).toBe('it');
  });
});

describe('where a move of Vigo is picked', () => {
  it.each<[string, Entry]>([
    ['<i id="it" data-field="d5" class="open"></i>', entry('sail', { field: 'd5' })],
    ['<i id="it" data-line="4" class="lit"></i>', entry('wave row', { row: 4 })],
    ['<i id="it" data-line="c" class="lit"></i>', entry('wave column', { column: 'c' })],
    [
      '<p class="stock"><b id="it" class="lit" aria-label="Dolphin. Your"></b></p>',
      entry('play', { card: 'dolphin' }),
    ],
    [
      '<p class="options"><b class="main" id="it"></b></p>',
      entry('chest', { actions: ['p1 chest'], value: 500 }),
    ],
    ['<p class="options"><button id="it">Take the card</button></p>', entry('take')],
  ])('%s', (markup, wanted) => {
    expect(found(markup, bay, wanted)).toBe('it');
    expect(found('<i></i>', bay, wanted)).toBeNull();
  });
  it('a card of another stock', () => {
    const loot = `<p class="loot"><button id="it" aria-label="Rob p2: red key"></button></p>`;
    expect(found(loot, bay, entry('rob', { other: 'p2', card: 'red key' }))).toBe('it');
  });
});

it('knows the corners of the table', () => {
  document.body.innerHTML = '<p class="hand"><b id="it" class="goal"></b></p>';
  expect(findSpot(document, [city.cornerSpot('secret')!])?.id).toBe('it');
});
