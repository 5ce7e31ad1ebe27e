// Where the things on a district stand.
import { at, bearing, isSouth, local, onRing, ringOf, streetRadius } from './geometry';
import type { Point } from '../../../art/geometry';
import type { District } from './names';

export interface Place {
  readonly centre: Point;
  readonly chip: Point;
  readonly row: Point;
  readonly quarantine: Point;
  readonly flag: Point;
  // On which side of a house its count stands: away from the name, which runs along the inner edge.
  readonly seal: 'left' | 'right';
  // An arc to set the district's name on, running left to right.
  readonly name: string;
}
export interface Marks {
  readonly scale: number;
  readonly at: readonly Point[];
}

// Where the marks of `count` tribes stand; fewer stand larger, in one arc. In the centre, six and seven take a second arc;
// in the upper ring they make way for chip and row.
export function marksOf(d: District, count: number): Marks {
  // Left to right, on the northern half as on the southern.
  const hand = isSouth(bearing(d)) ? -1 : 1;
  const arc = (n: number, r: number, pitch: number, shift = 0) =>
    Array.from({ length: n }, (_, i) => onRing(d, shift + hand * ((n - 1) / 2 - i) * pitch, r));
  switch (ringOf(d)) {
    case 'outer': {
      // A house is wider to its left, which in the north-east is where the name runs.
      const aside = d === 'G2' ? 11 : 0;
      return count <= 4
        ? { scale: 1.25, at: arc(count, 421 + aside, 92) }
        : { scale: 1.1, at: arc(count, 422 + aside / 2, 76) };
    }
    case 'upper':
      if (count <= 4) return { scale: 1.2, at: arc(count, 313, 88) };
      return count === 5 ? { scale: 1, at: arc(5, 309, 69) } : { scale: 0.92, at: arc(count, 308, 62, -30) };
    case 'centre':
      if (count <= 4) return { scale: 1.15, at: arc(count, 168, 84) };
      return {
        scale: 0.92,
        at: [...arc(Math.min(count, 5), 179, 63), ...arc(Math.max(count - 5, 0), 118, 63)],
      };
  }
}

export function placeOf(d: District): Place {
  const ring = ringOf(d);
  const b = bearing(d);
  const seal = at({ r: 100, turn: b }).x < at({ r: 0, turn: 0 }).x ? 'left' : 'right';
  if (ring === 'centre') {
    return {
      centre: local(d, 0, 150),
      chip: local(d, 80, 84),
      row: local(d, 0, 50),
      quarantine: local(d, -80, 84),
      flag: local(d, 0, 108),
      // In the centre the name runs along the outer edge.
      seal: seal === 'left' ? 'right' : 'left',
      name: nameArc(b, 221),
    };
  }
  const r = streetRadius[ring];
  const end = ring === 'outer' ? 372 : 287;
  return {
    centre: onRing(d, 0, r),
    chip: onRing(d, end, r),
    row: onRing(d, end - (ring === 'outer' ? 68 : 63), r),
    quarantine: onRing(d, -end, r),
    flag: onRing(d, 66 - end, r),
    seal,
    name: nameArc(b, r - 54),
  };
}

// Lower arcs run the other way round, so that no name stands on its head.
function nameArc(b: number, r: number): string {
  const low = isSouth(b);
  const radius = low ? r + 10 : r - 3;
  const [from, to] = low ? [b + 56, b - 56] : [b - 56, b + 56];
  const a = at({ r: radius, turn: from });
  const z = at({ r: radius, turn: to });
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${low ? 0 : 1} ${z.x} ${z.y}`;
}
