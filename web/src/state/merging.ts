// How what was trained on several devices becomes one: in whatever order and however often parts are merged, the whole is the
// same. The server does it by the same rules (docs/protocol.md).
import type { OwnExercise, PuzzleAnswer } from '../wire/schema';

type Rank = readonly (number | boolean | string)[];

/** The last added are kept, removed ones too, so that no other device brings them back. */
export const mostKept = 200;

function compare(one: Rank, other: Rank): number {
  const at = one.findIndex((each, place) => each !== other[place]);
  if (at < 0) return 0;
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

const answerRank = ({ time, solved, grade, rating }: PuzzleAnswer): Rank => [time, solved, grade, rating];
const exerciseRank = (each: OwnExercise): Rank => [
  each.removed ?? false,
  each.answers,
  each.due,
  each.step,
  each.move,
  each.added,
  each.game,
  each.record,
];

function merged<T>(
  one: readonly T[],
  other: readonly T[],
  name: (of: T) => string,
  better: (a: T, b: T) => boolean,
): T[] {
  const all = new Map<string, T>();
  for (const each of [...one, ...other]) {
    const known = all.get(name(each));
    if (known === undefined || better(each, known)) all.set(name(each), each);
  }
  return [...all.values()];
}

/** Of two answers to one puzzle the first counts. */
export const mergedAnswers = (one: readonly PuzzleAnswer[], other: readonly PuzzleAnswer[]): PuzzleAnswer[] =>
  merged(
    one,
    other,
    ({ puzzle }) => puzzle,
    (a, b) => compare(answerRank(a), answerRank(b)) < 0,
  );

/** What is removed stays so; then what was answered more often counts. */
export const mergedExercises = (one: readonly OwnExercise[], other: readonly OwnExercise[]): OwnExercise[] =>
  merged(
    one,
    other,
    ({ id }) => id,
    (a, b) => compare(exerciseRank(a), exerciseRank(b)) > 0,
  )
    .sort((a, b) => compare([a.added, a.id], [b.added, b.id]))
    .slice(-mostKept);
