// Vigo's part of a replay. Everybody sees the same, so there are no eyes to choose from.
import type { ReplayKit } from '../../replay/kit';
import type { Entry } from './schema';
import { pauseBetween } from './pace';
import { tellingOf } from './telling';
import { vigoEntry, vigoView, type VigoView } from './view';
import { stepText, tells } from './sentences';

// What begins something is one step with what it leads to, and so is what comes of a move by itself.
const begins: ReadonlySet<string> = new Set(['play', 'begin chest', 'add part', 'put back']);
const follows: ReadonlySet<string> = new Set(['reveal', 'end turn']);

const mainOf = (moves: readonly Entry[]): Entry | undefined => moves.find(tells) ?? moves[0];

export const vigoKit: ReplayKit<VigoView, Entry> = {
  view: vigoView,
  move: vigoEntry,
  joins: (before, move) => follows.has(move.kind) || begins.has(before.kind),
  words: (table, moves, view, before) => {
    const move = mainOf(moves);
    return move ? stepText(table, { move, view, before }) : '';
  },
  pause: pauseBetween,
  telling: tellingOf,
};
