// Vineta on the first screen, and the ways to everything else of it.
import type { GameFront } from '../../kit/front';
import { words } from './words/front';

export const vineta: GameFront = {
  game: 'vineta',
  title: 'Vineta',
  words,
  source: {
    authors: 'Fabiano Onça, Mauricio Gibrin, Maurício Miyaji',
    publishers: 'Winning Moves, Immortal Eyes Games',
    year: 2008,
  },
  catalogues: {
    en: async () => (await import('./words/en')).en,
    nl: async () => (await import('./words/nl')).nl,
    de: async () => (await import('./words/de')).de,
    fr: async () => (await import('./words/fr')).fr,
  },
  kit: () => import('./kit'),
  pictures: () => import('./pictures'),
  ornament: () => import('./CardFan.svelte'),
  replay: () => import('./VinetaReplay.svelte'),
  story: () => import('./story'),
  rules: () => import('./rules/book'),
  guide: () => import('./guide/guide'),
  hasPuzzles: true,
};
