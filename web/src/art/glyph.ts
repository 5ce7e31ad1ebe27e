// A picture in one colour: strokes and shapes in a 64 × 64 box. `cut` and `score` take the colour of the ground, so that a
// glyph needs no second colour and holds in greyscale.
export type Ink = 'fill' | 'line' | 'thin' | 'dash' | 'cut' | 'score' | 'moat';
export interface Part {
  readonly d: string;
  readonly as: Ink;
  readonly at?: string;
}
export type Glyph = readonly Part[];

export const fill = (d: string, at?: string): Part => (at ? { d, as: 'fill', at } : { d, as: 'fill' });
export const line = (d: string): Part => ({ d, as: 'line' });
export const thin = (d: string): Part => ({ d, as: 'thin' });
export const dash = (d: string): Part => ({ d, as: 'dash' });
export const cut = (d: string): Part => ({ d, as: 'cut' });
export const score = (d: string): Part => ({ d, as: 'score' });
// A wide line of the ground, to part what lies before from what lies behind.
export const moat = (d: string): Part => ({ d, as: 'moat' });

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

// A gabled front, standing on `base`, `w` wide and `h` high.
export function house(x: number, base: number, w: number, h = w): string {
  const eave = w * 0.1;
  const wall = h * 0.55;
  return `M${x - w / 2 + eave} ${base}v${-wall}h${-eave}L${x} ${base - h}l${w / 2} ${h - wall}h${-eave}v${wall}z`;
}
