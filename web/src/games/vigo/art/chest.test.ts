import { describe, expect, it } from 'vitest';
import { assemble, corners, namesOf } from './chest';
import { cardFrames, drawPart, markSize, symbolSize } from './parts';
import type { Colour, Mark, Part } from './names';

const corner = (i: number, colour: Colour, mark?: Mark): Part => ({
  shape: corners[i] ?? 'left lid',
  colour,
  mark,
});
const four = [corner(0, 'red'), corner(1, 'blue'), corner(2, 'green', 'lock'), corner(3, 'violet', 'lock')];
const middles = (n: number): Part[] =>
  Array.from({ length: n }, () => ({ shape: 'middle', colour: 'brown' }));
const key = (colour: Colour): Part => ({ shape: 'key', colour });

describe('a chest', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('with %i middles fills both lines without gap or overlap', (n) => {
    const chest = assemble([...middles(n), ...four]);
    expect(chest.pieces).toHaveLength(4 + n);
    expect(chest.gaps).toEqual([]);
    expect(chest.width).toBe(2 + Math.ceil(n / 2));
    for (const at of ['lid', 'bottom'] as const) {
      const line = chest.pieces.filter((piece) => piece.at === at);
      let x = 0;
      for (const piece of line) {
        expect(piece.x).toBeCloseTo(x);
        x += piece.width;
      }
      expect(x).toBeCloseTo(chest.width);
      expect(line[0]?.part.shape).toBe(`left ${at}`);
      expect(line.at(-1)?.part.shape).toBe(`right ${at}`);
    }
  });

  it('in the making shows which corners are missing', () => {
    expect(assemble([]).gaps.map((gap) => gap.shape)).toEqual(corners);
    expect(assemble([four[0] as Part]).gaps.map((gap) => gap.shape)).toEqual(corners.slice(1));
  });

  it('takes each key to the lock of its colour first', () => {
    const { keys, loose } = assemble([...four, key('red'), key('green')]);
    expect(keys.map((put) => [put.part.colour, put.lock.part.colour, put.fits])).toEqual([
      ['green', 'green', true],
      ['red', 'violet', false],
    ]);
    expect(loose).toEqual([]);
  });

  it('names its pieces apart, and the same when another joins', () => {
    const names = namesOf([...middles(3), ...four]);
    expect(new Set(names).size).toBe(7);
    expect(namesOf([...middles(2), ...four]).every((name) => names.includes(name))).toBe(true);
  });

  it('leaves loose what has no place', () => {
    const { keys, loose } = assemble([...four, corner(0, 'white'), key('red'), key('green'), key('blue')]);
    expect(keys).toHaveLength(2);
    expect(loose).toEqual([corner(0, 'white'), key('blue')]);
  });
});

describe('a part on its card', () => {
  it.each(Object.keys(cardFrames) as (keyof typeof cardFrames)[])(
    '%s shows symbol and mark apart and whole',
    (shape) => {
      const frame = cardFrames[shape];
      const { mark, symbol } = drawPart(shape, frame);
      const apart = Math.hypot(mark.x - symbol.x, mark.y - symbol.y);
      expect(apart).toBeGreaterThanOrEqual((markSize + symbolSize.beside) / 2 - 1);
      for (const [at, size] of [
        [mark, markSize],
        [symbol, symbolSize.beside],
      ] as const) {
        expect(at.x - size / 2).toBeGreaterThanOrEqual(frame.x0);
        expect(at.x + size / 2).toBeLessThanOrEqual(frame.x1);
        expect(at.y - size / 2).toBeGreaterThanOrEqual(frame.y0);
        expect(at.y + size / 2).toBeLessThanOrEqual(frame.y1 + 3);
      }
    },
  );
  it('lies mirrored left and right', () => {
    for (const half of ['lid', 'bottom'] as const) {
      const [left, right] = [`left ${half}`, `right ${half}`] as const;
      const frame = { x0: 0, y0: 0, x1: 64, y1: 50 };
      expect(drawPart(right, frame).mark.x).toBe(64 - drawPart(left, frame).mark.x);
      expect(drawPart(right, frame).symbol.x).toBe(64 - drawPart(left, frame).symbol.x);
    }
  });
});
