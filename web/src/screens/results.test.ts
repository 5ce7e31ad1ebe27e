import { expect, it } from 'vitest';
import { setLanguage } from '../i18n/i18n.svelte';
import type { GameStanding, Tally } from '../wire/schema';
import { resultsOf, standingText } from './results';

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

it.each([
  ['en', ['1. Bot, level 2: 0 points', '2. Anna: 1 point', '4. Bert: 0 points, left before the end']],
  [
    'fr',
    [
      '1. Bot, niveau 2\u00a0: 0 point',
      '2. Anna\u00a0: 1 point',
      '4. Bert\u00a0: 0 point, partie quittée avant la fin',
    ],
  ],
] as const)('a standing says what its figures are, and who left, in %s', async (language, said) => {
  await setLanguage(language);
  const standings: GameStanding[] = [
    { seat: 'p1', name: '', level: 2, place: 0, points: 0, left: false, own: false },
    { seat: 'p2', name: 'Anna', place: 1, points: 1, left: false, own: false },
    { seat: 'p3', name: 'Bert', place: 3, points: 0, left: true, own: true },
  ];
  expect(standings.map(standingText)).toEqual(said);
});
