// What a game gives for its replay; the screen around it is the same for all.
import type { Stage } from '../end/moments';
import type { Telling } from '../kit/telling';
import type { Entry, Seat, TableMessage } from '../wire/messages';

/** Through whose eyes a replay is seen; `open`: everything. */
export type Eyes = Seat | 'open';

export interface ReplayKit<Position extends Stage, View> {
  /** Whether a position is one of this game. */
  isPosition: (position: Record<string, unknown>) => boolean;
  seenBy: (position: Position, eyes: Eyes) => View;
  moveSeenBy: (move: Entry, eyes: Eyes) => Entry;
  /** Whether a move belongs to the same step as the one before it. */
  joins: (before: Entry, move: Entry) => boolean;
  /** What the moves of a step say together; `before` is the view one step earlier. */
  words: (table: TableMessage, moves: readonly Entry[], view: View, before: View | null) => string;
  /** For how long the way from one view to the next wants to be seen. */
  pause: (before: View, after: View) => number;
  telling: (table: TableMessage) => Telling;
}

export interface Scene<View> {
  table: TableMessage;
  view: View;
  before: View | null;
  eyes: Eyes;
}
