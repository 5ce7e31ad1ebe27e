// The town on a district as a few paths.
import { pathOf, round, type Dice, type Point } from '../../../art/geometry';
import { at, bearing, local, ringOf, streetRadius, wrap, type Ring } from './geometry';
import type { District } from './names';

export interface Town {
  readonly roofs: string;
  readonly slates: string;
  readonly shades: string;
  readonly greens: string;
  readonly windows: string;
}

function inside(outline: readonly Point[], p: Point): boolean {
  let isIn = false;
  outline.forEach((a, i) => {
    const b = outline[wrap(i - 1, outline.length)] ?? a;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
  });
  return isIn;
}

function clearance(outline: readonly Point[], p: Point): number {
  const near = Math.min(...outline.map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
  return inside(outline, p) ? near : -near;
}

// Streets are what the roofs leave free: rows of gables along the ring, thinner the farther out, trees and gardens between.
const reach: Record<Ring, [number, number]> = { centre: [34, 240], upper: [259, 360], outer: [384, 490] };
const built: Record<Ring, number> = { centre: 0.94, upper: 0.84, outer: 0.6 };

export function town(d: District, outline: readonly Point[], roll: Dice): Town {
  const ring = ringOf(d);
  const [from, to] = reach[ring];
  let roofs = '';
  let slates = '';
  let shades = '';
  let greens = '';
  let windows = '';
  for (let r = from; r < to; r += 25) {
    for (let turn = bearing(d) - 62 + roll() * 5; turn < bearing(d) + 62;) {
      const length = 15 + roll() * 15;
      const step = ((length + 6) / r) * 57.3;
      const spot = at({ r: r + (roll() - 0.5) * 4, turn });
      turn += step + (roll() < 0.14 ? (12 / r) * 57.3 : 0);
      if (clearance(outline, spot) < 19 || Math.abs(r - streetRadius[ring]) < 13) continue;
      if (roll() > built[ring]) {
        const size = round(3 + roll() * 4);
        greens += `M${round(spot.x - size)} ${spot.y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
        continue;
      }
      const a = ((turn - step + (roll() - 0.5) * 8) * Math.PI) / 180;
      const along = { x: -Math.sin(a) * length * 0.5, y: Math.cos(a) * length * 0.5 };
      const out = { x: Math.cos(a) * 7.5, y: Math.sin(a) * 7.5 };
      const corner = (u: number, v: number) =>
        `${Math.round(spot.x + u * along.x + v * out.x)} ${Math.round(spot.y + u * along.y + v * out.y)}`;
      const roof = `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}z`;
      if (roll() < 0.3) slates += roof;
      else roofs += roof;
      if (roll() < 0.3) windows += `M${Math.round(spot.x)} ${Math.round(spot.y)}h4v4h-4z`;
      // The gable's side away from the evening light, which falls from the north-west.
      const dark = Math.cos(a) + Math.sin(a) > 0 ? 1 : -1;
      shades += `M${corner(-1, 0)}L${corner(1, 0)}L${corner(1, dark)}L${corner(-1, dark)}z`;
    }
  }
  return { roofs, slates, shades, greens, windows };
}

// In the centre a lane leads out from the heart besides.
export function streetOf(d: District): string {
  const r = streetRadius[ringOf(d)];
  const arc = Array.from({ length: 13 }, (_, i) =>
    at({ r: r + (i % 3) * 2, turn: bearing(d) - 60 + 10 * i }),
  );
  return pathOf(arc) + (ringOf(d) === 'centre' ? pathOf([local(d, 0, 0), local(d, 6, 142)]) : '');
}
