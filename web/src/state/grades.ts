// The grades of puzzles that people's answers have changed, as the server last told them; kept for when there is none.
import { api } from '../wire/api';
import type { Game } from '../wire/schema';
import { store, stored } from './stored';

type Grades = Readonly<Partial<Record<string, number>>>; // by puzzle

const key = 'springtide.grades';
const known = (): Readonly<Partial<Record<Game, Grades>>> => stored(key) ?? {};

export const gradesOf = (game: Game): Grades => known()[game] ?? {};

/** Quietly: where nobody answers, what was known stays. */
export async function refreshGrades(game: Game): Promise<void> {
  try {
    const { grades } = await api.grades(game);
    const told = Object.fromEntries(grades.map(({ puzzle, grade }) => [puzzle, grade]));
    store(key, { ...known(), [game]: told });
  } catch {
    return;
  }
}
