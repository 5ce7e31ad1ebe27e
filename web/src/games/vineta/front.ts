// Vineta on the first screen, and the ways to everything else of it.
import type { GameFront } from '../../kit/front';
import { words } from './words/front';

export const vineta: GameFront = {
  game: 'vineta',
  title: 'Vineta',
  words,
  kit: () => import('./kit'),
  pictures: () => import('./pictures'),
  ornament: () => import('./ornament'),
  replay: () => import('./VinetaReplay.svelte'),
  rules: () => import('./rules/book'),
  guide: () => import('./guide/guide'),
  hasPuzzles: true,
};
