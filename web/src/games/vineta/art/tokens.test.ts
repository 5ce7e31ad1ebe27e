// Vineta's palette holds WCAG AA by day and by night: 4.5 for text, 3 for what must be seen to play.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paletteOf, tooNear, type Pairs } from '../../../theme/palette';

const own = readFileSync('src/games/vineta/art/tokens.css', 'utf8');
const shared = readFileSync('src/theme/tokens.css', 'utf8');

const text: Pairs = [
  ['card-ink', ['card-paper', 'card-rose']],
  ['card-foam', ['card-sea', 'card-swell']],
  ['house-seal-ink', ['house-seal']],
  ['badge-ink', ['badge']],
  ['badge-leading-ink', ['badge-leading']],
  ['piece-line', ['piece']],
];
const seen: Pairs = [
  ['ink-on-bright', ['tribe-amber', 'tribe-ice', 'tribe-fern', 'tribe-straw', 'tribe-rust', 'tribe-heather']],
  ['ink-on-deep', ['tribe-tide']],
  ['god-rim', ['god-p1', 'god-p2', 'god-p3', 'god-p4', 'god-p5', 'god-p6']],
  ['lock-line', ['lock']],
  ['lamp-line', ['ring-centre', 'ring-upper', 'ring-outer']],
  ['house-line', ['ring-centre', 'ring-upper', 'ring-outer']],
  ['back-line', ['back-plate']],
];

it.each(['day', 'night'] as const)('the palette by %s can be read and seen', (time) => {
  const palette = paletteOf(shared + own, time);
  expect(tooNear(palette, text, 4.5)).toEqual([]);
  expect(tooNear(palette, seen, 3)).toEqual([]);
});

it('no token stands twice, nor in the theme as well', () => {
  const names = [...own.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name]) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i || shared.includes(`  --${name}:`))).toEqual([]);
});
