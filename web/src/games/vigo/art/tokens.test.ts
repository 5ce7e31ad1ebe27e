// Vigo's palette holds WCAG AA by day and by night: 4.5 for text, 3 for what must be seen to play.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paletteOf, tooNear, type Pairs } from '../../../theme/palette';
import { colours } from './names';

const own = readFileSync('src/games/vigo/art/tokens.css', 'utf8');
const shared = readFileSync('src/theme/tokens.css', 'utf8');
const inkOf = (colour: string) =>
  new RegExp(`\\.vigo-${colour} \\{[^}]*--chest-ink: var\\(--([\\w-]+)\\)`).exec(own)?.[1] ?? '';
const text: Pairs = [
  ['vigo-wood-ink', ['vigo-wood']],
  ['lamp-line', ['lamp']],
  ['vigo-line', ['vigo-paper', 'vigo-event']],
  ['vigo-event-ink', ['vigo-event']],
  ['vigo-gold-ink', ['vigo-gold']],
  ['vigo-iron', ['vigo-iron-pale']],
  ['vigo-turn-ink', ['vigo-turn']],
  ...colours.map((colour) => [inkOf(colour), [`vigo-${colour}`]] as const),
];
const seen: Pairs = [
  ['vigo-back', ['vigo-water', 'vigo-paper', 'vigo-event']],
  ['vigo-back-star', ['vigo-back']],
  ['vigo-paper-edge', ['vigo-water', 'vigo-paper', 'vigo-event']],
  ['vigo-halo', ['vigo-back', 'vigo-line']],
  ['vigo-line', ['vigo-gold', 'vigo-halo', 'vigo-white', 'vigo-yellow', 'vigo-green', 'vigo-red', 'lamp']],
  ['lamp', ['vigo-back']],
  ['lamp-line', ['vigo-water', 'vigo-paper', 'vigo-event']],
  ['vigo-turn-ink', ['vigo-water', 'vigo-paper']],
];
it.each(['day', 'night'] as const)('the palette by %s can be read and seen', (time) => {
  const palette = paletteOf(shared + own, time);
  expect(tooNear(palette, text, 4.5)).toEqual([]);
  expect(tooNear(palette, seen, 3)).toEqual([]);
});

it('defines a colour for every name it uses, and no name twice', () => {
  const defined = [...own.matchAll(/^ {2}--(vigo-[\w-]+):/gm)].map((m) => m[1]);
  expect(new Set(defined).size).toBe(defined.length);
  for (const m of own.matchAll(/var\(--(vigo-[\w-]+)\)/g)) expect(defined).toContain(m[1]);
});
