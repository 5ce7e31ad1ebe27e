// What somebody has trained in this browser: a rating for each game, the puzzles that were answered, and own mistakes that come back
// at growing intervals.
import type { Game } from '../wire/schema';
import { dayOf } from './answers';
import { store, stored } from './stored';

export interface Standing {
  readonly rating: number;
  readonly answers: number;
  readonly solved: number;
  readonly streak: number; // solved one after the other, up to now
}

/** A decision of an own game that is to be made again. */
export interface Exercise {
  readonly id: string;
  readonly game: Game;
  readonly record: string;
  readonly move: number; // of the record, from 1
  readonly step: number; // how often it was solved since it was last missed
  readonly due: number; // the day from which on it is asked again
}

interface Training {
  readonly standings: Readonly<Partial<Record<Game, Standing>>>;
  readonly answered: Readonly<Partial<Record<string, boolean>>>; // puzzles by name: whether they were solved
  readonly exercises: readonly Exercise[];
}

const key = 'springtide.training';
const nothing: Training = { standings: {}, answered: {}, exercises: [] };
const beginner: Standing = { rating: 1500, answers: 0, solved: 0, streak: 0 };
/** A browser keeps some megabytes, and a record is about ten kilobytes. */
export const mostExercises = 60;
/** Days until an exercise comes back that was solved once, twice …; the last for ever. */
export const intervals: readonly number[] = [1, 3, 7, 16, 35, 80];

const isStanding = (value: unknown): value is Standing =>
  typeof value === 'object' &&
  value !== null &&
  ['rating', 'answers', 'solved', 'streak'].every((each) =>
    Number.isFinite((value as Record<string, unknown>)[each]),
  );
const known = (): Training => ({ ...nothing, ...stored<Partial<Training>>(key) });
const keep = (change: Partial<Training>): void => store(key, { ...known(), ...change });

// --- the rating ---

const provisionalUntil = 20; // answers

/** Whether the rating still looks for its place. */
export const isProvisional = ({ answers }: Standing): boolean => answers < provisionalUntil;

/** How likely a rating is to solve a puzzle of a grade (Elo). */
export const chanceOf = (rating: number, grade: number): number => 1 / (1 + 10 ** ((grade - rating) / 400));

/** After one more answer: the first ones move the rating more. */
export function answeredBy(standing: Standing, grade: number, isSolved: boolean): Standing {
  const most = isProvisional(standing) ? 48 : 16;
  const change = most * ((isSolved ? 1 : 0) - chanceOf(standing.rating, grade));
  return {
    rating: standing.rating + change,
    answers: standing.answers + 1,
    solved: standing.solved + (isSolved ? 1 : 0),
    streak: isSolved ? standing.streak + 1 : 0,
  };
}

export function standingIn(game: Game): Standing {
  const standing = known().standings[game];
  return isStanding(standing) ? standing : beginner;
}

export const isAnswered = (name: string): boolean => known().answered[name] !== undefined;

/** Only the first answer to a puzzle counts. */
export function rememberAnswer(game: Game, name: string, grade: number, isSolved: boolean): void {
  const { standings, answered } = known();
  if (answered[name] !== undefined) return;
  keep({
    standings: { ...standings, [game]: answeredBy(standingIn(game), grade, isSolved) },
    answered: { ...answered, [name]: isSolved },
  });
}

// --- own mistakes ---

/** After an answer on a day: later if it was solved, tomorrow if it was not. */
export function repeated(exercise: Exercise, isSolved: boolean, day: number): Exercise {
  if (!isSolved) return { ...exercise, step: 0, due: day + 1 };
  const wait = intervals[Math.min(exercise.step, intervals.length - 1)] ?? 1;
  return { ...exercise, step: exercise.step + 1, due: day + wait };
}

const all = (): readonly Exercise[] => {
  const { exercises } = known();
  return Array.isArray(exercises) ? exercises : [];
};

export const exercisesOf = (game: Game): readonly Exercise[] => all().filter((each) => each.game === game);

/** Those to be asked today, the longest waiting first. */
export const dueExercises = (game: Game, day: number): Exercise[] =>
  exercisesOf(game)
    .filter(({ due }) => due <= day)
    .sort((a, b) => a.due - b.due);

export const isExercise = (record: string, move: number): boolean =>
  all().some((each) => each.record === record && each.move === move);

/** Asked from today on. Of too many the one goes that is known best. */
export function addExercise(game: Game, record: string, move: number): void {
  if (isExercise(record, move)) return;
  const added: Exercise = {
    id: `own-${crypto.randomUUID().slice(0, 8)}`,
    game,
    record,
    move,
    step: 0,
    due: dayOf(Date.now()),
  };
  const others = [...all()].sort((a, b) => a.step - b.step).slice(0, mostExercises - 1);
  keep({ exercises: [...others, added] });
}

export function repeatExercise(id: string, isSolved: boolean): void {
  const day = dayOf(Date.now());
  keep({ exercises: all().map((each) => (each.id === id ? repeated(each, isSolved, day) : each)) });
}

export const removeExercise = (id: string): void =>
  keep({ exercises: all().filter((each) => each.id !== id) });
