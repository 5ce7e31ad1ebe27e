// A house that is carried from the supply to a district: begun by a press, carried once the pointer has moved, and ended by
// letting go or by giving up. The same for mouse, finger and pen.
import type { Tribe } from './art/names';

export interface Carrying {
  readonly tribe: Tribe;
  readonly pointer: number; // which one, for there may be several fingers
  readonly from: Place;
  readonly at: Place;
  readonly isUnderWay: boolean; // not a tap any more
}

export interface Place {
  readonly x: number;
  readonly y: number;
}
interface Pointer {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

const trembling = 8; // pixels that a tap may move

const placeOf = ({ clientX, clientY }: Pointer): Place => ({ x: clientX, y: clientY });

/** A press on a house of the supply: a tap, or the beginning of a way. */
export const grasp = (tribe: Tribe, pointer: Pointer): Carrying => ({
  tribe,
  pointer: pointer.pointerId,
  from: placeOf(pointer),
  at: placeOf(pointer),
  isUnderWay: false,
});

/** Another pointer carries nothing. */
export const isBy = (carrying: Carrying | null, { pointerId }: Pointer): carrying is Carrying =>
  carrying?.pointer === pointerId;

export function carry(carrying: Carrying, pointer: Pointer): Carrying {
  const at = placeOf(pointer);
  const way = Math.hypot(at.x - carrying.from.x, at.y - carrying.from.y);
  return { ...carrying, at, isUnderWay: carrying.isUnderWay || way > trembling };
}
