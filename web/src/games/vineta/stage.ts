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
