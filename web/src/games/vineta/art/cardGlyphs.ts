// The 14 kinds of cards as glyphs. Houses stand for houses, arrows for what moves, figures for what is counted.
import { circle, cut, dash, fill, house, line, moat, score, thin, type Glyph } from '../../../art/glyph';
import type { Card } from './names';

const breaker =
  'M1 56C9 53 13 42 17 31 22 16 36 7 48 12 58 16 62 26 57 35 55 27 49 24 43 27 37 31 38 40 44 45 50 50 58 50 63 56z';
// Breakers laid out like pips, to be counted at a glance.
const breakers = (size: number, ...at: [number, number][]): Glyph =>
  at.map(([x, y]) => fill(breaker, `translate(${x} ${y}) scale(${size})`));

export const cardGlyphs: Record<Card, Glyph> = {
  'flood 1': breakers(1, [0, -1]),
  'flood 2': breakers(0.58, [-1, -5], [27, 28]),
  'flood 3': breakers(0.52, [15, -5], [-2, 31], [33, 31]),
  'flood 4': breakers(0.52, [-2, -4], [33, -4], [-2, 31], [33, 31]),
  'changing wind': [
    line('M4 23H34a8 8 0 1 0-8-8'),
    line('M4 35H51a8.5 8.5 0 1 0-8.5-8.5'),
    line('M60 50H16'),
    line('M24 40 13 50 24 60'),
  ],
  'calm sea': [
    fill('M15 35a17 17 0 0 1 34 0z'),
    line('M32 5v6M10 14l4 4M54 14l-4 4'),
    line('M4 43H60M14 52H50M24 61H40'),
  ],
  intervention: [
    fill('M24 1 5 36H17L11 63 37 27H24L34 1z'),
    line('M42 14H60M51 5V23M42 31H60'),
    line('M42 41H60L50 61'),
  ],
  'one more': [
    line('M26 5H54a5 5 0 0 1 5 5V48'),
    fill('M10 13H43a5 5 0 0 1 5 5V57a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V18a5 5 0 0 1 5-5z'),
    score('M11 38H25M18 31V45M32 31l6-4V49'),
  ],
  'one less': [
    dash('M15 4H49a4 4 0 0 1 4 4V56a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z'),
    line('M19 33H32M38 24l6-4V46'),
  ],
  'false hope': [
    fill('M23 32C31 22 46 23 53 34L63 26V54L54 47C47 61 29 63 19 56L38 45z'),
    cut(circle(42, 35, 3.5)),
    fill('M26 36l1 7 5-3zM33 41l-1 6 6-2zM24 53l0-6 5 3z'),
    thin('M44 26C43 8 26 1 13 8'),
    fill(house(12, 28, 17, 17)),
    thin('M1 33l3-3M12 32v4M23 16l4-2M1 13l-1 0'),
  ],
  rescue: [
    // The inner circle runs the other way round: a ring.
    fill(`${circle(32, 32, 30)}M16 32a16 16 0 1 1 32 0a16 16 0 1 1-32 0z`),
    moat('M13 13l7 7M51 13l-7 7M13 51l7-7M51 51l-7-7'),
    fill(house(32, 40, 18, 18)),
  ],
  relocation: [
    fill(house(15, 47, 25, 26)),
    line(house(48, 45, 21, 22)),
    line('M12 14C22 4 40 4 50 12M51 3V13H41'),
    line('M52 53C42 62 24 62 14 55M13 64V54H23'),
  ],
  panic: [
    fill(house(32, 63, 38, 40)),
    cut(circle(26, 42, 3.6)),
    cut(circle(38, 42, 3.6)),
    cut('M32 48c4 0 5 4 5 8s-2 5-5 5-5-1-5-5 1-8 5-8z'),
    line('M32 17V4M26 9l6-6 6 6'),
    line('M13 32 4 22M3 30V20H13'),
    line('M51 32l9-10M61 30V20H51'),
  ],
  quarantine: [
    fill(house(32, 60, 54, 56)),
    moat('M3 28 61 58M61 28 3 58'),
    line('M3 28 61 58M61 28 3 58'),
    moat('M21 36H43V57H21zM25 36V30a7 7 0 0 1 14 0V36'),
    fill('M22 36H42a2 2 0 0 1 2 2V56a2 2 0 0 1-2 2H22a2 2 0 0 1-2-2V38a2 2 0 0 1 2-2z'),
    line('M25 36V30a7 7 0 0 1 14 0V36'),
    cut('M32 42a3.5 3.5 0 0 1 2 6.4V53H30V48.4A3.5 3.5 0 0 1 32 42z'),
  ],
};
