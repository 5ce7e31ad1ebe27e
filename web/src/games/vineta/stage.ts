// Where things lie on the stage over the island, in the units of its container: so nothing has to be measured.
import type { Point } from '../../art/geometry';
import { island } from './art/island';
import type { District } from './art/names';

export interface Spot {
  readonly x: string;
  readonly y: string;
}

// The island is a square of 1000 in the middle of the stage, as large as there is room.
const along = (value: number, axis: 'w' | 'h'): string =>
  `calc(50cq${axis} + ${((value - 500) / 1000).toFixed(4)} * min(100cqw, 100cqh))`;
const spotOf = ({ x, y }: Point): Spot => ({ x: along(x, 'w'), y: along(y, 'h') });

const middle: Spot = { x: '50cqw', y: '50cqh' };
export const centreOf = (district: District | null): Spot =>
  district ? spotOf(island[district].place.centre) : middle;
export const rowOf = (district: District): Spot => spotOf(island[district].place.row);

/** Whether a panel that must not cover the district lies above it. */
export const liesSouth = (district: District): boolean => island[district].place.centre.y > 500;

// The cards of a turn lie in the sea beside the island, in its upper corners: two in each, and one more below where there are many.
const corners = ['left low', 'left', 'left in', 'right in', 'right', 'right low'] as const;
type Corner = (typeof corners)[number];
const cornersFor: Readonly<Record<number, readonly Corner[]>> = {
  2: ['left', 'right'],
  3: ['left', 'left in', 'right'],
  4: ['left', 'left in', 'right in', 'right'],
  5: ['left low', 'left', 'left in', 'right in', 'right'],
};

/** Where the card of the i-th of so many seats lies, in order along the upper edge. */
export function slotSpot(i: number, count: number): Spot {
  const corner = (cornersFor[count] ?? corners)[i] ?? 'left';
  const inset = `var(--card) * ${corner.endsWith('in') ? 1.85 : 0.6} + var(--space-1)`;
  return {
    x: corner.startsWith('left') ? `calc(${inset})` : `calc(100cqw - (${inset}))`,
    y: `calc(var(--card) * ${corner.endsWith('low') ? 2.4 : 0.8} + var(--space-1))`,
  };
}

/** Where a card can be seen that is added to a row, and covers neither its sum nor its chip. */
export function besideRow(district: District): Spot {
  const { row } = island[district].place;
  const isHigh = row.y < 250; // there is no room above
  return { x: along(row.x + (isHigh ? 110 : 0), 'w'), y: along(row.y + (isHigh ? 60 : -105), 'h') };
}
