// Turns, rings and rough lines: what the island is drawn with.
import { round, type Dice, type Point } from '../../../art/geometry';
import type { District } from './names';

export type Ring = 'outer' | 'upper' | 'centre';
const middle = 500;

export interface Polar {
  readonly r: number;
  readonly turn: number; // degrees, clockwise from east, as SVG turns
}

export function at({ r, turn }: Polar): Point {
  const a = (turn * Math.PI) / 180;
  return { x: round(middle + r * Math.cos(a)), y: round(middle + r * Math.sin(a)) };
}

// From a to b (which stay where they are) in `steps`, strayed by up to about `stray`: a slow swell and a fine grain.
export function rough(a: Polar, b: Polar, steps: number, stray: number, roll: Dice): Point[] {
  const radial = Math.abs(a.turn - b.turn) < 10 || b.r === 0;
  const swell = [2, 3, 5, 9, 14].map((k) => ({
    k,
    phase: roll() * 6.28,
    size: (stray * (0.5 + roll() * 0.5)) / Math.sqrt(k),
  }));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const r = a.r + (b.r - a.r) * t;
    const turn = b.r === 0 ? a.turn : a.turn + (b.turn - a.turn) * t;
    if (i === 0 || i === steps) return at({ r, turn });
    const hold = Math.min(1, Math.sin(Math.PI * t) * 2);
    const wave = swell.reduce((sum, w) => sum + w.size * Math.sin(w.phase + w.k * 3.14 * t), 0);
    const wild = 1 + Math.abs(t - 0.5); // calm in the middle, where the houses stand
    const off = hold * (wild * wave + (roll() - 0.5) * stray * 0.5);
    return at(radial ? { r, turn: turn + (off / Math.max(r, 40)) * 57.3 } : { r: r + off, turn });
  });
}

export const wrap = (i: number, n: number) => ((i % n) + n) % n;

export function ringOf(d: District): Ring {
  return d[0] === 'G' ? 'outer' : d[0] === 'Y' ? 'upper' : 'centre';
}

// Where the middle of a district lies: G and R at S, NW, NE; Y at SW, N, SE.
export const bearing = (d: District) => (ringOf(d) === 'upper' ? 150 : 90) + 120 * Number(d[1]);

export const isSouth = (turn: number) => Math.sin((turn * Math.PI) / 180) > 0;

// A point of a district in its own frame: `across` along the ring, `out` from the island's middle.
export function local(d: District, across: number, out: number): Point {
  const b = (bearing(d) * Math.PI) / 180;
  return {
    x: round(middle + out * Math.cos(b) + across * Math.sin(b)),
    y: round(middle + out * Math.sin(b) - across * Math.cos(b)),
  };
}
export const onRing = (d: District, across: number, r: number): Point =>
  at({ r, turn: bearing(d) - (across / r) * 57.3 });

// One broad street along each ring, on which the marks stand.
export const streetRadius: Record<Ring, number> = { outer: 422, upper: 308, centre: 142 };
