// Vigo on the first screen, and the ways to everything else of it.
import type { GameFront } from '../../kit/front';
import { words } from './words/front';

export const vigo: GameFront = {
  game: 'vigo',
  title: 'Vigo',
  words,
  source: { authors: 'Edith Grein-Böttcher', publishers: 'Amigo', year: 1994 },
  catalogues: {
    en: async () => (await import('./words/en')).en,
    nl: async () => (await import('./words/nl')).nl,
    de: async () => (await import('./words/de')).de,
    fr: async () => (await import('./words/fr')).fr,
  },
  kit: () => import('./kit'),
  pictures: () => import('./pictures'),
  isWide: true,
  replay: () => import('./VigoReplay.svelte'),
  story: () => import('./story'),
  rules: () => import('./rules/book'),
  guide: () => import('./guide/guide'),
  hasPuzzles: true,
};
