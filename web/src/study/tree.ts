// The tree of a study: its branches come each before what follows from it, and each knows the one it follows from.
import type { Branch } from '../wire/schema';

type Branches = readonly Pick<Branch, 'parent'>[];

/** From the start to a branch, both included. */
export function pathTo(branches: Branches, at: number): number[] {
  const path = [at];
  for (let each = at; each !== 0; each = branches[each]?.parent ?? 0) path.push(branches[each]?.parent ?? 0);
  return path.reverse();
}

/** What follows at once, in order. */
export function childrenOf(branches: Branches, at: number): number[] {
  return branches.flatMap((each, index) => (index > 0 && each.parent === at ? [index] : []));
}

/** The branch and everything along its first line. */
export function lineFrom(branches: Branches, at: number): number[] {
  const line = [at];
  // What comes next in the list is the first that follows, if anything does.
  for (let next = at + 1; branches[next]?.parent === next - 1; ++next) line.push(next);
  return line;
}

/** Where a key leads: along the line, to another move at the same point, to the start or the end of the line; null: nowhere. */
export function steppedTo(branches: Branches, at: number, key: string): number | null {
  const siblings = at === 0 ? [] : childrenOf(branches, branches[at]?.parent ?? 0);
  const other = (by: number): number => siblings[siblings.indexOf(at) + by] ?? at;
  const found: Partial<Record<string, () => number>> = {
    ArrowLeft: () => branches[at]?.parent ?? 0,
    ArrowRight: () => childrenOf(branches, at)[0] ?? at,
    ArrowUp: () => other(-1),
    ArrowDown: () => other(1),
    Home: () => 0,
    End: () => lineFrom(branches, at).at(-1) ?? at,
  };
  return found[key]?.() ?? null;
}

/** One row of the list: a branch with the lines that turn off there instead of it, or so many that are folded away. */
export type Row =
  { kind: 'branch'; branch: number; others: readonly Row[][] } | { kind: 'fold'; to: number; count: number };

/** A line as rows: what is not wanted is folded, unless something turns off there. */
export function rowsFrom(branches: Branches, first: number, isWanted: (branch: number) => boolean): Row[] {
  const rows: Row[] = [];
  for (const branch of lineFrom(branches, first)) {
    // The first of a line that turns off stands for itself alone.
    const others = branch === first ? [] : childrenOf(branches, branches[branch]?.parent ?? 0).slice(1);
    const last = rows.at(-1);
    if (others.length > 0 || isWanted(branch))
      rows.push({
        kind: 'branch',
        branch,
        others: others.map((other) => rowsFrom(branches, other, isWanted)),
      });
    else if (last?.kind === 'fold')
      rows[rows.length - 1] = { kind: 'fold', to: branch, count: last.count + 1 };
    else rows.push({ kind: 'fold', to: branch, count: 1 });
  }
  // A single one takes no more room than what would stand for it.
  return rows.map((row) =>
    row.kind === 'fold' && row.count === 1 ? { kind: 'branch', branch: row.to, others: [] } : row,
  );
}

const around = 5; // moves before and after the one that is shown

/** The whole tree as rows, with most of what is far from a branch folded away. */
export function rowsAround(branches: readonly Branch[], at: number): Row[] {
  const path = pathTo(branches, at);
  const near = new Set([...path.slice(-1 - around), ...lineFrom(branches, at).slice(0, 1 + around)]);
  const heads = new Set(
    branches.flatMap((each, index) => (index > 0 && index !== each.parent + 1 ? [index] : [])),
  );
  const isWanted = (index: number): boolean => {
    const each = branches[index];
    return (
      index === 0 ||
      near.has(index) ||
      heads.has(index) ||
      Boolean(each?.name ?? each?.comment ?? each?.marks)
    );
  };
  return rowsFrom(branches, 0, isWanted);
}

/** A name for the way to a branch that stays when other branches come and go. */
export function keyOf(branches: readonly Pick<Branch, 'parent' | 'move'>[], at: number): string {
  return pathTo(branches, at)
    .map((each) => branches[each]?.move?.text ?? '')
    .join('\n');
}
