// Own games by what can be told apart in them: each row a figure with its interval, its counts, and the decisions behind it.
import type { Choice, Digest } from '../state/digests';
import { weightOf } from '../wire/weight';
import { differenceOver, forEachOf, meanOver, ratioOver, type Interval, type Share } from './statistics';

/** Fewer games than this have no figure: it would be noise. */
export const enough = 5;
/** So many games with something, and so many without it, before the two are compared. */
export const sure = 10;

export interface Moment {
  readonly digest: Digest;
  readonly choice: Choice;
}

/** Some of one's decisions. */
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly games: number;
  readonly moments: readonly Moment[]; // the costliest first
  readonly accuracy: Interval | null; // what was kept of what was at stake; null: too few games
  readonly loss: Interval | null; // of the win, a decision
}

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** How decisions are told apart; null: the decision belongs nowhere. */
export interface Sorting {
  readonly id: string;
  readonly title: string;
  readonly of: (digest: Digest, choice: Choice) => string | null;
  readonly name: (value: string) => string;
  /** The order of the rows; without it those with most decisions come first. */
  readonly order?: readonly string[];
}

const momentsIn = (digests: readonly Digest[]): Moment[] =>
  digests.flatMap((digest) => digest.choices.map((choice) => ({ digest, choice })));

/** What each game adds, in the order of the games. */
function sharesOf(
  digests: readonly Digest[],
  moments: readonly Moment[],
  share: (choice: Choice) => Share,
): Share[] {
  const sums = new Map(digests.map(({ table }) => [table, { part: 0, whole: 0 }]));
  for (const { digest, choice } of moments) {
    const sum = sums.get(digest.table);
    if (!sum) continue;
    const { part, whole } = share(choice);
    sum.part += part;
    sum.whole += whole;
  }
  return [...sums.values()];
}
export const lostOfStake = (choice: Choice): Share => ({
  part: weightOf(choice) * choice.loss,
  whole: weightOf(choice) * choice.stake,
});
const lostEach = ({ loss }: Choice): Share => ({ part: loss, whole: 1 });

/** Of what was lost, what was kept: the other way round. */
const kept = (lost: Interval | null): Interval | null =>
  lost && { value: 1 - lost.value, low: 1 - lost.high, high: 1 - lost.low };
const less = (lost: Interval | null): Interval | null =>
  lost && { value: -lost.value, low: -lost.high, high: -lost.low };

function rowOf(id: string, title: string, digests: readonly Digest[], moments: readonly Moment[]): Row {
  const games = new Set(moments.map(({ digest }) => digest.table)).size;
  const over = (share: (choice: Choice) => Share): Interval | null =>
    games < enough ? null : ratioOver(sharesOf(digests, moments, share));
  return {
    ...{ id, title, games },
    moments: [...moments].sort((a, b) => b.choice.loss - a.choice.loss),
    accuracy: kept(over(lostOfStake)),
    loss: over(lostEach),
  };
}

export const wholeOf = (digests: readonly Digest[], title: string): Row =>
  rowOf('all', title, digests, momentsIn(digests));

export function groupOf(digests: readonly Digest[], { id, title, of, name, order }: Sorting): Group {
  const byValue = new Map<string, Moment[]>((order ?? []).map((value) => [value, []]));
  for (const moment of momentsIn(digests)) {
    const value = of(moment.digest, moment.choice);
    if (value === null) continue;
    const known = byValue.get(value);
    if (known) known.push(moment);
    else byValue.set(value, [moment]);
  }
  const rows = [...byValue]
    .filter(([, moments]) => moments.length > 0)
    .map(([value, moments]) => rowOf(`${id} ${value}`, name(value), digests, moments));
  return { id, title, rows: order ? rows : rows.sort((a, b) => b.moments.length - a.moments.length) };
}

// --- what stands out ---

export interface Outlier {
  readonly group: Group;
  readonly row: Row;
  readonly difference: Interval; // of its accuracy from that of all decisions, widened for all that are compared
}

export interface Comparison {
  readonly compared: number; // rows
  readonly better: readonly Outlier[];
  readonly worse: readonly Outlier[];
}

/** Of how many games a row has nothing, or not all. */
function gamesBeside(digests: readonly Digest[], row: Row): number {
  const counts = new Map<string, number>();
  for (const { digest } of row.moments) counts.set(digest.table, (counts.get(digest.table) ?? 0) + 1);
  return digests.filter(({ table, choices }) => choices.length > (counts.get(table) ?? 0)).length;
}

/** Rows whose accuracy differs from one's own mean beyond chance, though many were looked at: the largest differences first. */
export function compare(digests: readonly Digest[], groups: readonly Group[]): Comparison {
  const all = sharesOf(digests, momentsIn(digests), lostOfStake);
  const comparable = groups.flatMap((group) =>
    group.rows
      .filter((row) => row.games >= sure && gamesBeside(digests, row) >= sure)
      .map((row) => ({ group, row })),
  );
  const confidence = forEachOf(comparable.length);
  const found = comparable.flatMap(({ group, row }): Outlier[] => {
    const shares = sharesOf(digests, row.moments, lostOfStake);
    const difference = less(differenceOver(shares, all, confidence));
    return difference && (difference.low > 0 || difference.high < 0) ? [{ group, row, difference }] : [];
  });
  found.sort((a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value));
  return {
    compared: comparable.length,
    better: found.filter(({ difference }) => difference.value > 0),
    worse: found.filter(({ difference }) => difference.value < 0),
  };
}

// --- results ---

/** How some games ended, in shares of the win. */
export interface ResultRow {
  readonly id: string;
  readonly title: string;
  readonly digests: readonly Digest[]; // newest first
  readonly result: Interval | null; // null: too few games
  readonly adjusted: Interval | null;
  readonly even: number; // the share of everybody, if all were equal
}

export function resultOf(id: string, title: string, digests: readonly Digest[]): ResultRow {
  const over = (of: (digest: Digest) => number): Interval | null =>
    digests.length < enough ? null : meanOver(digests.map(of));
  return {
    ...{ id, title },
    digests: [...digests].sort((a, b) => b.ended - a.ended),
    result: over(({ result }) => result),
    adjusted: over(({ adjusted }) => adjusted),
    even: digests.reduce((sum, { players }) => sum + 1 / players, 0) / Math.max(1, digests.length),
  };
}

/** By a value that a game has as a whole, in the order of the values. */
export function resultsBy<Value extends string | number>(
  digests: readonly Digest[],
  id: string,
  of: (digest: Digest) => Value,
  name: (value: Value) => string,
): ResultRow[] {
  const values = [...new Set(digests.map(of))].sort();
  return values.map((value) =>
    resultOf(
      `${id} ${value}`,
      name(value),
      digests.filter((digest) => of(digest) === value),
    ),
  );
}
