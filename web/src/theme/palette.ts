// The colours of a style sheet by day or by night, and their contrasts as WCAG 2 computes them: for tests.
export type Palette = ReadonlyMap<string, string>;
export type Pairs = readonly (readonly [ink: string, grounds: readonly string[]])[];

const colour = '#[0-9a-f]{6}';
const declaration = new RegExp(`--([\\w-]+): (?:light-dark\\((${colour}), (${colour})\\)|(${colour}));`, 'g');

/** A token is one colour, or one by day and one by night. */
export const paletteOf = (css: string, time: 'day' | 'night'): Palette =>
  new Map(
    [...css.matchAll(declaration)].map(([, name = '', day, night, always]) => [
      name,
      (time === 'day' ? day : night) ?? always ?? '',
    ]),
  );

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('there is no such token');
  const part = (at: number): number => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

export function contrast(palette: Palette, a: string, b: string): number {
  const [x, y] = [luminance(palette.get(a)), luminance(palette.get(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The pairs that are nearer than they may be. */
export const tooNear = (palette: Palette, pairs: Pairs, least: number): string[] =>
  pairs.flatMap(([ink, grounds]) =>
    grounds.filter((ground) => contrast(palette, ink, ground) < least).map((ground) => `${ink} on ${ground}`),
  );
