// The palette holds WCAG AA: 4.5 for text, 3 for what must be seen to play.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/theme/tokens.css', 'utf8');
type Palette = ReadonlyMap<string, string>;
function block(start: string): [string, string][] {
  const from = css.indexOf(start);
  const body = css.slice(from, css.indexOf('}', from));
  return [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']);
}
const themes: Record<string, Palette> = {
  light: new Map([...block(':root {'), ...block("\n[data-theme='light'] {")]),
  dark: new Map([...block(':root {'), ...block("\n[data-theme='dark'] {")]),
};

function luminance(hex: string): number {
  const part = (at: number) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
function contrast(palette: Palette, a: string, b: string): number {
  const [x, y] = [a, b].map((name) => luminance(palette.get(name) ?? '#000000'));
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
  it('defines the same names by choice and by the system', () => {
    const by_system = block("  :root:not([data-theme='light'])");
    expect(by_system).toEqual(block("\n[data-theme='dark'] {"));
  });
});
