// Vigo's palette holds WCAG AA by day and by night: 4.5 for text, 3 for what must be seen to play.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from './names';

const own = readFileSync('src/games/vigo/art/tokens.css', 'utf8');
const shared = readFileSync('src/theme/tokens.css', 'utf8');
type Palette = ReadonlyMap<string, string>;

function ownColours(night: boolean): [string, string][] {
  const one = [...own.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m): [string, string] => [
    m[1] ?? '',
    m[2] ?? '',
  ]);
  const two = [...own.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    (m): [string, string] => [m[1] ?? '', m[night ? 3 : 2] ?? ''],
  );
  return [...one, ...two];
}
function sharedColours(start: string): [string, string][] {
  const from = shared.indexOf(start);
  const body = shared.slice(from, shared.indexOf('}', from));
  return [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']);
}
const themes: Record<string, Palette> = {
  noon: new Map([
    ...sharedColours(':root {'),
    ...sharedColours("\n[data-theme='light'] {"),
    ...ownColours(false),
  ]),
  moonlight: new Map([
    ...sharedColours(':root {'),
    ...sharedColours("\n[data-theme='dark'] {"),
    ...ownColours(true),
  ]),
};

function luminance(hex: string): number {
  const part = (at: number) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
function contrast(palette: Palette, a: string, b: string): number {
  const [x, y] = [a, b].map((name) => {
    const hex = palette.get(name);
    if (!hex) throw new Error(`no colour ${name}`);
    return luminance(hex);
  }) as [number, number];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const inkOf = (colour: string) =>
  new RegExp(`\\.vigo-${colour} \\{[^}]*--chest-ink: var\\(--([\\w-]+)\\)`).exec(own)?.[1] ?? '';
const text: [string, string[]][] = [
  ['vigo-wood-ink', ['vigo-wood']],
  ['lamp-line', ['lamp']],
  ['vigo-line', ['vigo-paper', 'vigo-event']],
  ['vigo-event-ink', ['vigo-event']],
  ['vigo-gold-ink', ['vigo-gold']],
  ['vigo-iron', ['vigo-iron-pale']],
  ['vigo-turn-ink', ['vigo-turn']],
  ...colours.map((colour): [string, string[]] => [inkOf(colour), [`vigo-${colour}`]]),
];
const seen: [string, string[]][] = [
  ['vigo-back', ['vigo-water', 'vigo-paper', 'vigo-event']],
  ['vigo-back-star', ['vigo-back']],
  ['vigo-paper-edge', ['vigo-water', 'vigo-paper', 'vigo-event']],
  ['vigo-halo', ['vigo-back', 'vigo-line']],
  ['vigo-line', ['vigo-gold', 'vigo-halo', 'vigo-white', 'vigo-yellow', 'vigo-green', 'vigo-red', 'lamp']],
  ['lamp', ['vigo-back']],
  ['lamp-line', ['vigo-water', 'vigo-paper', 'vigo-event']],
  ['vigo-turn-ink', ['vigo-water', 'vigo-paper']],
];
const pairs = (list: [string, string[]][]) =>
  list.flatMap(([ink, grounds]) => grounds.map((ground): [string, string] => [ink, ground]));

describe.each(Object.entries(themes))('Vigo at %s', (_, palette) => {
  it.each(pairs(text))('%s reads on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(seen))('%s shows on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('defines a colour for every name it uses, and no name twice', () => {
  const defined = [...own.matchAll(/^ {2}--(vigo-[\w-]+):/gm)].map((m) => m[1]);
  expect(new Set(defined).size).toBe(defined.length);
  for (const m of own.matchAll(/var\(--(vigo-[\w-]+)\)/g)) expect(defined).toContain(m[1]);
});
