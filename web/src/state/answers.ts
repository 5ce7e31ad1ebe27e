// Which puzzles were answered, and how; kept in this browser.
import type { Game } from '../wire/schema';
import { store, stored } from './stored';

interface Answers {
  readonly chosen: Readonly<Partial<Record<string, number>>>; // by name: the entry of the legal list
  readonly days: Readonly<Partial<Record<Game, number>>>; // the last day whose puzzle was answered
}

const key = 'springtide.puzzles';
const nothing: Answers = { chosen: {}, days: {} };
const dayLength = 86_400_000;

/** Days since 1970, by universal time: the puzzle is the same all over the world. */
export const dayOf = (time: number): number => Math.floor(time / dayLength);

const known = (): Answers => ({ ...nothing, ...stored<Partial<Answers>>(key) });

export function chosenIn(name: string): number | null {
  const chosen = known().chosen[name];
  return Number.isInteger(chosen) ? (chosen as number) : null;
}

export function remember(name: string, chosen: number): void {
  const answers = known();
  store(key, { ...answers, chosen: { ...answers.chosen, [name]: chosen } });
}

/** The puzzle of this day has an answer. */
export function rememberDay(game: Game, day: number): void {
  const answers = known();
  store(key, { ...answers, days: { ...answers.days, [game]: day } });
}

export const isDone = (game: Game, day: number): boolean => known().days[game] === day;
