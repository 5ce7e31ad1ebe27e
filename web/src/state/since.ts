// What happened since a seat's last move: by the log how much it is, by the server's steps what it was.
import type { Entry, Seat, TableEvent, UpdateMessage } from '../wire/schema';
import { playersIn, type AnyView } from './views';
import type { Step } from './stepper';

/** A time away from the table: `seen` events had been told before it; it ended at `until`, by the browser's clock. */
export interface Absence {
  seen: number;
  until: number;
}

export interface LoggedMove {
  number: number; // among the events
  move: Entry;
  time: number;
}

type Tells = (move: Entry) => boolean;

/** The moves that count: what was taken back is gone. `after` earlier events are not known. */
export function movesOf(events: readonly TableEvent[], after = 0): LoggedMove[] {
  const moves: LoggedMove[] = [];
  for (const [i, { kind, move, time, length }] of events.entries()) {
    if (kind === 'move' && move) moves.push({ number: after + i, move, time });
    if (kind === 'undo') moves.length = Math.min(moves.length, length ?? 0);
  }
  return moves;
}

const afterOwn = (moves: readonly { move: Entry }[], seat: Seat): number =>
  moves.map((each) => each.move.seat).lastIndexOf(seat) + 1;
const isByOther = (move: Entry, seat: Seat): boolean => move.seat !== seat && move.seat !== 'nature';

/** How many moves worth telling followed the seat's own last one; none if nobody else has moved. */
export function countSince(moves: readonly LoggedMove[], seat: Seat, tells: Tells): number {
  const since = moves.slice(afterOwn(moves, seat));
  if (!since.some(({ move }) => isByOther(move, seat))) return 0;
  return since.filter(({ move }) => tells(move)).length;
}

export const hasMoved = (moves: readonly LoggedMove[], seat: Seat): boolean => afterOwn(moves, seat) > 0;

/** Whether somebody moved during the absence and the seat has not moved since. `offset`: see state/clock.ts. */
export function hasMissed(
  moves: readonly LoggedMove[],
  seat: Seat,
  absence: Absence | null,
  offset: number,
): boolean {
  if (!absence) return false;
  return moves
    .slice(afterOwn(moves, seat))
    .some(
      ({ number, move, time }) =>
        number >= absence.seen && isByOther(move, seat) && time <= absence.until + offset,
    );
}

/**
 * The steps after the seat's own last move, and the view that move led to. What nature does without a step of its own belongs
 * to the move before it; what somebody else does without one, to the next of the same seat.
 */
export function stepsSince<View>(
  steps: readonly Step<View>[],
  seat: Seat,
  tells: Tells,
): { first: View | null; steps: Step<View>[] } {
  const from = afterOwn(steps, seat);
  let first: View | null = steps[from - 1]?.view ?? null;
  const told: Step<View>[] = [];
  let begun: readonly Entry[] = [];
  for (const step of steps.slice(from)) {
    const last = told.at(-1);
    const goesOn = begun[0]?.seat === step.move.seat;
    if (tells(step.move)) {
      told.push(goesOn ? { ...step, begun } : step);
      begun = [];
    } else if (step.move.seat !== 'nature') begun = [...(goesOn ? begun : []), step.move];
    else if (last) told[told.length - 1] = { ...last, view: step.view };
    else if (from > 0) first = step.view;
  }
  return { first, steps: told };
}

/** An update as if the view were all there is: nothing to decide, no time, no result. */
export function updateOfPast<View extends AnyView>(
  { type, table, viewer, seq, life, after, events }: UpdateMessage<View>,
  view: View,
): UpdateMessage<View> {
  return { type, table, viewer, seq, life, after, events, to_act: playersIn(view.to_act), view };
}
