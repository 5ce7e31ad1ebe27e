import { describe, expect, it } from 'vitest';
import { boardOf, dark, shipsIn, turnedBetween, turnedOf } from './board';
import { waveTime } from './pace';
import { player, viewOf } from './sample';

const before = viewOf({
  bay: {
    e4: { up: false },
    f4: { up: true, card: 'pirate' },
    g4: { up: false },
    h4: { up: true, card: 'red key' },
    d1: { up: false },
  },
});
const after = viewOf({
  bay: {
    e4: { up: true, card: 'dolphin' },
    f4: { up: false },
    g4: { up: true, card: 'blue left lid' },
    d1: { up: false },
  },
  seats: [player('p1', { ship: 'h4' }), player('p2', { ship: 'h7' })],
});

describe('what has turned', () => {
  it('lies along the way of the ship', () => {
    expect(turnedBetween(before, after)).toEqual(['e4', 'f4', 'g4']);
    const back = viewOf({ ...before, seats: [player('p1', { ship: 'h4' })] });
    const there = viewOf({ bay: after.bay, seats: [player('p1', { ship: 'd4' })] });
    expect(turnedBetween(back, there)).toEqual(['g4', 'f4', 'e4']);
  });
  it('is not what was taken or put there', () => {
    expect(turnedBetween(before, { ...before, bay: {} })).toEqual([]);
    expect(turnedBetween({ ...before, bay: {} }, before)).toEqual([]);
  });
  it('shows the side that goes, in the direction of the wave', () => {
    const turned = turnedOf(before, after, 'wide');
    expect(turned.get('f4')).toEqual({ order: 1, axis: 'x', from: { up: true, card: { event: 'pirate' } } });
    expect(turnedOf(before, after, 'tall').get('f4')?.axis).toBe('y');
    expect(turnedOf(null, after, 'wide').size).toBe(0);
  });
  it('takes its time, and none where nothing turns or nothing moves', () => {
    expect([waveTime(0, 420), waveTime(1, 420), waveTime(3, 0)]).toEqual([0, 588, 0]);
    expect(waveTime(3, 420)).toBeCloseTo(756);
  });
});

describe('the bay', () => {
  it('shows water, backs, open cards and what is remembered', () => {
    const view = viewOf({ bay: { ...before.bay, a1: { up: false, card: 'red key' } } });
    const data = boardOf(view, dark, new Map());
    expect(data.c3?.spot).toBeUndefined();
    expect(data.e4?.spot).toEqual({ up: false, card: undefined });
    expect(data.f4?.spot).toEqual({ up: true, card: { event: 'pirate' } });
    expect(data.a1?.spot).toEqual({ up: false, card: { colour: 'red', shape: 'key' } });
    expect(Object.values(data).some((field) => field.lit || field.chosen || field.turns)).toBe(false);
  });
  it('lights what can be picked, and shows what would turn', () => {
    const light = {
      lit: new Set(['h4', 'g4'] as const),
      chosen: 'h4',
      turns: new Set(['e4'] as const),
    } as const;
    const data = boardOf(before, light, new Map());
    expect([data.h4?.lit, data.h4?.chosen, data.g4?.chosen, data.e4?.turns, data.e4?.lit]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
  it('turns with the same object as long as it is the same turn', () => {
    const turned = turnedOf(before, after, 'wide');
    expect(boardOf(after, dark, turned).e4?.turned).toBe(boardOf(after, dark, turned).e4?.turned);
  });
  it('has the ships that are placed', () => expect(shipsIn(after)).toEqual({ p1: 'h4', p2: 'h7' }));
});
