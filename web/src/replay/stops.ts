// Where a replay stops: moves that belong together are one step. A moment is named by how many moves have been made.
import { indexAfter, nearestIndex } from '../state/stepper';
import type { Entry } from '../wire/schema';

/** A part of the game that can be gone to. */
export interface Part {
  name: string;
  short: string; // below the slider
  index: number;
}

/** `joins` says whether a move belongs to the same step as the one before it. */
export function stopsOf(moves: readonly Entry[], joins: (before: Entry, move: Entry) => boolean): number[] {
  const isLast = (index: number): boolean => {
    const [move, next] = [moves[index], moves[index + 1]];
    return !move || !next || !joins(move, next);
  };
  return moves.map((_, index) => index + 1).filter((at) => isLast(at - 1));
}

/** The stop at which a moment can be seen: the first one that is not before it. */
export function stopOf(stops: readonly number[], at: number): number {
  const index = stops.findIndex((stop) => stop >= at);
  return index < 0 ? nearestIndex(stops.length, stops.length) : index;
}

/** `#42` is the moment after 42 moves. */
export function momentOf(anchor: string): number | null {
  const digits = /^#?(\d{1,6})$/.exec(anchor)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The last part that has begun at a stop. */
export const partAt = (starts: readonly number[], index: number): number =>
  starts.reduce((found, start, part) => (start <= index ? part : found), 0);

/** Where a key leads: to a stop, to playing or pausing, or nowhere. `starts` are the stops at which parts begin. */
export function keyed(
  key: string,
  index: number,
  length: number,
  starts: readonly number[],
): number | 'play' | null {
  if (key === ' ') return 'play';
  if (key === 'PageDown') return starts.find((start) => start > index) ?? nearestIndex(length, length);
  if (key === 'PageUp') return [...starts].reverse().find((start) => start < index) ?? 0;
  const next = indexAfter(key, index, length);
  return next === 'close' ? null : next;
}
