// Pebbles on the first screen: no pictures, no rules page, no guided game, no puzzles, no replay.
import type { GameFront } from '../../../../web/src/kit/front';
import { words } from './words';

const front = { facts: '2–6', lead: words['pebbles.lead'] };

export const pebbles: GameFront = {
  game: 'pebbles',
  title: 'Pebbles',
  words: { en: front, nl: front, de: front, fr: front },
  catalogues: {
    en: () => Promise.resolve(words),
    nl: () => Promise.resolve(words),
    de: () => Promise.resolve(words),
    fr: () => Promise.resolve(words),
  },
  kit: () => import('./kit'),
};
