import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { lookedAfter, outlookOf, type Outlook } from './ahead';
import { boardOf } from './board';
import { viewOf } from './sample';
import type { Way } from './schema';
import { aheadText, placesText } from './sentences';
import { handOf } from './view';

const ways: Way[] = [
  { kind: 'add', card: 'flood 1', district: 'G1', would_sink: 'G1' },
  { kind: 'start row', card: 'flood 1', district: 'G0', would_sink: 'G1' },
  { kind: 'add', card: 'flood 3', district: 'G1', would_sink: 'G1' },
  { kind: 'start row', card: 'flood 3', district: 'G0', would_sink: null },
  { kind: 'start row', card: 'flood 3', district: 'G2', would_sink: 'G2' },
  { kind: 'take', card: 'changing wind', district: 'G1', number: 1, to: 'G2', would_sink: 'G2' },
  { kind: 'take', card: 'changing wind', district: 'G1', number: 2, to: 'G2', would_sink: 'G1' },
  { kind: 'take', card: 'changing wind', district: 'G2', number: 1, to: 'G1', would_sink: 'G1' },
  { kind: 'lapse', card: 'false hope', would_sink: 'G1' },
];
const looked = (...args: Parameters<typeof outlookOf>): Outlook => outlookOf(...args)!;

describe('looking ahead', () => {
  it('tells where a card may go and everything that could sink, nothing last', () => {
    expect(outlookOf(ways, { card: 'flood 3' })).toEqual({
      card: 'flood 3',
      at: null,
      places: ['G0', 'G1', 'G2'],
      sinks: ['G1', 'G2', null],
      lapses: false,
    });
  });

  it('knows nothing of a card of which nothing was said', () => {
    expect(outlookOf(ways, { card: 'panic' })).toBeNull();
    expect(outlookOf([], { card: 'flood 3' })).toBeNull();
  });

  it('tells what would sink at the district that is pointed at', () => {
    const at = (district: 'G0' | 'G1' | 'G2' | 'R0') =>
      looked(ways, { card: 'flood 3', pointed: { district } });
    expect(at('G2')).toMatchObject({ at: { district: 'G2', kinds: ['start row'] }, sinks: ['G2'] });
    expect(at('G0').sinks).toEqual([null]);
    // Elsewhere it is as if nothing were pointed at.
    expect(at('R0')).toEqual(looked(ways, { card: 'flood 3' }));
  });

  it('means one card of a row where one is pointed at', () => {
    const wind = (number?: number) =>
      looked(ways, { card: 'changing wind', pointed: { district: 'G1', ...(number ? { number } : {}) } });
    expect(wind().sinks).toEqual(['G1', 'G2']);
    expect(wind(1).sinks).toEqual(['G2']);
    expect(wind(2).sinks).toEqual(['G1']);
  });

  it('follows what is picked already, and takes a district for the part that it would be', () => {
    const look = { card: 'changing wind', pointed: { district: 'G1' } } as const;
    expect(looked(ways, { ...look, part: 'district' }).sinks).toEqual(['G1', 'G2']);
    expect(looked(ways, { ...look, part: 'to' }).sinks).toEqual(['G1']);
    expect(looked(ways, { ...look, picks: { district: 'G1', number: '1' } }).sinks).toEqual(['G2']);
  });

  it('marks places and what would sink on the board, but no place where something can be picked anyway', () => {
    const outlook = looked(ways, { card: 'flood 3', pointed: { district: 'G2' } });
    const board = boardOf(viewOf(), new Map(), {}, null, null, 'G2', outlook);
    expect(board.G0).toMatchObject({ ahead: true, wouldSink: false });
    expect(board.G2).toMatchObject({ ahead: true, wouldSink: true, pointed: true });
    expect(board.R0).toMatchObject({ ahead: false, wouldSink: false });
    const lit = boardOf(viewOf(), new Map([['G2', 'district' as const]]), {}, null, null, 'G2', outlook);
    expect(lit.G0).toMatchObject({ ahead: false });
    expect(lit.G2).toMatchObject({ ahead: false, wouldSink: true });
  });

  it('ends as it began: the mouse does not take away what a finger holds, nor the focus what the mouse shows', () => {
    expect(lookedAfter(null, 2, 'mouse')).toEqual({ place: 2, by: 'mouse' });
    expect(lookedAfter({ place: 2, by: 'mouse' }, null, 'focus')).toEqual({ place: 2, by: 'mouse' });
    expect(lookedAfter({ place: 2, by: 'mouse' }, null, 'mouse')).toBeNull();
    expect(lookedAfter({ place: 2, by: 'mouse' }, 1, 'focus')).toEqual({ place: 1, by: 'focus' });
    for (const place of [null, 1])
      expect(lookedAfter({ place: 2, by: 'finger' }, place, 'mouse')).toEqual({ place: 2, by: 'finger' });
  });

  it('finds the card that is looked at by its place in the hand', () => {
    const hand = { 'flood 1': 2, panic: 1 };
    expect(handOf({ hand, chosen: null })).toEqual(['flood 1', 'flood 1', 'panic']);
    expect(handOf({ hand, chosen: 'rescue' })).toEqual(['flood 1', 'flood 1', 'panic', 'rescue']);
    expect(handOf({ hand, chosen: 'panic' })).toEqual(['flood 1', 'flood 1', 'panic', 'panic']);
  });
});

describe('looking ahead in words', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadKit('vineta');
  });
  const said = (...args: Parameters<typeof outlookOf>): string => aheadText(looked(...args));

  it('says what would sink with a card, wherever it goes', () => {
    expect(said(ways, { card: 'flood 1' })).toBe('Flood 1: Outer Reaches North-West would sink.');
    expect(said(ways, { card: 'flood 3' })).toMatch(
      /^Flood 3: what would sink depends on where it goes: Outer Reaches North-West, Outer Reaches North-East,? or nothing\.$/,
    );
    expect(said(ways, { card: 'false hope' })).toBe('False Hope: there is nothing it could do now.');
  });

  it('says what would sink at one place', () => {
    expect(said(ways, { card: 'flood 3', pointed: { district: 'G1' } })).toBe(
      'Flood 3 on the row against Outer Reaches North-West: Outer Reaches North-West would sink.',
    );
    expect(said(ways, { card: 'flood 3', pointed: { district: 'G0' } })).toBe(
      'A new row against Outer Reaches South with Flood 3: nothing would sink.',
    );
    expect(said(ways, { card: 'changing wind', pointed: { district: 'G1', number: 1 } })).toBe(
      'Changing Wind, Outer Reaches North-West: Outer Reaches North-East would sink.',
    );
  });

  it('names the places for whoever does not see them', () => {
    expect(placesText(looked(ways, { card: 'flood 1' }))).toBe(
      'It may go to: Outer Reaches South and Outer Reaches North-West.',
    );
    expect(placesText(looked(ways, { card: 'false hope' }))).toBe('');
  });
});
