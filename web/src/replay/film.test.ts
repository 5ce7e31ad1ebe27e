import { describe, expect, it } from 'vitest';
import type { AnyView } from '../state/views';
import { seats, type TableMessage } from '../wire/schema';
import { Film } from './film';
import type { ReplayKit } from './kit';

interface View extends AnyView {
  n: number;
}
const kit: ReplayKit<View> = {
  view: (view) => ({ ...view, n: view.round === undefined ? 0 : Number(view.to_act.length) }),
  move: (move) => move,
  joins: (before, move) => before.kind === 'draw' && move.kind === 'draw',
  words: (_, moves, view, before) =>
    `${moves.map((move) => move.kind).join('+')} ${before?.n ?? '-'}→${view.n}`,
  pause: (before, after) => after.n - before.n,
  telling: () => ({ option: String, chance: String, firstPhase: 'choose' }),
};
// As many as have to act: a number to tell the views by.
const step = (kind: string, n: number, phase: string, round: number) => ({
  move: { seat: 'p1' as const, kind },
  view: { game: 'some', phase, round, to_act: seats.slice(0, n) },
});
const film = new Film(
  kit,
  [
    step('deal', 1, 'draw', 1),
    step('draw', 2, 'draw', 1),
    step('draw', 3, 'choose', 1),
    step('choose', 4, 'play', 1),
    step('flood', 5, 'choose', 2),
  ],
  'choose',
);
const table = {} as TableMessage;

describe('a film', () => {
  it('has steps, some of several moves', () => {
    expect(film.stops).toEqual([1, 3, 4, 5]);
    expect(film.moves(1).map((move) => move.kind)).toEqual(['draw', 'draw']);
    expect(film.view(1)).toMatchObject({ n: 3 });
  });
  it('knows when rounds began', () =>
    expect(film.rounds).toEqual([
      { round: 1, at: 3 },
      { round: 2, at: 5 },
    ]));
  it('tells each step from the one before', () => {
    expect(film.words(table, 0)).toBe('deal -→1');
    expect(film.words(table, 1)).toBe('draw+draw 1→3');
    expect(film.words(table, 2)).toBe('choose 3→4');
    const lines = film.log(table, 2).flatMap((part) => part.lines.map((line) => line.say()));
    expect(lines).toEqual(['deal -→1', 'draw+draw 1→3', 'choose 3→4']);
  });
  it('takes its time where something moves', () => {
    expect(film.pause(1)).toBe(2);
    expect(film.pause(0)).toBe(0);
  });
  it('is empty without moves', () => {
    const none = new Film(kit, [], 'choose');
    expect([none.length, none.at(0), none.view(0)]).toEqual([0, 0, null]);
  });
});
