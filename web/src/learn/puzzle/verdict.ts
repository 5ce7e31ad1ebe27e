// What the search thinks of every choice, and of the one that was made.
import type { Entry, Worth } from '../../wire/schema';
import type { Puzzle } from './puzzles';

export interface Rated extends Worth {
  index: number; // in the legal list
  entry: Entry;
  isBest: boolean;
  isYours: boolean;
  isPlayed: boolean;
}

/** `close`: the search cannot tell it from the best. */
export type Grade = 'best' | 'close' | 'worse';

export interface Verdict {
  grade: Grade;
  rated: Rated[]; // best first
  best: Rated;
  yours: Rated;
  second: Rated | null; // the next best after the best
  played: Rated | null;
}

const isWithin = (best: Worth, other: Worth): boolean =>
  best.value - other.value <= Math.hypot(best.error, other.error);

/** What can be chosen, best first. */
export function ratedOf(puzzle: Puzzle, chosen: number): Rated[] {
  const rated = puzzle.legal.flatMap((entry, index) => {
    const worth = puzzle.values[index];
    if (!worth) return [];
    const isYours = index === chosen;
    return [{ ...worth, index, entry, isBest: false, isYours, isPlayed: index === puzzle.played }];
  });
  rated.sort((a, b) => b.value - a.value || a.index - b.index);
  return rated.map((each, i) => ({ ...each, isBest: i === 0 }));
}

/** Null for what is no choice of this puzzle. */
export function verdictOf(puzzle: Puzzle, chosen: number): Verdict | null {
  const rated = ratedOf(puzzle, chosen);
  const [best, second = null] = rated;
  const yours = rated.find(({ isYours }) => isYours);
  if (!best || !yours) return null;
  const grade = yours.isBest ? 'best' : isWithin(best, yours) ? 'close' : 'worse';
  return { grade, rated, best, yours, second, played: rated.find(({ isPlayed }) => isPlayed) ?? null };
}

/** A choice on a rail from nothing to certainty, in percent: how long its bar is, and what the error reaches over. */
export function barOf({ value, error }: Worth): { length: number; from: number; to: number } {
  const percent = (share: number): number => 100 * Math.min(1, Math.max(0, share));
  return { length: percent(value), from: percent(value - error), to: percent(value + error) };
}
