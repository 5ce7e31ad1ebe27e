import { describe, expect, it } from 'vitest';
import { borders, island, marksOf, ringOf, shoreOf } from './island';
import type { Point } from '../../../art/geometry';
import { districts } from './names';
import type { District } from './names';

// VN-MAP-1, as the rules page says it.
function rule(d: District): District[] {
  const i = Number(d[1]);
  const of = (ring: string, k: number) => `${ring}${(k + 3) % 3}` as District;
  switch (ringOf(d)) {
    case 'outer':
      return [of('Y', i), of('Y', i - 1), of('G', i + 1), of('G', i + 2)];
    case 'upper':
      return [of('G', i), of('G', i + 1), of('R', i), of('R', i + 1), of('Y', i + 1), of('Y', i + 2)];
    case 'centre':
      return [of('Y', i), of('Y', i - 1), of('R', i + 1), of('R', i + 2)];
  }
}

const key = (a: Point, b: Point) => [`${a.x},${a.y}`, `${b.x},${b.y}`].sort().join(' ');
function segments(d: District): Set<string> {
  const points = island[d].outline;
  return new Set(points.map((p, i) => key(p, points[(i + 1) % points.length] ?? p)));
}
function inside(d: District, p: Point): boolean {
  const points = island[d].outline;
  return points.reduce((isIn, a, i) => {
    const b = points[(i + points.length - 1) % points.length] ?? a;
    const crosses = a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !isIn : isIn;
  }, false);
}
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const room = (d: District, p: Point) => Math.min(...island[d].outline.map((q) => distance(p, q)));

describe('the island', () => {
  it('has nine districts within the box, their centres apart', () => {
    expect(Object.keys(island)).toEqual([...districts]);
    for (const d of districts) {
      for (const p of island[d].outline)
        expect(Math.max(Math.abs(p.x - 500), Math.abs(p.y - 500))).toBeLessThan(500);
      for (const e of districts)
        if (e !== d) expect(distance(island[d].place.centre, island[e].place.centre)).toBeGreaterThan(100);
    }
  });

  it('borders as VN-MAP-1 says, by the segments two outlines share', () => {
    for (const d of districts) {
      const own = segments(d);
      const shared = (e: District) => [...segments(e)].filter((s) => own.has(s)).length;
      expect(districts.filter((e) => e !== d && shared(e) > 0)).toEqual(
        districts.filter((e) => rule(d).includes(e)),
      );
    }
  });

  it('leaves no gap: every segment belongs to two districts, or to one and the coast', () => {
    const uses = new Map<string, number>();
    for (const d of districts) for (const s of segments(d)) uses.set(s, (uses.get(s) ?? 0) + 1);
    for (const { line, sides } of borders) {
      expect(sides.length === 2 || (sides.length === 1 && ringOf(sides[0] ?? 'R0') === 'outer')).toBe(true);
      line.slice(1).forEach((p, i) => expect(uses.get(key(line[i] ?? p, p))).toBe(sides.length));
    }
  });

  it('lies as drawn on the rules page: G and R at S, NW, NE; Y at SW, N, SE', () => {
    const side = (d: District) => {
      const { x, y } = island[d].place.centre;
      return (y > 550 ? 'S' : y < 450 ? 'N' : '') + (x > 550 ? 'E' : x < 450 ? 'W' : '');
    };
    expect(districts.map(side)).toEqual(['S', 'NW', 'NE', 'SW', 'N', 'SE', 'S', 'NW', 'NE']);
  });

  it('has a shore at the ocean and at sunk neighbours only', () => {
    const none = new Set<District>();
    for (const d of districts) expect(shoreOf(d, none) !== '').toBe(ringOf(d) === 'outer');
    for (const d of districts)
      for (const e of districts)
        if (e !== d && ringOf(d) !== 'outer')
          expect(shoreOf(d, new Set([e])) !== '').toBe(rule(d).includes(e));
  });

  it('keeps marks, chip, row and quarantine inside and apart, for one to seven tribes', () => {
    for (const d of districts) {
      const { chip, row, quarantine } = island[d].place;
      for (let n = 0; n <= 7; ++n) {
        const { at, scale } = marksOf(d, n);
        expect(at).toHaveLength(n);
        const all = [chip, row, quarantine, ...at];
        for (const p of all) {
          expect(inside(d, p)).toBe(true);
          expect(room(d, p)).toBeGreaterThan(24);
        }
        at.forEach((p, i) => {
          for (const q of at.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(58 * scale);
          for (const q of [chip, row, quarantine]) expect(distance(p, q)).toBeGreaterThan(44);
        });
      }
    }
  });

  // A house with its count as HouseShape draws it, and the height of a name's letters at a desk and on a phone.
  const wall = [
    { x: -27, y: 25 },
    { x: -27, y: -5 },
    { x: -32, y: -5 },
    { x: -8, y: -29 },
    { x: 16, y: -5 },
    { x: 11, y: -5 },
    { x: 11, y: 25 },
  ];
  const seals = { left: -34, right: 18 };
  const letters = [17, 31].map((size) => ({ height: size * 0.68, width: size * 0.5 * 8 }));
  const along = (a: Point, b: Point) =>
    Array.from({ length: 9 }, (_, i) => ({ x: a.x + ((b.x - a.x) * i) / 8, y: a.y + ((b.y - a.y) * i) / 8 }));
  const edgeOf = (seal: 'left' | 'right') => [
    ...wall.flatMap((p, i) => along(p, wall[(i + 1) % wall.length] ?? p)),
    ...Array.from({ length: 24 }, (_, i) => ({
      x: seals[seal] + 17 * Math.cos((i * Math.PI) / 12),
      y: 13 + 17 * Math.sin((i * Math.PI) / 12),
    })),
  ];

  it('writes no name across a house or its count, for one to six tribes', () => {
    const crossed: string[] = [];
    for (const d of districts) {
      const { name, seal, centre } = island[d].place;
      const [, , radius = 0, , , , sweep] = (name.match(/[\d.]+/g) ?? []).map(Number);
      const middle = Math.atan2(centre.y - 500, centre.x - 500);
      for (const { height, width } of letters) {
        const [least, most] = sweep === 1 ? [radius, radius + height] : [radius - height, radius];
        const isCrossed = ({ x, y }: Point): boolean => {
          const turn = Math.atan2(y - 500, x - 500) - middle;
          const aside = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * radius;
          const out = Math.hypot(x - 500, y - 500);
          return aside < width / 2 && out > least && out < most;
        };
        for (let n = 1; n <= 6; ++n) {
          const { at, scale } = marksOf(d, n);
          const points = at.flatMap((p) =>
            edgeOf(seal).map((q) => ({ x: p.x + q.x * scale, y: p.y + q.y * scale })),
          );
          if (points.some(isCrossed)) crossed.push(`${d}, ${n} tribes, letters ${height} high`);
        }
      }
    }
    expect(crossed).toEqual([]);
  });
});
