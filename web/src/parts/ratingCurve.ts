// The curve of a rating: points over games, and the band in which it lies.
import type { RatingPoint } from '../wire/schema';

export interface Curve {
  line: string;
  band: string;
  low: number;
  high: number;
}

const tidy = (value: number): string => value.toFixed(1);

/** As paths of SVG in a box; of a single game a line across it. */
export function curveOf(points: readonly RatingPoint[], width: number, height: number): Curve {
  const low = Math.min(...points.map((each) => each.points - each.give_or_take));
  const high = Math.max(...points.map((each) => each.points + each.give_or_take));
  const all = points.length === 1 ? [...points, ...points] : points;
  const x = (index: number) => tidy((index / (all.length - 1)) * width);
  const y = (value: number) => tidy(high === low ? height / 2 : ((high - value) / (high - low)) * height);
  const path = (values: readonly string[]) => `M${values.join('L')}`;
  const upper = all.map((each, i) => `${x(i)} ${y(each.points + each.give_or_take)}`);
  const lower = all.map((each, i) => `${x(i)} ${y(each.points - each.give_or_take)}`);
  return {
    line: path(all.map((each, i) => `${x(i)} ${y(each.points)}`)),
    band: `${path([...upper, ...lower.reverse()])}Z`,
    low,
    high,
  };
}
