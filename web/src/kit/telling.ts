// What the end of a game has to be told by the game itself.
import type { Entry } from '../wire/schema';

/** What is hidden, in the game's own words. */
export interface SecretWords {
  /** What of a seat or a place: “Tribe”. */
  facet(facet: string): string;
  /** What it may be: “Fern”. */
  possibility(facet: string, what: string): string;
}

export interface Telling {
  /** A move as something that can be done. */
  option(move: Entry): string;
  /** A move of nature, as something that happened. */
  chance(move: Entry): string;
  /** Of what seats hide; a game in which they hide nothing has none. */
  secrets?: SecretWords;
  /** Why a choice was better, said to who chose; a game that does not explain its choices has none. */
  reason?: (argument: unknown) => string;
  /** The phase with which the first round begins. */
  firstPhase: string;
}
