// What somebody has trained, as this browser has it: the puzzles that were answered, from which the rating follows, and own mistakes
// that come back at growing intervals. With an account it moves along to other devices (state/trainingSync.ts).
import type { Game, NewTraining, OwnExercise, PuzzleAnswer, Training } from '../wire/schema';
import { dayOf } from './answers';
import { mergedAnswers, mergedExercises } from './merging';
import { store, stored } from './stored';

export interface Standing {
  readonly rating: number;
  readonly answers: number;
  readonly solved: number;
  readonly streak: number; // solved one after the other, up to now
}

interface Kept {
  readonly account: string | null; // whose it is; null: of whoever comes first
  readonly revision: number; // of the account's training at the server, as far as it is here
  readonly answers: readonly PuzzleAnswer[];
  readonly exercises: readonly OwnExercise[];
  readonly unsent: readonly string[]; // puzzles and exercises that the server has not, or not so
}

const key = 'springtide.training';
const nothing: Kept = { account: null, revision: 0, answers: [], exercises: [], unsent: [] };
const beginner: Standing = { rating: 1500, answers: 0, solved: 0, streak: 0 };
/** A browser keeps some megabytes, and a record is about ten kilobytes. */
export const mostExercises = 60;
/** Days until an exercise comes back that was solved once, twice …; the last for ever. */
export const intervals: readonly number[] = [1, 3, 7, 16, 35, 80];

// --- what is kept ---

/** As it was kept before there were accounts: no times, no grades, one rating for all. */
interface Before {
  readonly standings?: Readonly<Partial<Record<string, { readonly rating?: number }>>>;
  readonly answered?: Readonly<Partial<Record<string, boolean>>>;
}

const isNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const inRange = (points: number): number => Math.min(3999, Math.max(0, Math.round(points)));

function answersBefore({ standings = {}, answered = {} }: Before): PuzzleAnswer[] {
  return Object.entries(answered).map(([puzzle, solved = false], time) => {
    const rating = standings[puzzle.split('-')[0] ?? '']?.rating;
    const points = inRange(Number.isFinite(rating) ? (rating ?? 0) : beginner.rating);
    return { puzzle, solved, grade: points, rating: points, time };
  });
}

const isAnswer = (value: Partial<PuzzleAnswer>): value is PuzzleAnswer =>
  typeof value.puzzle === 'string' &&
  typeof value.solved === 'boolean' &&
  [value.grade, value.rating, value.time].every(isNumber);

/** From before there were accounts. */
const aged = <T extends Partial<OwnExercise>>(each: T) => ({ added: 0, answers: each.step ?? 0, ...each });
const isOwnExercise = (value: Partial<OwnExercise>): value is OwnExercise =>
  [value.id, value.game, value.record].every((each) => typeof each === 'string') &&
  [value.move, value.step, value.due, value.added, value.answers].every(isNumber);

const listIn = (value: unknown): object[] => (Array.isArray(value) ? (value as object[]) : []);
const textsIn = (value: unknown): string[] => listIn(value).filter((each) => typeof each === 'string');

let changes = $state(0);
// Another tab has trained.
addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) changes += 1;
});

function keptAt(place: string): Kept {
  const found = stored<Partial<Kept> & Before>(place);
  if (typeof found !== 'object' || found === null) return nothing;
  const answers = found.answers ? listIn(found.answers).filter(isAnswer) : answersBefore(found);
  const exercises = listIn(found.exercises).map(aged).filter(isOwnExercise);
  const { account = null, revision = 0 } = found;
  return {
    account,
    revision: isNumber(revision) ? revision : 0,
    answers,
    exercises,
    unsent: textsIn(found.unsent),
  };
}

function known(): Kept {
  return changes >= 0 ? keptAt(key) : nothing; // who draws it, draws it again when it changes
}

function keep(change: Partial<Kept>): void {
  store(key, { ...known(), ...change });
  changes += 1;
}

const withUnsent = (names: readonly string[]): readonly string[] => [
  ...new Set([...known().unsent, ...names]),
];

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

/** By all answers in the order of their times, from whichever device they are. */
export const standingIn = (game: Game): Standing =>
  known()
    .answers.filter(({ puzzle }) => puzzle.startsWith(`${game}-`))
    .sort((a, b) => a.time - b.time || (a.puzzle < b.puzzle ? -1 : 1))
    .reduce((standing, { grade, solved }) => answeredBy(standing, grade, solved), beginner);

/** The names of all puzzles that have an answer. */
export const answeredPuzzles = (): string[] => known().answers.map(({ puzzle }) => puzzle);
export const isAnswered = (name: string): boolean => answeredPuzzles().includes(name);

