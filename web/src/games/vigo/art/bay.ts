// Where everything of the bay lies: fields, lines, ships, and the way a wave takes. Pure; knows no rule.
import { seats, type Seat } from '../../../wire/schema';
import type { Point } from '../../../art/geometry';

export const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;
export const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Column = (typeof columns)[number];
export type Row = (typeof rows)[number];
export type Line = Column | Row;
export type Field = `${Column}${Row}`;
// In wire order: a1, b1 … l9.
export const fields: readonly Field[] = rows.flatMap((row) =>
  columns.map((column): Field => `${column}${row}`),
);

// Wide: columns run across and row 1 lies at the bottom. Tall: the bay turned by a quarter, for a phone held upright; the
// quay stays at the left and below, the letters run down.
export type Lie = 'wide' | 'tall';
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const side = 64; // of a field
export const quay = 36; // left and below, with the names of the lines
export const beach = 14; // right and above

const isRow = (line: Line): line is Row => line <= '9';
const columnOf = (field: Field) => field.charCodeAt(0) - 97;
const rowOf = (field: Field) => Number(field[1]) - 1;
const across = (lie: Lie) => (lie === 'wide' ? columns.length : rows.length);
const down = (lie: Lie) => (lie === 'wide' ? rows.length : columns.length);

/** The whole picture, quay and beach included. */
export const boxOf = (lie: Lie): Box => ({
  x: 0,
  y: 0,
  width: across(lie) * side + quay + beach,
  height: down(lie) * side + quay + beach,
});

/** How wide the picture is for its height. */
export const ratioOf = (lie: Lie): number => boxOf(lie).width / boxOf(lie).height;

/** The water: all fields together. */
export const waterOf = (lie: Lie): Box => ({
  x: quay,
  y: beach,
  width: across(lie) * side,
  height: down(lie) * side,
});

/** The middle of a field. */
export function placeOf(field: Field, lie: Lie): Point {
  const [i, j] =
    lie === 'wide' ? [columnOf(field), rows.length - 1 - rowOf(field)] : [rowOf(field), columnOf(field)];
  return { x: quay + (i + 0.5) * side, y: beach + (j + 0.5) * side };
}

export const fieldsOf = (line: Line): Field[] =>
  fields.filter((field) => (isRow(line) ? field[1] === line : field[0] === line));

const liesAcross = (line: Line, lie: Lie) => isRow(line) === (lie === 'wide');
const first = (line: Line): Field => (isRow(line) ? `a${line}` : `${line}1`);

/** The strip of water that a row or a column is. */
export function bandOf(line: Line, lie: Lie): Box {
  const { x, y } = placeOf(first(line), lie);
  const water = waterOf(lie);
  return liesAcross(line, lie)
    ? { ...water, y: y - side / 2, height: side }
    : { ...water, x: x - side / 2, width: side };
}

/** The plank of the quay that bears a line's name. */
export function plankOf(line: Line, lie: Lie): Box {
  const band = bandOf(line, lie);
  return liesAcross(line, lie)
    ? { ...band, x: 0, width: quay }
    : { ...band, y: band.y + band.height, height: quay };
}

/** A plank and the field next to it. */
export const reachOf = (plank: Box): Box =>
  plank.x === 0
    ? { ...plank, width: plank.width + side }
    : { ...plank, y: plank.y - side, height: plank.height + side };

export interface PlacedShip extends Point {
  readonly seat: Seat;
  readonly field: Field;
}
/** The ships that are in the bay, what lies farther up first, so that the nearer one is drawn over it. */
export function shipsOf(ships: Partial<Record<Seat, Field | null>>, lie: Lie): PlacedShip[] {
  return seats
    .flatMap((seat) => {
      const field = ships[seat];
      return field ? [{ seat, field, ...placeOf(field, lie) }] : [];
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

export interface Turn {
  readonly order: number; // when the wave comes to it, from 0
  readonly axis: 'x' | 'y'; // the way the wave runs
}
/** How the wave turns these fields, given in the order in which it reaches them. */
export function waveOf(turned: readonly Field[], lie: Lie): Map<Field, Turn> {
  const [from, to] = [turned[0], turned.at(-1)];
  if (!from || !to) return new Map();
  const axis = placeOf(from, lie).x === placeOf(to, lie).x && from !== to ? 'y' : 'x';
  return new Map(turned.map((field, order) => [field, { order, axis }]));
}

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const ways: Record<Way, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isWay = (key: string): key is Way => key in ways;

/** The field an arrow key leads to: the nearest of `among` that way, straight ahead before aside; null if none lies there. */
export function nextField(from: Field, way: Way, among: readonly Field[], lie: Lie): Field | null {
  const here = placeOf(from, lie);
  const { x, y } = ways[way];
  const cost = (field: Field) => {
    const there = placeOf(field, lie);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    return ahead > 0 ? ahead + 3 * aside : Infinity;
  };
  const best = [...among].sort((a, b) => cost(a) - cost(b))[0];
  return best && cost(best) < Infinity ? best : null;
}
