import { expect, it } from 'vitest';
import type { OwnGame } from '../state/ownPast';
import type { Analysis, Entry, Finding, Seat } from '../wire/schema';
import { digestOf } from './digest';

const own: OwnGame = { table: 'a', game: 'vigo', seat: 'p2', players: 2, ended: 5 };
const decision = (move: number, seat: Seat, kind: string, round?: number): Finding => ({
  ...{ move, seat, options: 3, played_value: 0.3, better_value: 0.4, loss: 0.1, error: 0.02, stake: 0.3 },
  ...{ played: { seat, kind }, better: { seat, kind: 'other' }, mistake: true },
  ...(round === undefined ? {} : { round }),
});
const figure = { value: 0.25, error: 0.01 };
const analysis: Analysis = {
  line: Array.from({ length: 31 }, (_, move) => ({ move, shares: [0.5, 0.5], errors: [0, 0] })),
  seats: (['p1', 'p2'] as const).map((seat) => ({
    ...{ seat, decisions: 1, agreed: 0, result: seat === 'p2' ? 1 : 0 },
    ...{ skill: figure, luck: figure, others: figure, adjusted: figure },
  })),
  decisions: [decision(3, 'p2', 'sail', 1), decision(4, 'p1', 'sail', 1), decision(20, 'p2', 'rob')],
  mistakes: [],
  luck: [],
};
const aspects = [
  { title: () => '', name: () => '', of: ({ kind }: Entry) => kind },
  { title: () => '', name: () => '', of: ({ kind }: Entry) => (kind === 'rob' ? 'pirate' : null) },
];

it('a digest has one’s own decisions alone, each with what it was about', () => {
  const choice = { loss: 0.1, error: 0.02, stake: 0.3 };
  expect(digestOf(own, analysis, aspects, 'anna')).toEqual({
    ...own,
    ...{ login: 'anna', moves: 30, result: 1, adjusted: 0.25 },
    choices: [
      { ...choice, move: 3, round: 1, aspects: ['sail', null] },
      { ...choice, move: 20, round: 0, aspects: ['rob', 'pirate'] },
    ],
  });
  expect(digestOf({ ...own, seat: 'p6' }, analysis, aspects, '')).toBeNull();
});
