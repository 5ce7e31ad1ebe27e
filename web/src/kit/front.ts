// What is known of a game before it is loaded: enough for the first screen, and the ways to everything else.
import type { Component } from 'svelte';
import type { Language, WordLoaders } from '../i18n/i18n.svelte';
import type { Seat } from '../wire/schema';
import type { Guide } from './guide';
import type { GameKit, ReplayProps } from './kit';
import type { RuleBook } from './rulePage';
import type { Story } from './story';

/** The game as the first screen presents it. What is left out is said in words that fit any game. */
export interface FrontWords {
  readonly facts: string;
  readonly lead: string;
  readonly play?: string;
  readonly create?: string;
  readonly learn?: string;
  readonly source?: string; // what its rules were taken from
}

/** The printed game. */
export interface Source {
  readonly authors: string;
  readonly publishers: string;
  readonly year: number;
}

export type SceneKind = 'game' | 'start' | 'lost'; // in its middle, before it, and where nothing is left of it

/** What a game is seen by where it is not played; each fills its box. */
export interface Pictures {
  readonly Emblem?: Component<{ seat: Seat }>; // the sign of a seat
  readonly Ground?: Component; // what everything lies on
  readonly Scene?: Component<{ scene: SceneKind }>; // the board
}

export interface GameFront {
  readonly game: string; // its name on the wire and in addresses
  readonly title: string;
  readonly words: Readonly<Record<Language, FrontWords>>;
  readonly source?: Source;
  /** How many can play; two to six unless it says otherwise. */
  readonly players?: readonly number[];
  /** The game's own words; each key begins with its name. */
  readonly catalogues?: WordLoaders;
  readonly kit: () => Promise<{ readonly kit: GameKit }>;
  readonly pictures?: () => Promise<Pictures>;
  readonly ornament?: () => Promise<{ readonly default: Component }>; // for a screen that is of no game
  readonly isWide?: boolean; // its board is wider than high
  readonly replay?: () => Promise<{ readonly default: Component<ReplayProps> }>;
  readonly story?: () => Promise<{ readonly story: Story }>;
  readonly rules?: () => Promise<{ readonly rules: RuleBook }>;
  readonly guide?: () => Promise<{ readonly guide: Guide }>;
  readonly hasPuzzles?: boolean; // puzzles/<game>-*.json
}
