// Figures over games, with how far they may be off. What happens within one game hangs together, so games are the units: every error
// comes from leaving out one game at a time (the jackknife), every interval is Student's over games.

/** A figure, and where nineteen times out of twenty, or as often as was asked for, the truth lies. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What one game adds to a figure: the figure is the sum of the parts over that of the wholes. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

export const usual = 0.95;

/** How likely Student's t with whole degrees of freedom is to lie within ±t (Abramowitz and Stegun, 26.7.3 and 26.7.4). */
export function within(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = degrees % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k < degrees; k += 2) {
    term *= (cosine * cosine * (k - 1)) / k;
    sum += term;
  }
  return isOdd ? ((angle + sine * sum) * 2) / Math.PI : sine * sum;
}

/** How far Student's t reaches so often. */
export function reach(confidence: number, degrees: number): number {
  let high = 1;
  while (within(high, degrees) < confidence && high < 1e9) high *= 2;
  let low = 0;
  for (let i = 0; i < 80; ++i) {
    const middle = (low + high) / 2;
    if (within(middle, degrees) < confidence) low = middle;
    else high = middle;
  }
  return high;
}

const nothing: Share = { part: 0, whole: 0 };
const sumOf = (shares: readonly Share[]): Share =>
  shares.reduce((sum, { part, whole }) => ({ part: sum.part + part, whole: sum.whole + whole }), nothing);
const without = (sum: Share, { part, whole }: Share): Share => ({
  part: sum.part - part,
  whole: sum.whole - whole,
});
const ratio = ({ part, whole }: Share): number => part / whole;

/** Null if leaving out a game leaves nothing to go by. */
function around(
  value: number,
  leavingOut: readonly number[],
  confidence: number,
  degrees: number,
): Interval | null {
  const n = leavingOut.length;
  if (degrees < 1 || ![value, ...leavingOut].every(Number.isFinite)) return null;
  const mean = leavingOut.reduce((sum, each) => sum + each, 0) / n;
  const squares = leavingOut.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = reach(confidence, degrees) * Math.sqrt(((n - 1) / n) * squares);
  return { value, low: value - half, high: value + half };
}

const counts = ({ whole }: Share): boolean => whole > 1e-12;

/** Games of unlike weight are worth fewer (Kish): so many of equal weight, less the one that the mean takes. */
function degreesOf(games: readonly Share[]): number {
  const squares = games.reduce((sum, { whole }) => sum + whole * whole, 0);
  return Math.floor(sumOf(games).whole ** 2 / squares + 1e-9) - 1;
}

/** A part of a whole over games, each a share; null with fewer than two games. */
export function ratioOver(games: readonly Share[], confidence = usual): Interval | null {
  const some = games.filter(counts);
  const sum = sumOf(some);
  const leavingOut = some.map((game) => ratio(without(sum, game)));
  return some.length < 2 ? null : around(ratio(sum), leavingOut, confidence, Math.max(1, degreesOf(some)));
}

/** The mean of one value a game. Where games are won or lost and all ended alike, there is no spread to go by: then Wilson's. */
export function meanOver(values: readonly number[], confidence = usual): Interval | null {
  const mean = ratioOver(
    values.map((part) => ({ part, whole: 1 })),
    confidence,
  );
  if (!mean || mean.low < mean.high || (mean.value !== 0 && mean.value !== 1)) return mean;
  const n = values.length;
  const far = reach(confidence, 10_000) ** 2 / n;
  const middle = (mean.value + far / 2) / (1 + far);
  const half = far / 2 / (1 + far);
  return { value: mean.value, low: middle - half, high: middle + half };
}

/** How much a row differs from everything, of which it is a part: game by game in the same order, so that what both share is no error. */
export function differenceOver(
  row: readonly Share[],
  all: readonly Share[],
  confidence = usual,
): Interval | null {
  const [ofRow, ofAll] = [sumOf(row), sumOf(all)];
  const rest = all.map((each, i) => without(each, row[i] ?? nothing));
  const degrees = Math.min(degreesOf(row.filter(counts)), degreesOf(rest.filter(counts)));
  const leavingOut = all.map(
    (game, i) => ratio(without(ofRow, row[i] ?? nothing)) - ratio(without(ofAll, game)),
  );
  return around(ratio(ofRow) - ratio(ofAll), leavingOut, confidence, degrees);
}

/** How sure one must be of each of many so that all of them together are right nineteen times out of twenty (Bonferroni). */
export const forEachOf = (many: number): number => 1 - (1 - usual) / Math.max(1, many);
