// Vigo's part of a replay. Everybody sees the same, so there are no eyes to choose from.
import type { ReplayKit } from '../../replay/kit';
import type { AnyView } from '../../state/views';
import type { Step } from '../../wire/schema';
import type { Scored } from './beats';
import { VigoLog } from './log';
import type { Entry } from './schema';
import { pauseBetween } from './pace';
import { tellingOf } from './telling';
import { vigoEntry, vigoView, type VigoView } from './view';
import { outcomeOf, stepText, tells } from './sentences';

// What begins something is one step with what it leads to, and so is what comes of a move by itself.
const begins: ReadonlySet<string> = new Set(['play', 'begin chest', 'add part', 'put back']);
const follows: ReadonlySet<string> = new Set(['reveal', 'end turn']);

const mainOf = (moves: readonly Entry[]): Entry | undefined => moves.find(tells) ?? moves[0];

function scoredIn(steps: readonly Step<AnyView>[]): Pick<Scored, 'seat' | 'cards' | 'value'>[] {
  return steps.flatMap(({ move, view }, i) => {
    const before = steps[i - 1]?.view;
    if (move.kind !== 'finish chest' || move.seat === 'nature' || !before) return [];
    const { cards = [], value = 0 } = outcomeOf(vigoEntry(move), vigoView(before), vigoView(view));
    return [{ seat: move.seat, cards, value }];
  });
}

export const vigoKit: ReplayKit<VigoView, Entry> = {
  view: vigoView,
  move: vigoEntry,
  joins: (before, move) => follows.has(move.kind) || begins.has(before.kind),
  words: (table, moves, view, before) => {
    const move = mainOf(moves);
    return move ? stepText(table, { move, view, before }) : '';
  },
  pause: pauseBetween,
  log: (table, steps, now) => {
    const scored = scoredIn(steps);
    const first = steps[0]?.move.kind;
    const isWhole = first === 'start' || first === 'place';
    return new VigoLog({ table, you: null, isWhole, now, scored: () => scored });
  },
  telling: tellingOf,
};
