// Which puzzles were answered, and how; kept in this browser.
import type { Game } from '../wire/schema';

interface Answers {
  readonly chosen: Readonly<Partial<Record<string, number>>>; // by name: the entry of the legal list
  readonly days: Readonly<Partial<Record<Game, number>>>; // the last day whose puzzle was answered
}

const key = 'springtide.puzzles';
const nothing: Answers = { chosen: {}, days: {} };
const dayLength = 86_400_000;

/** Days since 1970, by universal time: the puzzle is the same all over the world. */
export const dayOf = (time: number): number => Math.floor(time / dayLength);

function stored(): Answers {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Answers>) };
  } catch {
    return nothing;
  }
}

export function chosenIn(name: string): number | null {
  const chosen = stored().chosen[name];
  return Number.isInteger(chosen) ? (chosen as number) : null;
}

export function remember(name: string, chosen: number): void {
  const answers = stored();
  keep({ ...answers, chosen: { ...answers.chosen, [name]: chosen } });
}

/** The puzzle of this day has an answer. */
export function rememberDay(game: Game, day: number): void {
  const answers = stored();
  keep({ ...answers, days: { ...answers.days, [game]: day } });
}

export const isDone = (game: Game, day: number): boolean => stored().days[game] === day;

function keep(answers: Answers): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    return; // then it is not remembered
  }
}
