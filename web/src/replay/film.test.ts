import { describe, expect, it } from 'vitest';
import type { Stage } from '../end/moments';
import type { Entry, TableMessage } from '../wire/messages';
import { Film } from './film';
import type { ReplayKit } from './kit';

interface Position extends Stage {
  n: number;
}
interface View {
  n: number;
  eyes: string;
}
const kit: ReplayKit<Position, View> = {
  isPosition: () => true,
  seenBy: ({ n }, eyes) => ({ n, eyes }),
  moveSeenBy: (move, eyes) => (eyes === 'open' ? move : { ...move, kind: '?' }),
  joins: (before, move) => before.kind === 'draw' && move.kind === 'draw',
  words: (_, moves, view, before) =>
    `${moves.map((move) => move.kind).join('+')} ${before?.n ?? '-'}→${view.n}`,
  pause: (before, after) => after.n - before.n,
  telling: () => ({ option: String, chance: String, firstPhase: 'choose' }),
};
const step = (kind: string, n: number, phase: string, round: number) => ({
  move: { seat: 'p1', kind } as Entry,
  position: { n, phase, round },
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
    expect(film.moves(1, 'open').map((move) => move.kind)).toEqual(['draw', 'draw']);
    expect(film.view(1, 'p2')).toEqual({ n: 3, eyes: 'p2' });
  });
  it('knows when rounds began', () =>
    expect(film.rounds).toEqual([
      { round: 1, at: 3 },
      { round: 2, at: 5 },
    ]));
  it('tells each step from the one before, through somebody’s eyes', () => {
    expect(film.words(table, 0, 'open')).toBe('deal -→1');
    expect(film.words(table, 1, 'open')).toBe('draw+draw 1→3');
    expect(film.words(table, 2, 'p1')).toBe('? 3→4');
    expect(film.log(table, 2, 'open')).toEqual(['deal -→1', 'draw+draw 1→3', 'choose 3→4']);
  });
  it('takes its time where something moves', () => {
    expect(film.pause(1)).toBe(2);
    expect(film.pause(0)).toBe(0);
  });
  it('is empty without moves', () => {
    const none = new Film(kit, [], 'choose');
    expect([none.length, none.at(0), none.view(0, 'open')]).toEqual([0, 0, null]);
  });
});
