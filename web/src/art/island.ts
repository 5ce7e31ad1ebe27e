// The island as geometry: nine districts with rough borders in a 1000 × 1000 box, and the places of what stands on them.
// Every border is one polyline that both its districts use, so there is neither gap nor overlap.
import { dice, path_of, ring_of, rough, round, wrap } from './geometry';
import type { Dice, Point, Polar, Ring } from './geometry';
import { districts } from './names';
import type { District } from './names';
import { place_of } from './places';
import type { Place } from './places';
import { street_of, town } from './town';
import type { Town } from './town';

export { bearing, ring_of } from './geometry';
export type { Point, Ring } from './geometry';
export { marks_of } from './places';

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
const centre_radius = 240;
const upper_radius = 358;
const coast_radius = 474;

const strayed = (r: number, turn: number, roll: Dice): Polar => ({
  r: r + (roll() - 0.5) * 12,
  turn: turn + (roll() - 0.5) * 4,
});

// VN-MAP-1 by construction: ring walls break every 60°, the radial walls of a ring stand every 120°, half a sector apart.
function survey() {
  const roll = dice(1043);
  const heart: Polar = { r: 0, turn: 0 };
  const capes = [0, 1, 2].map((k) => strayed(coast_radius, 30 + 120 * k, roll));
  const outer = [0, 1, 2, 3, 4, 5].map((k) => strayed(upper_radius, 30 + 60 * k, roll));
  const inner = [0, 1, 2, 3, 4, 5].map((k) => strayed(centre_radius, 30 + 60 * k, roll));
  const on = (list: readonly Polar[], k: number): Polar => {
    const p = list[wrap(k, list.length)] ?? heart;
    return k >= list.length ? { r: p.r, turn: p.turn + 360 } : p;
  };
  const walls = (list: Polar[], steps: number, stray: number) =>
    list.map((p, k) => rough(p, on(list, k + 1), steps, stray, roll));
  return {
    coast: walls(capes, 80, 13),
    outer_wall: walls(outer, 14, 5),
    inner_wall: walls(inner, 10, 4),
    outer_radial: [0, 1, 2].map((k) => rough(on(capes, k), on(outer, 2 * k), 8, 6, roll)),
    upper_radial: [0, 1, 2].map((k) => rough(on(outer, 2 * k + 1), on(inner, 2 * k + 1), 8, 6, roll)),
    centre_radial: [0, 1, 2].map((k) => rough(on(inner, 2 * k), heart, 14, 7, roll)),
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
  const { coast, outer_wall, inner_wall, outer_radial, upper_radial, centre_radial } = plan;
  switch (ring_of(d)) {
    case 'outer':
      return [
        on(coast, i),
        on(outer_radial, i + 1),
        back(outer_wall, 2 * i + 1),
        back(outer_wall, 2 * i),
        back(outer_radial, i),
      ];
    case 'upper':
      return [
        on(outer_wall, 2 * i + 1),
        on(outer_wall, 2 * i + 2),
        on(upper_radial, i + 1),
        back(inner_wall, 2 * i + 2),
        back(inner_wall, 2 * i + 1),
        back(upper_radial, i),
      ];
    case 'centre':
      return [
        on(inner_wall, 2 * i),
        on(inner_wall, 2 * i + 1),
        on(centre_radial, i + 1),
        back(centre_radial, i),
      ];
  }
}

export const borders: readonly Border[] = Object.values(plan)
  .flat()
  .map((line) => ({ line, sides: districts.filter((d) => walk(d).some((w) => w.line === line)) }));

// The stretches of a district's border that lie on water, once `sunk` has gone.
export function shore_of(d: District, sunk: ReadonlySet<District>): string {
  const wet = ({ sides }: Border) => sides.includes(d) && sides.every((s) => s === d || sunk.has(s));
  return borders
    .filter(wet)
    .map((b) => path_of(b.line))
    .join('');
}

function survey_land(d: District, i: number): Land {
  const ring = ring_of(d);
  const outline = walk(d).flatMap(({ line, back }) => (back ? [...line].reverse() : [...line]).slice(0, -1));
  return {
    ring,
    outline,
    path: path_of(outline, true),
    place: place_of(d),
    towers: walk(d).flatMap(({ line, back }) => line[back ? line.length - 1 : 0] ?? []),
    street: street_of(d),
    ...town(d, outline, dice(7 + i)),
  };
}

export const island = Object.fromEntries(districts.map((d, i) => [d, survey_land(d, i)])) as Record<
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
  return path_of(points, true);
});
