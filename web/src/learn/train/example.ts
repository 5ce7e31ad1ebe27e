// A moment of a game that shows what a theme is about: of the first pack, where most hangs on the choice.
import type { Game } from '../../wire/schema';
import type { Puzzle } from '../puzzle/puzzles';
import { loadPack, packsOf, type Listed } from './packs';
import { puzzleOf, questionOf } from './question';

/** By how much the best choice leads. */
function leadOf({ values }: Listed): number {
  const [best = 0, second = 0] = values.flatMap((each) => each?.[0] ?? []).sort((a, b) => b - a);
  return best - second;
}

/** Among equals the first. */
export const exampleIn = (puzzles: readonly Listed[], theme: string): Listed | null =>
  puzzles
    .filter(({ themes }) => themes.includes(theme))
    .reduce<Listed | null>((best, each) => (best && leadOf(best) >= leadOf(each) ? best : each), null);

/** The names of those of all themes: what may have been told is asked last. */
export const examplesIn = (puzzles: readonly Listed[]): ReadonlySet<string> =>
  new Set(
    [...new Set(puzzles.flatMap(({ themes }) => themes))].flatMap(
      (theme) => exampleIn(puzzles, theme)?.name ?? [],
    ),
  );

export interface Example {
  readonly name: string;
  readonly record: string;
  readonly move: number; // of the record, from 1
  readonly puzzle: Puzzle;
}

/** Null: no game shows it. */
export async function loadExample(game: Game, theme: string): Promise<Example | null> {
  const [first] = packsOf(game);
  const found = first === undefined ? null : exampleIn(await loadPack(first), theme);
  if (!found) return null;
  const { name, record, move, values, search } = found;
  return { name, record, move, puzzle: puzzleOf(await questionOf(record, move), values, search) };
}
