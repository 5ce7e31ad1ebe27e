// The palette holds WCAG AA: 4.5 for text, 3 for what must be seen to play.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/theme/tokens.css', 'utf8');
type Palette = ReadonlyMap<string, string>;
const colour = '#[0-9a-f]{6}';
// A token is one colour, or one by day and one by night.
const declared = [
  ...css.matchAll(new RegExp(`--([\\w-]+): (?:light-dark\\((${colour}), (${colour})\\)|(${colour}));`, 'g')),
];
const palette = (side: 2 | 3): Palette => new Map(declared.map((m) => [m[1] ?? '', m[side] ?? m[4] ?? '']));
const themes: Record<string, Palette> = { light: palette(2), dark: palette(3) };

function luminance(hex: string): number {
  const part = (at: number) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
function fail(name: string): never {
  throw new Error(`there is no token ${name}`);
}
function contrast(palette: Palette, a: string, b: string): number {
  const [x, y] = [a, b].map((name) => luminance(palette.get(name) ?? fail(name)));
  return (Math.max(x ?? 0, y ?? 0) + 0.05) / (Math.min(x ?? 0, y ?? 0) + 0.05);
}

const text: [string, string[]][] = [
  ['ink', ['ground', 'panel', 'panel-2']],
  ['ink-soft', ['ground', 'panel', 'panel-2']],
  ['ink-lamp', ['ground', 'panel', 'panel-2']],
  ['danger', ['ground', 'panel', 'panel-2']],
  ['good', ['ground', 'panel', 'panel-2']],
  ['act-ink', ['act']],
  ['card-ink', ['card-paper', 'card-rose']],
  ['card-foam', ['card-sea', 'card-swell']],
  ['house-seal-ink', ['house-seal']],
  ['badge-ink', ['badge']],
  ['badge-leading-ink', ['badge-leading']],
  ['piece-line', ['piece']],
];
const seen: [string, string[]][] = [
  ['line-strong', ['ground', 'panel', 'panel-2']],
  ['focus', ['ground', 'panel', 'panel-2']],
  ...['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((seat): [string, string[]] => [
    `chart-${seat}`,
    ['panel', 'panel-2'],
  ]),
  ['ink-on-bright', ['tribe-amber', 'tribe-ice', 'tribe-fern', 'tribe-straw', 'tribe-rust', 'tribe-heather']],
  ['ink-on-deep', ['tribe-tide']],
  ['god-rim', ['god-p1', 'god-p2', 'god-p3', 'god-p4', 'god-p5', 'god-p6']],
  ['lock-line', ['lock']],
  ['lamp-line', ['lamp', 'ring-centre', 'ring-upper', 'ring-outer']],
  ['house-line', ['ring-centre', 'ring-upper', 'ring-outer']],
  ['back-line', ['back-slate', 'back-plate']],
];
const pairs = (list: [string, string[]][]) =>
  list.flatMap(([ink, grounds]) => grounds.map((g): [string, string] => [ink, g]));

describe.each(Object.entries(themes))('%s palette', (_, palette) => {
  it.each(pairs(text))('%s reads on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(seen))('%s shows on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the tokens', () => {
  it('stand once each', () => {
    const names = [...css.matchAll(/^ {2}--([\w-]+):/gm)].map((m) => m[1]);
    const motion = new Set(['quick', 'move', 'sink']); // they are set to nothing where motion is off
    const twice = names.filter((name, i) => !motion.has(name ?? '') && names.indexOf(name) !== i);
    expect(twice).toEqual([]);
  });
  it('follow the system unless the player has chosen', () => {
    expect(css).toMatch(/:root \{[^}]*color-scheme: light dark;/);
    for (const theme of ['light', 'dark'])
      expect(css).toMatch(new RegExp(`\\[data-theme='${theme}'\\] \\{\\s*color-scheme: ${theme};`));
  });
});
