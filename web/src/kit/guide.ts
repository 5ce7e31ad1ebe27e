// A guided first game: chapters, what the coach says in them, and where it points.
import type { Component } from 'svelte';
import type { Entry, TableMessage } from '../wire/schema';

/** Everything that is given must hold. In actions `*` stands for anything. */
export interface Sight {
  readonly phase?: string;
  readonly round?: number;
  readonly fromRound?: number;
  /** What else the view shows: a field has this value, or its list has it. */
  readonly shows?: Readonly<Record<string, string | number>>;
  readonly happened?: string; // an action that somebody took
  readonly offers?: string; // an action that the player may take
  readonly isOver?: boolean;
}

/** The words of a game's guide by their keys, without the `<game>.guide.` that all of them begin with. */
export type WordOf<Key, Game extends string> = Key extends `${Game}.guide.${infer Word}` ? Word : never;

export interface Page<Word extends string = string> {
  readonly say: Word;
  /** What the coach points at besides what can be picked: a corner of the table that the guide knows. */
  readonly at?: string;
}

export interface Hint<Word extends string = string> {
  readonly when: Sight;
  /** The moves that would do, the best first; the hint fits only while one of them is on offer. `*` stands for anything. */
  readonly ask?: readonly string[];
  /** Read one after the other; what is asked is lit with the last. */
  readonly pages: readonly Page<Word>[];
  readonly isEnd?: boolean; // of the chapter
}

export interface Chapter<Word extends string = string> {
  readonly title: Word;
  readonly position: readonly string[]; // but for game, players and options
  readonly script: readonly string[];
  readonly hints: readonly Hint<Word>[];
}

/** What a selector finds and, where several look alike, what the right one is called or says. */
export interface Spot {
  readonly selector: string;
  readonly label?: string; // its label begins with this
  readonly text?: string; // it says just this
}

export interface Guide {
  readonly players: number;
  readonly chapters: readonly Chapter[];
  readonly Portrait?: Component; // of the coach
  /** A sentence of a chapter, by its word. */
  readonly say: (word: string) => string;
  /** Where a move is picked, in the order of picking. */
  readonly spotsOf: (table: TableMessage, entry: Entry) => Spot[];
  readonly cornerSpot: (corner: string) => Spot | undefined;
}

/** What a page says, alone or with what the coach points at. */
type Said<Word extends string> = Word | Page<Word>;

/** Says one page after the other. */
export const tell = <Word extends string>(when: Sight, ...pages: Said<Word>[]): Hint<Word> => ({
  when,
  pages: pages.map((page) => (typeof page === 'string' ? { say: page } : page)),
});

/** Says them while one of these moves is on offer, and asks for the first that is. */
export const ask = <Word extends string>(
  when: Sight,
  moves: readonly string[],
  ...pages: Said<Word>[]
): Hint<Word> => ({ ...tell(when, ...pages), ask: moves });

/** The last words of a chapter. */
export const end = <Word extends string>(when: Sight, ...pages: Said<Word>[]): Hint<Word> => ({
  ...tell(when, ...pages),
  isEnd: true,
});
