// The packs of puzzles: fetched when they are wanted, one at a time.
import type { Game, PackedPuzzle, PuzzlePack } from '../../wire/schema';
import { Unavailable } from '../../wire/api';

/** A puzzle of a pack, with the game it was taken from. */
export interface Listed extends PackedPuzzle {
  readonly name: string; // the game, the pack and the place in it: `GAME-03-17`
  readonly record: string;
  readonly search: PuzzlePack['search'];
}

const files = import.meta.glob<string>('../../../../puzzles/packs/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

/** The addresses of a game's packs, in order. */
export const packsOf = (game: Game): string[] =>
  Object.keys(files)
    .filter((path) => nameOf(path).startsWith(`${game}-`))
    .sort()
    .map((path) => files[path] ?? '');

export function puzzlesIn({ game, pack, search, games }: PuzzlePack): Listed[] {
  const of = `${game}-${String(pack).padStart(2, '0')}`;
  return games
    .flatMap(({ record, puzzles }) => puzzles.map((puzzle) => ({ ...puzzle, record, search })))
    .map((puzzle, index) => ({ ...puzzle, name: `${of}-${index + 1}` }));
}

const loading = new Map<string, Promise<Listed[]>>();

/** The puzzles of the pack at an address; loaded once. */
export function loadPack(address: string): Promise<Listed[]> {
  const known = loading.get(address);
  if (known) return known;
  const load = async (): Promise<Listed[]> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Unavailable(`${address}: ${answer.status}`);
    return puzzlesIn((await answer.json()) as PuzzlePack);
  };
  const begun = load();
  begun.catch(() => loading.delete(address));
  loading.set(address, begun);
  return begun;
}
