// The games of this client, in the order of the first screen. No other shared file names one; a build may bring a list of its own
// (SPRINGTIDE_GAMES).
import type { GameFront } from '../kit/front';
import { vigo } from './vigo/front';
import { vineta } from './vineta/front';

export const games: readonly GameFront[] = [vineta, vigo];
