// The third game alone, in place of web/src/games/list.ts: SPRINGTIDE_GAMES names this file when the client is built.
import type { GameFront } from '../../../web/src/kit/front';
import { pebbles } from './pebbles/front';

export const games: readonly GameFront[] = [pebbles];
