// Vigo on the first screen, and the ways to everything else of it.
import type { GameFront } from '../../kit/front';
import { words } from './words/front';

export const vigo: GameFront = {
  game: 'vigo',
  title: 'Vigo',
  words,
  kit: () => import('./kit'),
  pictures: () => import('./pictures'),
  isWide: true,
  replay: () => import('./VigoReplay.svelte'),
  rules: () => import('./rules/book'),
  guide: () => import('./guide/guide'),
  hasPuzzles: true,
};
