// What the end of a game has to be told by the game itself.
export interface Telling {
  /** A move, by its line of the notation, as something that can be done. */
  option: (line: string) => string;
  /** A move of nature, as something that happened. */
  chance: (line: string) => string;
  /** The phase with which the first round begins. */
  firstPhase: string;
}
