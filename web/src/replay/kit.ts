// What a game gives for its replay; the screen around it is the same for all.
import type { Telling } from '../kit/telling';
import type { AnyView } from '../state/views';
import type { Entry, Seat, TableMessage } from '../wire/schema';

/** Through whose eyes a replay is seen; `open`: everything. */
export type Eyes = Seat | 'open';

export interface ReplayKit<View, Move extends Entry = Entry> {
  /** The game's own view and move of those that were passed on. */
  view(view: AnyView): View;
  move(move: Entry): Move;
  /** Whether a move belongs to the same step as the one before it. */
  joins(before: Move, move: Move): boolean;
  /** What the moves of a step say together; `before` is the view one step earlier. */
  words(table: TableMessage, moves: readonly Move[], view: View, before: View | null): string;
  /** For how long the way from one view to the next wants to be seen. */
  pause(before: View, after: View): number;
  telling(table: TableMessage): Telling;
}

export interface Scene<View> {
  table: TableMessage;
  view: View;
  before: View | null;
}
