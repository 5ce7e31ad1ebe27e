// What a game gives for its replay; the screen around it is the same for all.
import type { Telling } from '../kit/telling';
import type { AnyView } from '../state/views';
import type { LogReader, Meant } from '../table/log';
import type { Entry, Seat, Step, TableMessage } from '../wire/schema';

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
  /** Reads the moves for the log; `now` is the view after them. Without it the log says the words of each step. */
  log?(table: TableMessage, steps: readonly Step<AnyView>[], now: () => View): LogReader;
  /** What a move led to where its words do not say so, as events of a table tell it. */
  news?(before: View, after: View): string | undefined;
}

export interface Scene<View> {
  /** By a line of the log. */
  meant: Meant;
  table: TableMessage;
  view: View;
  before: View | null;
}
