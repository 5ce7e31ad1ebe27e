// The pictures of chest parts, for any box: outline, iron, wood, and where mark and symbol stand.
import type { Point } from '../../../art/geometry';
import type { Shape } from './names';

export interface Frame {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export interface PartDrawing {
  readonly outline: string;
  readonly iron: string;
  readonly grain: string;
  readonly mark: Point;
  readonly symbol: Point; // beside a mark
  readonly alone: Point; // without one
}
type ChestShape = Exclude<Shape, 'key'>;

// The frame of a part within a card of 64, open where the chest goes on.
export const cardFrames: Record<ChestShape, Frame> = {
  'left lid': { x0: 8, y0: 10, x1: 61, y1: 61 },
  'right lid': { x0: 3, y0: 10, x1: 56, y1: 61 },
  'left bottom': { x0: 8, y0: 3, x1: 61, y1: 51 },
  'right bottom': { x0: 3, y0: 3, x1: 56, y1: 51 },
  middle: { x0: 3, y0: 10, x1: 61, y1: 54 },
};

export const markSize = 33;
export const symbolSize = { beside: 19, alone: 28, onKey: 22 };

const bend = 25; // how round a lid is
const foot = 6;
const rim = 5;

// Lids and bottoms are drawn for the left; `flip` mirrors what lies across.
function lid(frame: Frame, flip: (x: number) => number, turn: 0 | 1): PartDrawing {
  const { x0, y0, x1, y1 } = frame;
  const [out, inner] = [flip(x0), flip(x1)];
  const arc = (r: number, x: number, y: number, sweep: number = turn) => `A${r} ${r} 0 0 ${sweep} ${x} ${y}`;
  return {
    outline: `M${out} ${y1}V${y0 + bend}${arc(bend, flip(x0 + bend), y0)}H${inner}V${y1}z`,
    iron: `M${out} ${y1 - rim}H${inner}V${y1}H${out}z`,
    grain: `M${flip(x0 + bend)} ${y0 + 5}${arc(bend - 5, flip(x0 + 5), y0 + bend, 1 - turn)}V${y1 - rim}`,
    mark: { x: flip(x1 - 18), y: y1 - 18 },
    symbol: { x: flip(x0 + 15), y: y0 + 16 },
    alone: { x: flip((x0 + x1) / 2 + 1), y: (y0 + y1) / 2 - 1 },
  };
}
function bottom(frame: Frame, flip: (x: number) => number): PartDrawing {
  const { x0, y0, x1, y1 } = frame;
  const [out, inner] = [flip(x0), flip(x1)];
  return {
    outline: `M${out} ${y0}H${inner}V${y1}H${flip(x0 + 27)}L${flip(x0 + 23)} ${y1 + foot}H${out}z`,
    iron: `M${out} ${y0}H${inner}V${y0 + rim}H${out}z`,
    grain: `M${inner} ${y1 - 5}H${flip(x0 + 27)}`,
    mark: { x: flip(x1 - 18.5), y: y0 + 19.5 },
    symbol: { x: flip(x0 + 12.5), y: y1 - 7 },
    alone: { x: flip((x0 + x1) / 2), y: (y0 + y1) / 2 + 1 },
  };
}
function middle({ x0, y0, x1, y1 }: Frame): PartDrawing {
  const y = (y0 + y1) / 2;
  return {
    outline: `M${x0} ${y0}H${x1}V${y1}H${x0}z`,
    iron: `M${x0} ${y0}H${x1}V${y0 + rim}H${x0}zM${x0} ${y1 - rim}H${x1}V${y1}H${x0}z`,
    grain: `M${x0} ${y}H${x1}`,
    mark: { x: x1 - 18, y },
    symbol: { x: x0 + 11.5, y },
    alone: { x: (x0 + x1) / 2, y },
  };
}

export function drawPart(shape: ChestShape, frame: Frame): PartDrawing {
  if (shape === 'middle') return middle(frame);
  const isLeft = shape.startsWith('left');
  const flip = (x: number) => (isLeft ? x : frame.x0 + frame.x1 - x);
  return shape.endsWith('lid') ? lid(frame, flip, isLeft ? 1 : 0) : bottom(frame, flip);
}

export const key = {
  // The bow as a disc that bears the symbol, the shaft towards the lower right, two bits.
  bow: { x: 23, y: 23, r: 18 },
  shaft: 'M32 37 37 32 59 54 59 60 54 60 50 56 44 62 38 56 44 50 41 47 36 52 31 47 37 41z',
};
