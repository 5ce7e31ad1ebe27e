// A pattern for each tribe's house, for eyes that do not tell the colours apart: seven that differ in direction or in kind.
import { circle } from '../../../art/glyph';
import type { Tribe } from './names';

export interface Pattern {
  readonly d: string;
  readonly as: 'line' | 'fill';
}

// The front of a house as HouseShape draws it, within its outline.
const leftWall = -25;
const rightWall = 9;
const ground = 23;
const ridge = { x: -8, y: -25 };
const isOnFront = (x: number, y: number): boolean =>
  x >= leftWall && x <= rightWall && y <= ground && y >= ridge.y + Math.abs(x - ridge.x);

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
const tenth = (value: number): number => Math.round(value * 10) / 10;

// The stretch of a straight line that lies on the front, which is convex; nothing if it misses.
function stretch(x: number, y: number, dx: number, dy: number): string {
  const hits = range(-80, 80, 0.5).filter((s) => isOnFront(x + s * dx, y + s * dy));
  const [from, to] = [hits[0], hits.at(-1)];
  if (from === undefined || to === undefined || to - from < 2) return '';
  const point = (s: number): string => `${tenth(x + s * dx)} ${tenth(y + s * dy)}`;
  return `M${point(from)}L${point(to)}`;
}

const level = range(-20, 22, 7).map((y) => stretch(0, y, 1, 0));
const upright = range(-22, 6, 7).map((x) => stretch(x, 0, 0, 1));
const slanting = range(-60, 60, 8).map((x) => stretch(x, 0, Math.SQRT1_2, -Math.SQRT1_2));
const centres = (step: number): [number, number][] =>
  range(-2, 5, 1).flatMap((row) =>
    range(-3, 3, 1).map((column): [number, number] => [
      ridge.x + column * step + (row % 2 === 0 ? 0 : step / 2),
      -10 + row * step * 0.8,
    ]),
  );
const fits =
  (reach: number) =>
  ([x, y]: [number, number]) =>
    [-reach, reach].every((a) => [-reach, reach].every((b) => isOnFront(x + a, y + b)));
const dots = centres(9.6)
  .filter(fits(2.2))
  .map(([x, y]) => circle(tenth(x), tenth(y), 2.6));

const side = 6.8;
const squares = range(-3, 3, 1).flatMap((row) =>
  range(0, 4, 1)
    .filter((column) => (row + column) % 2 === 0)
    .map((column): [number, number] => [leftWall + (column + 0.5) * side, ground - (row + 3.5) * side])
    .filter(fits(side / 2 - 0.3))
    .map(([x, y]) => `M${tenth(x - side / 2)} ${tenth(y - side / 2)}h${side}v${side}h${-side}z`),
);
const zigzags = range(-2, 20, 11).map(
  (y) => `M${leftWall} ${y}${'l4.25-6 4.25 6'.repeat((rightWall - leftWall) / 8.5)}`,
);

const lines = (parts: readonly string[]): Pattern => ({ d: parts.join(''), as: 'line' });
const fills = (parts: readonly string[]): Pattern => ({ d: parts.join(''), as: 'fill' });

export const tribePatterns: Record<Tribe, Pattern> = {
  amber: lines(level),
  ice: lines(upright),
  fern: lines(slanting),
  straw: fills(dots),
  tide: lines([...zigzags, 'M-14-13l6-6 6 6']),
  rust: lines([...level, ...upright]),
  heather: fills(squares),
};
