// What the end of a game has to be told by the game itself.
import type { Entry } from '../wire/schema';

export interface Telling {
  /** A move as something that can be done. */
  option(move: Entry): string;
  /** A move of nature, as something that happened. */
  chance(move: Entry): string;
  /** The phase with which the first round begins. */
  firstPhase: string;
}
