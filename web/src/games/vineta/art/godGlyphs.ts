// Six gods by seat: an emblem and a plate of its own outline each, so that shape tells them apart before colour does.
import { circle, cut, fill, line, score, thin, type Glyph } from '../../../art/glyph';
import type { Seat } from './names';

interface God {
  readonly name: string;
  readonly plate: string;
  readonly emblem: Glyph;
}

export const gods: Record<Seat, God> = {
  p1: {
    name: 'thor',
    plate: circle(32, 32, 30),
    emblem: [
      fill('M6 2H58V26H6zM27 26H37V66H27zM23 60H41V68H23z', 'rotate(38 32 32)'),
      score('M39 8 50 17M14 38 25 47'),
    ],
  },
  p2: {
    name: 'freya',
    plate: 'M4 4H60V32C60 48 48 57 32 63 16 57 4 48 4 32z',
    emblem: [
      fill('M10 5 25 17H39L54 5V36C54 49 44 57 32 57S10 49 10 36z'),
      cut('M18 30l10 4-8 4zM46 30l-10 4 8 4z'),
      cut('M28 43h8l-4 5z'),
    ],
  },
  p3: {
    name: 'njord',
    plate: 'M32 1 60 16V48L32 63 4 48V16z',
    emblem: [
      fill('M13 6H51C55 16 55 26 51 36H13C17 26 17 16 13 6z'),
      score('M26 8C29 18 29 26 26 35M39 8C42 18 42 26 39 35'),
      fill('M3 36C10 42 14 43 20 43H44C50 43 54 42 61 36 60 50 50 58 32 58S4 50 3 36z'),
    ],
  },
  p4: {
    name: 'aegir',
    plate: 'M12 3H52a9 9 0 0 1 9 9V52a9 9 0 0 1-9 9H12a9 9 0 0 1-9-9V12a9 9 0 0 1 9-9z',
    emblem: [
      line('M8 26H56'),
      fill('M11 29H53C58 45 48 55 32 55S6 45 11 29z'),
      line('M18 52l-4 8M46 52l4 8'),
      fill(circle(22, 14, 5)),
      fill(circle(37, 8, 6)),
      fill(circle(46, 18, 4)),
    ],
  },
  p5: {
    name: 'ran',
    plate:
      'M32 1 40 8 51 6 54 17 63 24 58 34 61 45 50 49 45 59 34 56 24 62 17 53 6 52 7 41 0 32 8 24 8 13 19 12 24 2z',
    emblem: [
      line('M4 8H60'),
      thin('M6 10C9 36 19 51 32 58 45 51 55 36 58 10M23 10C23 34 27 49 32 58 37 49 41 34 41 10'),
      thin('M9 24C24 29 40 29 55 24M16 40C26 44 38 44 48 40'),
      fill(circle(32, 59, 5)),
      fill(circle(6, 8, 6)),
      fill(circle(23, 8, 6)),
      fill(circle(41, 8, 6)),
      fill(circle(58, 8, 6)),
    ],
  },
  p6: {
    name: 'heimdall',
    plate: 'M4 61V30a28 28 0 0 1 56 0V61z',
    emblem: [
      fill('M5 9C3 41 24 65 57 53L49 25C34 36 19 29 15 7z'),
      score('M12 37 26 28M30 54 36 33'),
      line('M3 8 18 4M48 19 60 58'),
    ],
  },
};
