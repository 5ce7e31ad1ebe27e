import { expect, it } from 'vitest';
import type { Tally } from '../wire/schema';
import { resultsOf } from './results';

const tally = (players: number, seat: Tally['seat'], games: number, first: number): Tally => ({
  game: 'vigo',
  edition: '',
  players,
  seat,
  games,
  first,
});

it('results are summed over the seats of a table of one size', () => {
  const rows = [tally(2, 'p1', 3, 1), tally(2, 'p2', 2, 2), tally(4, 'p3', 1, 0)];
  expect(
    resultsOf(rows).map(({ players, games, first, seats }) => [players, games, first, seats.length]),
  ).toEqual([
    [2, 5, 3, 2],
    [4, 1, 0, 1],
  ]);
});
