// What is asked next: a puzzle of the packs, or an own mistake that is due.
import { dayOf } from '../../state/answers';
import { gradesOf } from '../../state/grades';
import {
  answeredPuzzles,
  dueExercises,
  isAnswered,
  rememberAnswer,
  repeatExercise,
  standingIn,
  exercisesOf,
} from '../../state/training.svelte';
import { syncTraining } from '../../state/trainingSync';
import type { Game } from '../../wire/schema';
import type { Grade } from '../puzzle/verdict';
import type { Puzzle } from '../puzzle/puzzles';
import { examplesIn } from './example';
import { nextPuzzle, regraded } from './next';
import { loadPack, packsOf, type Listed } from './packs';
import { ownPuzzle, puzzleOf, questionOf } from './question';

export interface Asked {
  readonly name: string;
  readonly record: string;
  readonly puzzle: Puzzle;
  readonly grade: number | null; // null: an own mistake
}

/** The anchor of an address that means own mistakes. */
export const own = 'own';

async function ownExercise(game: Game): Promise<Asked | null> {
  const [first] = dueExercises(game, dayOf(Date.now()));
  if (!first) return null;
  const { id, record, move } = first;
  return { name: id, record, puzzle: await ownPuzzle(record, move), grade: null };
}

/** What a theme's page may have told comes last. */
async function nextListed(game: Game, theme: string): Promise<Listed | null> {
  const packs = packsOf(game);
  const { rating } = standingIn(game);
  const answered = new Set(answeredPuzzles());
  const grades = gradesOf(game);
  const examples = examplesIn((await Promise.all(packs.slice(0, 1).map(loadPack))).flat());
  const load = async (address: string) => regraded(await loadPack(address), grades);
  const ask = (isDone: (name: string) => boolean) =>
    nextPuzzle(packs, load, { rating, theme, isAnswered: isDone });
  return (
    (await ask((name) => answered.has(name) || examples.has(name))) ??
    (await ask((name) => answered.has(name)))
  );
}

/** Null: nothing is left of it. */
export async function nextExercise(game: Game, theme: string): Promise<Asked | null> {
  if (theme === own) return ownExercise(game);
  const next = await nextListed(game, theme);
  if (!next) return null;
  const { name, record, move, values, search, grade } = next;
  const puzzle = puzzleOf(await questionOf(record, move), values, search);
  return { name, record, puzzle, grade };
}

/** What an answer leads to. */
export type Outcome =
  { readonly rating: number; readonly change: number } | { readonly days: number } | 'counted before';

/** What cannot be told from the best is as good. */
export function answerExercise({ name, grade, puzzle: { game } }: Asked, verdict: Grade): Outcome {
  const isSolved = verdict !== 'worse';
  if (grade === null) {
    repeatExercise(name, isSolved);
    void syncTraining();
    const due = exercisesOf(game).find(({ id }) => id === name)?.due ?? 0;
    return { days: Math.max(1, due - dayOf(Date.now())) };
  }
  if (isAnswered(name)) return 'counted before';
  const before = standingIn(game).rating;
  rememberAnswer(game, name, grade, isSolved);
  void syncTraining();
  const { rating } = standingIn(game);
  return { rating, change: rating - before };
}