/** Only the first answer to a puzzle counts. */
export function rememberAnswer(game: Game, puzzle: string, grade: number, solved: boolean): void {
  if (isAnswered(puzzle)) return;
  const rating = inRange(standingIn(game).rating);
  const answer: PuzzleAnswer = { puzzle, solved, grade: inRange(grade), rating, time: Date.now() };
  keep({ answers: [...known().answers, answer], unsent: withUnsent([puzzle]) });
}

// --- own mistakes ---

/** After an answer on a day: later if it was solved, tomorrow if it was not. */
export function repeated(exercise: OwnExercise, isSolved: boolean, day: number): OwnExercise {
  const answers = exercise.answers + 1;
  if (!isSolved) return { ...exercise, answers, step: 0, due: day + 1 };
  const wait = intervals[Math.min(exercise.step, intervals.length - 1)] ?? 1;
  return { ...exercise, answers, step: exercise.step + 1, due: day + wait };
}

const all = (): readonly OwnExercise[] => known().exercises.filter(({ removed }) => !removed);

export const exercisesOf = (game: Game): readonly OwnExercise[] => all().filter((each) => each.game === game);

/** Those to be asked today, the longest waiting first. */
export const dueExercises = (game: Game, day: number): OwnExercise[] =>
  exercisesOf(game)
    .filter(({ due }) => due <= day)
    .sort((a, b) => a.due - b.due);

export const isExercise = (record: string, move: number): boolean =>
  all().some((each) => each.record === record && each.move === move);

function change(id: string, by: (exercise: OwnExercise) => OwnExercise): void {
  const exercises = known().exercises.map((each) => (each.id === id ? by(each) : each));
  keep({ exercises, unsent: withUnsent([id]) });
}

/** It stays in mind that it is gone, for other devices. */
export const removeExercise = (id: string): void =>
  change(id, (exercise) => ({ ...exercise, record: '', removed: true }));

/** Asked from today on. Where there are many the one goes that is known best. */
export function addExercise(game: Game, record: string, move: number): void {
  if (isExercise(record, move)) return;
  const [bestKnown] = [...all()].sort((a, b) => b.step - a.step);
  if (bestKnown && all().length >= mostExercises) removeExercise(bestKnown.id);
  const id = `own-${crypto.randomUUID().slice(0, 8)}`;
  const now = Date.now();
  const added: OwnExercise = { id, game, record, move, added: now, answers: 0, step: 0, due: dayOf(now) };
  keep({ exercises: mergedExercises(known().exercises, [added]), unsent: withUnsent([id]) });
}

export const repeatExercise = (id: string, isSolved: boolean): void =>
  change(id, (exercise) => repeated(exercise, isSolved, dayOf(Date.now())));

// --- with an account ---

const mostAnswersSent = 200;
const mostExercisesSent = 10;
const longestRecord = 60_000;
const placeOf = (account: string): string => `${key}.${account}`;
interface Part {
  readonly answers: readonly PuzzleAnswer[];
  readonly exercises: readonly OwnExercise[];
}
const namesIn = ({ answers, exercises }: Part): string[] => [
  ...answers.map(({ puzzle }) => puzzle),
  ...exercises.map(({ id }) => id),
];

/** What was trained here is the first account's that comes. Another one has its own, and the first finds its own again. */
export function belongTo(account: string): void {
  const here = known();
  if (here.account === account) return;
  if (here.account === null) return keep({ account, unsent: namesIn(here) });
  store(placeOf(here.account), here);
  keep({ ...keptAt(placeOf(account)), account });
  store(placeOf(account), null);
}

export const trainingAccount = (): string | null => known().account;
export const trainingRevision = (): number => known().revision;

/** The next part to be sent; null: the server has everything. */
export function unsentTraining(): NewTraining | null {
  const { answers, exercises, unsent } = known();
  const part = {
    answers: answers.filter(({ puzzle }) => unsent.includes(puzzle)).slice(0, mostAnswersSent),
    exercises: exercises
      .filter(({ id, record }) => unsent.includes(id) && record.length <= longestRecord)
      .slice(0, mostExercisesSent),
  };
  return namesIn(part).length > 0 ? part : null;
}

/** What has changed meanwhile is sent again. */
export function noteSent(part: NewTraining): void {
  const { answers, exercises, unsent } = known();
  const texts = [...part.answers, ...part.exercises].map((each) => JSON.stringify(each));
  const isAsSent = (each: object): boolean => texts.includes(JSON.stringify(each));
  const sent = namesIn({ answers: answers.filter(isAsSent), exercises: exercises.filter(isAsSent) });
  keep({ unsent: unsent.filter((name) => !sent.includes(name)) });
}

/** What the server has of other devices. */
export function takeIn({ revision, answers, exercises }: Training): void {
  const here = known();
  keep({
    revision,
    answers: mergedAnswers(here.answers, answers),
    exercises: mergedExercises(here.exercises, exercises),
  });
}
