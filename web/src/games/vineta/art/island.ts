// The island as geometry: nine districts with rough borders in a 1000 × 1000 box, and the places of what stands on them.
// Every border is one polyline that both its districts use, so there is neither gap nor overlap.
import { dice, pathOf, round, type Dice, type Point } from '../../../art/geometry';
import { ringOf, rough, wrap, type Polar, type Ring } from './geometry';
import { districts, type District } from './names';
import { placeOf, type Place } from './places';
import { streetOf, town, type Town } from './town';

export { bearing, ringOf } from './geometry';
export type { Ring } from './geometry';
export { marksOf } from './places';

// A border between two districts, or between one and the ocean.
export interface Border {
  readonly line: readonly Point[];
  readonly sides: readonly District[];
}
export interface Land extends Town {
  readonly ring: Ring;
  readonly outline: readonly Point[];
  readonly path: string;
  readonly place: Place;
  // Where walls meet.
  readonly towers: readonly Point[];
  readonly street: string;
}
const centreRadius = 240;
const upperRadius = 358;
const coastRadius = 474;

const strayed = (r: number, turn: number, roll: Dice): Polar => ({
  r: r + (roll() - 0.5) * 12,
  turn: turn + (roll() - 0.5) * 4,
});

// VN-MAP-1 by construction: ring walls break every 60°, the radial walls of a ring stand every 120°, half a sector apart.
function survey() {
  const roll = dice(1043);
  const heart: Polar = { r: 0, turn: 0 };
  const capes = [0, 1, 2].map((k) => strayed(coastRadius, 30 + 120 * k, roll));
  const outer = [0, 1, 2, 3, 4, 5].map((k) => strayed(upperRadius, 30 + 60 * k, roll));
  const inner = [0, 1, 2, 3, 4, 5].map((k) => strayed(centreRadius, 30 + 60 * k, roll));
  const on = (list: readonly Polar[], k: number): Polar => {
    const p = list[wrap(k, list.length)] ?? heart;
    return k >= list.length ? { r: p.r, turn: p.turn + 360 } : p;
  };
  const walls = (list: Polar[], steps: number, stray: number) =>
    list.map((p, k) => rough(p, on(list, k + 1), steps, stray, roll));
  return {
    coast: walls(capes, 80, 13),
    outerWall: walls(outer, 14, 5),
    innerWall: walls(inner, 10, 4),
    outerRadial: [0, 1, 2].map((k) => rough(on(capes, k), on(outer, 2 * k), 8, 6, roll)),
    upperRadial: [0, 1, 2].map((k) => rough(on(outer, 2 * k + 1), on(inner, 2 * k + 1), 8, 6, roll)),
    centreRadial: [0, 1, 2].map((k) => rough(on(inner, 2 * k), heart, 14, 7, roll)),
  };
}

type Line = readonly Point[];
const plan = survey();
const pick = (list: readonly Line[], k: number): Line => list[wrap(k, list.length)] ?? [];

// The borders of a district, in walking order; `back` ones are walked from their end.
function walk(d: District): { line: Line; back: boolean }[] {
  const i = Number(d[1]);
  const on = (list: readonly Line[], k: number) => ({ line: pick(list, k), back: false });
  const back = (list: readonly Line[], k: number) => ({ line: pick(list, k), back: true });
  const { coast, outerWall, innerWall, outerRadial, upperRadial, centreRadial } = plan;
  switch (ringOf(d)) {
    case 'outer':
      return [
        on(coast, i),
        on(outerRadial, i + 1),
        back(outerWall, 2 * i + 1),
        back(outerWall, 2 * i),
        back(outerRadial, i),
      ];
    case 'upper':
      return [
        on(outerWall, 2 * i + 1),
        on(outerWall, 2 * i + 2),
        on(upperRadial, i + 1),
        back(innerWall, 2 * i + 2),
        back(innerWall, 2 * i + 1),
        back(upperRadial, i),
      ];
    case 'centre':
      return [on(innerWall, 2 * i), on(innerWall, 2 * i + 1), on(centreRadial, i + 1), back(centreRadial, i)];
  }
}

export const borders: readonly Border[] = Object.values(plan)
  .flat()
  .map((line) => ({ line, sides: districts.filter((d) => walk(d).some((w) => w.line === line)) }));

// The stretches of a district's border that lie on water, once `sunk` has gone.
export function shoreOf(d: District, sunk: ReadonlySet<District>): string {
  const wet = ({ sides }: Border) => sides.includes(d) && sides.every((s) => s === d || sunk.has(s));
  return borders
    .filter(wet)
    .map((b) => pathOf(b.line))
    .join('');
}

function surveyLand(d: District, i: number): Land {
  const ring = ringOf(d);
  const outline = walk(d).flatMap(({ line, back }) => (back ? [...line].reverse() : [...line]).slice(0, -1));
  return {
    ring,
    outline,
    path: pathOf(outline, true),
    place: placeOf(d),
    towers: walk(d).flatMap(({ line, back }) => line[back ? line.length - 1 : 0] ?? []),
    street: streetOf(d),
    ...town(d, outline, dice(7 + i)),
  };
}

export const island = Object.fromEntries(districts.map((d, i) => [d, surveyLand(d, i)])) as Record<
  District,
  Land
>;

// Rocks off the coast, in the corners the island leaves free.
export const skerries: readonly string[] = [
  { x: 92, y: 108, r: 26 },
  { x: 54, y: 150, r: 11 },
  { x: 926, y: 78, r: 17 },
  { x: 60, y: 902, r: 15 },
  { x: 900, y: 912, r: 31 },
  { x: 948, y: 868, r: 12 },
].map(({ x, y, r }, i) => {
  const roll = dice(90 + i);
  const points = Array.from({ length: 11 }, (_, k) => {
    const reach = r * (0.7 + roll() * 0.5);
    const a = (k * 2 * Math.PI) / 11;
    return { x: round(x + reach * 1.3 * Math.cos(a)), y: round(y + reach * Math.sin(a)) };
  });
  return pathOf(points, true);
});
