import { beforeEach, describe, expect, it } from 'vitest';
import { noteAccuracies } from '../state/accuracies';
import type { GameOver, OwnTable, Seat } from '../wire/schema';
import { latelyIn, meanOf, ownPast, pastIn } from './lately';

beforeEach(() => localStorage.clear());

const row = (table: string, updated: number, seats: Seat[] = ['p1'], life = 'finished', game = 'vineta') =>
  ({ table, updated, seats, life, summary: { game } }) as unknown as OwnTable;

describe('the games before', () => {
  it('are one’s own of the same kind that were over before, newest first', () => {
    const rows = [
      row('old', 1, ['p2']),
      row('this', 5),
      row('later', 6),
      row('new', 4),
      row('other', 3, ['p1'], 'finished', 'vigo'),
      row('open', 2, ['p1'], 'playing'),
      row('both', 2, ['p1', 'p2']),
    ];
    expect(ownPast(rows, 'this')).toEqual({
      seat: 'p1',
      past: [
        { table: 'new', seat: 'p1' },
        { table: 'old', seat: 'p2' },
      ],
    });
    expect(ownPast(rows, 'nowhere')).toBeNull();
    expect(ownPast(rows, 'both')).toBeNull();
  });
  it('are at most twenty', () => {
    const rows = Array.from({ length: 30 }, (_, i) => row(`t${i}`, i));
    expect(ownPast(rows, 't29')?.past).toHaveLength(20);
  });
  it('of a page are those of whose page it is', () => {
    const game = (table: string, own: Seat): GameOver =>
      ({
        table,
        standings: (['p1', 'p2'] as const).map((seat) => ({ seat, own: seat === own })),
      }) as unknown as GameOver;
    expect(pastIn([game('this', 'p1'), game('a', 'p2')], 'this')).toEqual([{ table: 'a', seat: 'p2' }]);
  });
});

it('only what was analysed is counted, and how many that were is told', () => {
  noteAccuracies('a', [{ seat: 'p2', accuracy: { value: 0.8, error: 0.02 } }]);
  const lately = latelyIn([
    { table: 'a', seat: 'p2' },
    { table: 'b', seat: 'p1' },
  ]);
  expect(lately).toEqual({ games: 2, known: [{ value: 0.8, error: 0.02 }] });
});

it('a mean is as sure as its games are alike', () => {
  expect(meanOf([{ value: 0.8, error: 0.02 }])).toEqual({ value: 0.8, error: 0.02 });
  const { value, error } = meanOf([0.7, 0.8, 0.9].map((each) => ({ value: each, error: 0.5 })));
  expect(value).toBeCloseTo(0.8, 10);
  expect(error).toBeCloseTo(0.1 / Math.sqrt(3), 10);
});
