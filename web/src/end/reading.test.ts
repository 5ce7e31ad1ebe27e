import { describe, expect, it } from 'vitest';
import type { Entry, Giveaway, Outlook, Track } from '../wire/schema';
import { secretsOf, stepLine, toldOf } from './reading';

const played: Entry = { text: 'p1 place fern R0', seat: 'p1', kind: 'place' };
const track = (eyes: Track['eyes'], seat: Track['seat'], since?: number): Track => ({
  eyes,
  seat,
  facet: 'tribe',
  what: 'fern',
  ...(since ? { since } : {}),
  moves: [2, 5],
  points: [25, 75],
});
const line: Outlook[] = Array.from({ length: 11 }, (_, move) => ({ move, shares: [], errors: [] }));
const giveaway = (move: number, before: number, after: number): Giveaway => ({
  move,
  seat: 'p1',
  facet: 'tribe',
  what: 'fern',
  played,
  before,
  after,
});

describe('who read whom', () => {
  it('is told by what each seat hid', () => {
    const tracks = [track('p2', 'p1', 5), track('p3', 'p1'), track('p1', 'p2')];
    expect(secretsOf({ tracks, line })).toMatchObject([
      {
        seat: 'p1',
        readers: [
          { eyes: 'p2', since: 5 },
          { eyes: 'p3', since: null },
        ],
      },
      { seat: 'p2', readers: [{ eyes: 'p1', since: null }] },
    ]);
  });
  it('is not told by an analysis from before', () => {
    expect(secretsOf({ line })).toEqual([]);
    expect(toldOf({})).toEqual([]);
  });
  it('is drawn in steps to the end of the game', () =>
    expect(stepLine(track('p2', 'p1'), 10)).toBe('M20 75H50V25H100'));
});

describe('what was given away', () => {
  it('comes in the order of the game, the largest few', () => {
    const giveaways = [
      giveaway(30, 0.2, 0.9),
      giveaway(10, 0.6, 0.1),
      giveaway(20, 0.3, 0.5),
      giveaway(5, 0.3, 0.4),
      giveaway(6, 0.3, 0.38),
      giveaway(7, 0.3, 0.31),
    ];
    expect(toldOf({ giveaways }).map(({ at, kind }) => [at, kind])).toEqual([
      [5, 'told'],
      [10, 'misled'],
      [20, 'told'],
      [30, 'told'],
    ]);
  });
  it('is nothing where hardly anything changed', () =>
    expect(toldOf({ giveaways: [giveaway(1, 0.3, 0.34)] })).toEqual([]));
});
