// Seven tribes: a silhouette each that holds at ten pixels and in grey.
import { circle, cut, fill, line, score, type Glyph } from '../../../art/glyph';
import type { Tribe } from './names';

const petals = [0, 1, 2, 3, 4].map((i) => {
  const turn = (i * 2 * Math.PI) / 5;
  return circle(Math.round(32 + 18 * Math.sin(turn)), Math.round(33 - 18 * Math.cos(turn)), 13);
});

export const tribeGlyphs: Record<Tribe, Glyph> = {
  amber: [
    fill('M32 2C30 10 11 27 11 41a21 21 0 0 0 42 0C53 27 34 10 32 2z'),
    score('M21 42a11 11 0 0 0 9 11'),
  ],
  ice: [
    line('M32 3V61M7 17.5 57 46.5M57 17.5 7 46.5'),
    line('M24 6l8 8 8-8M24 58l8-8 8 8M5 28l11-3-3-11M59 28l-11-3 3-11M5 36l11 3-3 11M59 36l-11 3 3 11'),
  ],
  fern: [
    fill('M12 52C2 24 24 4 60 4 60 40 40 62 12 52z'),
    score('M22 42 44 20M33 31H46M33 31V18M26 39H38'),
    line('M18 46 5 60'),
  ],
  straw: [
    ...[-34, 0, 34].map((turn) => fill('M32 1C40 10 40 20 32 28 24 20 24 10 32 1z', `rotate(${turn} 32 42)`)),
    line('M32 28V60M20 24 42 60M44 24 22 60'),
    fill('M22 38H42V46H22z'),
  ],
  tide: [fill('M42 4A29 29 0 1 0 61 40 24 24 0 1 1 42 4z')],
  rust: [
    line(circle(32, 10, 6)),
    line('M32 17V59M19 26H45M7 40C9 52 19 60 32 60S55 52 57 40'),
    fill('M0 46 8 31 17 45zM64 46 56 31 47 45z'),
  ],
  heather: [...petals.map((d) => fill(d)), cut(circle(32, 33, 7))],
};
