// The water's edge: straight along the quay, rough along the beach. And what lies in the sand.
import { dice, pathOf, round, type Point } from '../../../art/geometry';
import { waterOf, type Lie } from './bay';

const stray = 5;
const step = 24;

/** The outline of the bay's water; it never cuts into a field. */
export function shoreOf(lie: Lie): string {
  const { x, y, width, height } = waterOf(lie);
  const roll = dice(12);
  const off = () => 3 + roll() * stray;
  const top = Array.from({ length: Math.floor(width / step) }, (_, i): Point => ({
    x: round(x + i * step),
    y: round(y - off()),
  }));
  const right = Array.from({ length: Math.floor(height / step) }, (_, i): Point => ({
    x: round(x + width + off()),
    y: round(y + i * step),
  }));
  const last = { x: x + width + 3, y: y + height };
  return pathOf([...top, ...right, last, { x, y: y + height }], true);
}
