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

export interface Page<K extends string = string> {
  readonly say: K;
  /** What the coach points at besides what can be picked: a corner of the table that the guide knows. */
  readonly at?: string;
}

export interface Hint<K extends string = string> {
  readonly when: Sight;
  /** The moves that would do, the best first; the hint fits only while one of them is on offer. `*` stands for anything. */
  readonly ask?: readonly string[];
  /** Read one after the other; what is asked is lit with the last. */
  readonly pages: readonly [Page<K>, ...Page<K>[]];
  readonly isEnd?: boolean; // of the chapter
}

export interface Chapter<K extends string = string> {
  readonly id: string;
  readonly title: K;
  readonly game: string;
  readonly players: number;
  readonly position: readonly string[]; // but for game, players and options
  readonly script: readonly string[];
  readonly hints: readonly Hint<K>[];
}

/** What a selector finds and, where several look alike, what the right one is called or says. */
export interface Spot {
  readonly selector: string;
  readonly label?: string; // its label begins with this
  readonly text?: string; // it says just this
}

export interface Guide {
  readonly chapters: readonly Chapter[];
  readonly Portrait?: Component; // of the coach
  /** A sentence of a chapter. */
  readonly say: (key: string) => string;
  /** Where a move is picked, in the order of picking. */
  readonly spotsOf: (table: TableMessage, entry: Entry) => Spot[];
  readonly cornerSpot: (corner: string) => Spot | undefined;
}

/** Pages that only say something. */
export const pages = <K extends string>(first: K, ...more: K[]): readonly [Page<K>, ...Page<K>[]] => [
  { say: first },
  ...more.map((key) => ({ say: key })),
];
