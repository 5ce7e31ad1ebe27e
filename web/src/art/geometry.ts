// Points, and rough lines that are the same on every machine: what boards are drawn with.
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Dice = () => number;

// mulberry32: the same picture on every machine.
export function dice(seed: number): Dice {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (v: number) => Math.round(v * 10) / 10;

export function pathOf(points: readonly Point[], closed = false): string {
  return `M${points.map((p) => `${p.x} ${p.y}`).join('L')}${closed ? 'z' : ''}`;
}
