// The puzzles: which is today's, and how it is loaded. They are part of the client and need no server.
import type { AnyView } from '../../state/views';
import type { Game, Puzzle as AnyPuzzle } from '../../wire/schema';

export type Puzzle = AnyPuzzle<AnyView>;

const files = import.meta.glob<Puzzle>('../../../../puzzles/*.json', { import: 'default' });
const records = import.meta.glob<string>('../../../../puzzles/*.record', {
  query: '?raw',
  import: 'default',
});
const nameOf = (path: string): string => path.replace(/^.*\/|\.\w+$/g, '');

/** The names of a game's puzzles, each with a number, in order. */
export const namesOf = (game: Game): string[] =>
  Object.keys(files)
    .map(nameOf)
    .filter((name) => name.startsWith(`${game}-`))
    .sort();

export async function loadPuzzle(name: string): Promise<Puzzle | null> {
  const path = Object.keys(files).find((each) => nameOf(each) === name);
  return path ? ((await files[path]?.()) ?? null) : null;
}

/** The game that a puzzle was taken from. */
export async function loadRecord(name: string): Promise<string | null> {
  const path = Object.keys(records).find((each) => nameOf(each) === name);
  return path ? ((await records[path]?.()) ?? null) : null;
}

/** The one of a day: they come round. */
export const nameOn = (names: readonly string[], day: number): string | undefined =>
  names[((day % names.length) + names.length) % names.length];

/** The part of a name that tells it from the others of its game. */
export const numberOf = (name: string): string => name.replace(/^.*-/, '');

/** Which puzzle an address means: a certain one, or that of the day. */
export const nameAt = (game: Game, anchor: string, day: number): string | undefined =>
  anchor ? `${game}-${anchor}` : nameOn(namesOf(game), day);

/** Another one: the next that has no answer yet, or just the next. */
export function nextOf(
  names: readonly string[],
  name: string,
  isAnswered: (name: string) => boolean,
): string | undefined {
  const at = names.indexOf(name);
  const others = [...names.slice(at + 1), ...names.slice(0, Math.max(at, 0))];
  return others.find((each) => !isAnswered(each)) ?? others[0];
}
