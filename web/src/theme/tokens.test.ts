// The palette holds WCAG AA: 4.5 for text, 3 for what must be seen to play.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paletteOf, tooNear, type Pairs } from './palette';

const css = readFileSync('src/theme/tokens.css', 'utf8');
const text: Pairs = [
  ['ink', ['ground', 'panel', 'panel-2']],
  ['ink-soft', ['ground', 'panel', 'panel-2']],
  ['ink-lamp', ['ground', 'panel', 'panel-2']],
  ['danger', ['ground', 'panel', 'panel-2']],
  ['good', ['ground', 'panel', 'panel-2']],
  ['act-ink', ['act']],
];
const seen: Pairs = [
  ['line-strong', ['ground', 'panel', 'panel-2']],
  ['focus', ['ground', 'panel', 'panel-2']],
  ...['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((seat) => [`chart-${seat}`, ['panel', 'panel-2']] as const),
  ['lamp-line', ['lamp']],
  ['back-line', ['back-slate']],
];
it.each(['day', 'night'] as const)('the palette by %s can be read and seen', (time) => {
  const palette = paletteOf(css, time);
  expect(tooNear(palette, text, 4.5)).toEqual([]);
  expect(tooNear(palette, seen, 3)).toEqual([]);
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
