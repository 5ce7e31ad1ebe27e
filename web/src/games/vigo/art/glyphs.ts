// Vigo's symbols as glyphs in one ink: colours, treasures, the lock and the four events. Silhouettes first: they have to hold
// at nine pixels and in grey.
import { circle, cut, fill, line, score, type Glyph } from '../../../art/glyph';
import type { Colour, Event, Mark } from './names';

export const colourGlyphs: Record<Colour, Glyph> = {
  red: [
    fill(
      'M32 60C10 43 2 32 2 20 2 10 10 4 18 4 25 4 30 8 32 14 34 8 39 4 46 4 54 4 62 10 62 20 62 32 54 43 32 60z',
    ),
  ],
  blue: [fill('M42 2A30 30 0 1 0 62 41 24 24 0 1 1 42 2z')],
  green: [fill('M14 51C2 23 24 3 62 2 62 40 42 63 14 51z'), line('M18 46 5 60'), score('M22 42 42 22')],
  yellow: [fill('M32 1 41 22 63 24 46 39 52 61 32 49 12 61 18 39 1 24 23 22z')],
  violet: [fill('M6 3H58V12L39 32 58 52V61H6V52L25 32 6 12z')],
  white: [fill('M1 32C12 9 33 6 46 25L63 9V55L46 39C33 58 12 55 1 32z'), cut(circle(18, 27, 4))],
  brown: [fill('M4 12H60V26H4zM4 38H60V52H4z')],
};

export const markGlyphs: Record<Mark, Glyph> = {
  lock: [
    line('M18 30V20a14 14 0 0 1 28 0V30'),
    fill('M10 28H54a3 3 0 0 1 3 3V58a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V31a3 3 0 0 1 3-3z'),
    cut('M32 36a6.5 6.5 0 0 1 3.5 12V56H28.500V48A6.5 6.5 0 0 1 32 36z'),
  ],
  chalice: [
    fill('M11 3H53C54 25 47 36 37 39V50C43 51 48 54 49 61H15C16 54 21 51 27 50V39C17 36 10 25 11 3z'),
  ],
  chain: [
    line('M26 38C18 30 10 34 6 38S2 50 8 56 22 62 26 58 34 46 26 38z'),
    line('M56 8C50 2 42 2 38 6S30 18 38 26 54 30 58 26 62 14 56 8z'),
    line('M22 42 42 22'),
  ],
  crown: [
    fill('M8 48 3 16 19 30 32 6 45 30 61 16 56 48z'),
    fill('M8 53H56V61H8z'),
    fill(`${circle(3.5, 14, 4)}${circle(32, 6, 5)}${circle(60.5, 14, 4)}`),
  ],
  diamond: [
    fill('M15 6H49L63 25 32 61 1 25z'),
    score('M3 25H61M15 7 23 25 32 58 41 25 49 7M23 25 32 7 41 25'),
  ],
  coin: [
    fill('M4 44C4 54 60 54 60 44V52C60 62 4 62 4 52zM4 30C4 40 60 40 60 30V38C60 48 4 48 4 38z'),
    fill('M32 5C16 5 4 9 4 16V24C4 34 60 34 60 24V16C60 9 48 5 32 5z'),
    score('M14 16.500C14 22 50 22 50 16.500S14 11 14 16.500z'),
  ],
  ring: [
    fill(`${circle(32, 42, 21)}M20.5 42a11.5 11.5 0 1 1 23 0a11.5 11.5 0 1 1-23 0z`),
    fill('M23 1H41L49 11 32 27 15 11z'),
  ],
};

export const eventGlyphs: Record<Event, Glyph> = {
  dolphin: [
    fill(
      'M3 58C2 33 14 12 36 10 47 9 54 15 56 21L63 26C59 29 54 29 49 28 36 27 24 33 20 46L24 60 13 54 3 58z',
    ),
    fill('M22 17C22 9 18 4 11 2 13 10 13 18 11 26z'),
    fill('M33 25C38 31 38 38 33 44 30 39 28 34 26 30z'),
    cut(circle(47, 19, 2.8)),
    line('M33 58q5-7 10 0t10 0 8-3'),
  ],
  'tidal wave': [
    fill(
      'M1 50C9 47 12 37 16 26 21 11 35 2 48 7 59 12 62 22 57 32 55 23 48 19 42 23 36 27 37 36 43 40 50 45 57 45 63 50V54H1z',
    ),
    line('M3 61H61'),
  ],
  pirate: [
    line('M7 44 57 61M57 44 7 61'),
    fill(`${circle(6, 41, 4.5)}${circle(58, 41, 4.5)}${circle(6, 61, 4)}${circle(58, 61, 4)}`),
    fill('M32 1C16 1 8 11 8 22 8 29 11 34 17 37V48H47V37C53 34 56 29 56 22 56 11 48 1 32 1z'),
    cut(`${circle(22, 23, 6.5)}${circle(42, 23, 6.5)}`),
    cut('M32 29l4.5 8h-9z'),
    score('M27 42V49M37 42V49'),
  ],
  'sailing ship': [
    fill('M2 44C8 47 14 47 20 47H44C51 47 57 46 63 42 62 53 56 61 50 61H16C9 61 4 54 2 44z'),
    fill('M4 17H19C23 26 23 33 19 42H4C9 33 9 26 4 17z'),
    fill('M24 7H41C46 19 46 31 41 42H24C29 31 29 19 24 7z'),
    fill('M46 17H57C61 26 61 33 57 40H46C50 33 50 26 46 17z'),
    fill('M31 0H43L39 3 43 6H31z'),
  ],
};
