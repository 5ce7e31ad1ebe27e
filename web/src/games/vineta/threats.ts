// How the sums of the rows are drawn as bars.
import type { Row } from './view';

const calm = 12; // waves that fill a bar where no row has more: one measure for nearly every round

/** How much of its bar a sum fills, from 0 to 1: all rows by one measure. */
export function barOf(waves: number, rows: readonly Pick<Row, 'waves'>[]): number {
  const most = Math.max(calm, ...rows.map((row) => row.waves));
  return Math.max(0, waves) / most;
}
