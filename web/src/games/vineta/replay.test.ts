import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { t } from './words';
import { headOf, tableOf } from '../../state/record';
import { stopsOf } from '../../replay/stops';
import type { Entry as AnyEntry } from '../../wire/schema';
import type { Entry } from './schema';
import { vinetaEntry } from './view';
import { vinetaKit } from './replay';
import type { District } from './art/names';
import { viewOf } from './sample';

const nature = (kind: Entry['kind'], recipient: 'p1' | 'p2'): Entry => ({
  text: '',
  seat: 'nature',
  kind,
  recipient,
});
const placed: Entry = { text: '', seat: 'nature', kind: 'place', tribe: 'amber', district: 'G0' };
const joins = (before: AnyEntry, move: AnyEntry): boolean =>
  vinetaKit.joins(vinetaEntry(before), vinetaEntry(move));
const table = tableOf(headOf('springtide record 1\ngame vineta\nplayers 2\n')!, '', []);
const view = (...sunk: District[]) => viewOf({ sunk });

beforeAll(async () => {
  await setLanguage('en');
  await loadKit('vineta');
});

describe('the steps of a replay of Vineta', () => {
  it('are moves; what is dealt or drawn at once is one', () => {
    const moves: Entry[] = [
      nature('start', 'p1'),
      nature('deal tribe', 'p1'),
      nature('deal tribe', 'p2'),
      nature('deal district', 'p1'),
      placed,
      placed,
      { text: '', seat: 'p1', kind: 'place' },
      nature('draw', 'p1'),
      nature('draw', 'p2'),
      { text: '', seat: 'p1', kind: 'choose' },
      { text: '', seat: 'p2', kind: 'choose' },
    ];
    expect(stopsOf(moves, joins)).toEqual([1, 4, 6, 7, 9, 10, 11]);
  });

  it('tell a quick set-up in one sentence', () =>
    expect(vinetaKit.words(table, [placed, placed], view(), null)).toBe(t('vineta.move.place.nature')));

  it('tell what sinks, also where cards are drawn before it does', () => {
    const draws = [nature('draw', 'p1'), nature('draw', 'p2')];
    expect(vinetaKit.words(table, draws, view('G0'), view('G0'))).toBe(t('vineta.replay.drawn'));
    const words = vinetaKit.words(table, draws, view('G0', 'Y1'), view('G0'));
    expect(words).toBe(`${t('vineta.replay.drawn')} Upper Town North sinks into the sea.`);
    expect(
      vinetaKit.words(table, [nature('deal tribe', 'p1'), nature('deal tribe', 'p2')], view(), null),
    ).toBe(t('vineta.replay.dealt'));
  });
});

it('a view of the other game is none', () => {
  expect(() => vinetaKit.view({ game: 'vigo', to_act: [] })).toThrow('a view of vigo');
  expect(() => vinetaKit.move({ seat: 'p1', kind: 'sail' })).toThrow('sail');
});
