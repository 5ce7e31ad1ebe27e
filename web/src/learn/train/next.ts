// Which puzzle comes next: one that was not answered yet, and about as hard as whoever trains is good.
import type { Listed } from './packs';

export interface Wish {
  readonly rating: number;
  readonly theme: string; // empty: any
  readonly isAnswered: (name: string) => boolean;
}

/** With the grades that people's answers gave them. */
export const regraded = (
  puzzles: readonly Listed[],
  grades: Readonly<Partial<Record<string, number>>>,
): Listed[] => puzzles.map((each) => ({ ...each, grade: grades[each.name] ?? each.grade }));

const near = 75; // points: another pack need not be looked at

const fits = (wish: Wish, { name, themes }: Listed): boolean =>
  !wish.isAnswered(name) && (wish.theme === '' || themes.includes(wish.theme));

/** The nearest to the rating; among equals the first. */
export const nearestOf = (puzzles: readonly Listed[], wish: Wish): Listed | null =>
  puzzles
    .filter((each) => fits(wish, each))
    .reduce<Listed | null>((best, each) => {
      const distance = (of: Listed): number => Math.abs(of.grade - wish.rating);
      return best && distance(best) <= distance(each) ? best : each;
    }, null);

/** Goes through the packs until one has a puzzle that is near enough. Null: all of them are answered. */
export async function nextPuzzle(
  packs: readonly string[],
  load: (address: string) => Promise<readonly Listed[]>,
  wish: Wish,
): Promise<Listed | null> {
  const seen: Listed[] = [];
  for (const address of packs) {
    seen.push(...(await load(address)));
    const best = nearestOf(seen, wish);
    if (best && Math.abs(best.grade - wish.rating) <= near) return best;
  }
  return nearestOf(seen, wish);
}
