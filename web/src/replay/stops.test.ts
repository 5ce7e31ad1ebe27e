import { describe, expect, it } from 'vitest';
import type { Entry } from '../wire/schema';
import { keyed, momentOf, partAt, stopOf, stopsOf } from './stops';

const moves = (...kinds: string[]): Entry[] => kinds.map((kind) => ({ seat: 'nature', kind }));
const joinsDraws = (before: Entry, move: Entry): boolean => before.kind === 'draw' && move.kind === 'draw';

describe('stops', () => {
  it('lie after every move, and after the last of those that belong together', () => {
    const all = moves('start', 'draw', 'draw', 'draw', 'choose', 'draw', 'choose');
    expect(stopsOf(all, joinsDraws)).toEqual([1, 4, 5, 6, 7]);
    expect(stopsOf(moves('draw', 'draw'), joinsDraws)).toEqual([2]);
    expect(stopsOf([], joinsDraws)).toEqual([]);
  });

  it('are found for every moment', () => {
    const stops = [1, 4, 5];
    expect([0, 1, 2, 4, 5, 99].map((at) => stopOf(stops, at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(stopOf([], 3)).toBe(0);
  });
});

it.each([
  ['#42', 42],
  ['42', 42],
  ['#0', 0],
  ['', null],
  ['#VN-1', null],
  ['#-3', null],
  ['#99999999', null],
])('the anchor %j is the moment %j', (anchor, at) => expect(momentOf(anchor)).toBe(at));

it('a part is the last that has begun', () => {
  expect([0, 3, 4, 9, 12].map((index) => partAt([0, 4, 10], index))).toEqual([0, 0, 1, 1, 2]);
});

describe('keys', () => {
  const starts = [0, 4, 10];
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, 0],
    ['Home', 5, 0],
    ['End', 5, 19],
    ['PageDown', 5, 10],
    ['PageDown', 10, 19],
    ['PageUp', 5, 4],
    ['PageUp', 4, 0],
    ['PageUp', 0, 0],
    [' ', 5, 'play'],
    ['Escape', 5, null],
    ['x', 5, null],
  ] as const)('%s at %i leads to %s', (key, index, next) => expect(keyed(key, index, 20, starts)).toBe(next));
});
