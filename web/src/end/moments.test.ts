import { describe, expect, it } from 'vitest';
import type { Entry, Finding, Stroke } from '../wire/schema';
import { momentsOf, roundAt, roundStarts, type Stage } from './moments';

const move = (text: string): Entry => ({ text, seat: 'p1', kind: 'choose' });
const mistake = (at: number, loss: number): Finding => ({
  move: at,
  seat: 'p1',
  options: 3,
  played: move('p1 choose flood 1'),
  played_value: 0.4 - loss,
  better: move('p1 choose panic'),
  better_value: 0.4,
  loss,
  error: 0.005,
  stake: 0.2,
  mistake: true,
});
const stroke = (last: number, change: number, cause: Stroke['cause'] = 'nature'): Stroke => ({
  first: last,
  last,
  cause,
  moves: [move('nature draw p2 panic'), move('nature draw p3 rescue')],
  seat: 'p2',
  change,
  margin: 0.01,
});
const analysis = (mistakes: Finding[], luck: Stroke[]) => ({ mistakes, luck });

describe('moments of a game', () => {
  it('come in the order of the game', () => {
    const moments = momentsOf(analysis([mistake(30, 0.2)], [stroke(40, 0.1), stroke(20, -0.1)]));
    expect(moments.map(({ kind, at }) => [kind, at])).toEqual([
      ['bad-luck', 20],
      ['mistake', 30],
      ['luck', 40],
    ]);
  });
  it('are the largest few, and none that hardly mattered', () => {
    const many = [0.3, 0.25, 0.2, 0.15, 0.1, 0.05].map((loss, i) => mistake(i + 1, loss));
    expect(momentsOf(analysis(many, [stroke(9, 0.01)])).map((each) => each.change)).toEqual([
      -0.3, -0.25, -0.2, -0.15,
    ]);
  });
  it('name the move of chance, and none where several chose at once', () => {
    const [chance, hidden] = momentsOf(analysis([], [stroke(1, 0.1), stroke(2, 0.1, 'hidden')]));
    expect(chance).toMatchObject({ move: { text: 'nature draw p2 panic' } });
    expect(hidden).toMatchObject({ move: null });
  });
});

describe('the rounds of a game', () => {
  const stages: Stage[] = [
    { phase: 'place', round: 1 },
    { phase: 'draw', round: 1 },
    { phase: 'choose', round: 1 },
    { phase: 'play', round: 1 },
    { phase: 'choose', round: 2 },
    { phase: 'over', round: 2 },
  ];
  const starts = roundStarts(
    stages.map((view) => ({ view })),
    'choose',
  );

  it('begin when the first cards are chosen', () =>
    expect(starts).toEqual([
      { round: 1, at: 3 },
      { round: 2, at: 5 },
    ]));
  it('are found for each move', () =>
    expect([1, 3, 4, 5, 6].map((at) => roundAt(starts, at))).toEqual([null, null, 1, 1, 2]));
  it('are none where views do not tell them', () =>
    expect(roundStarts([{ view: {} }], 'choose')).toEqual([]));
});
