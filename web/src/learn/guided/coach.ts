// What the coach of a guided game says to an update: the first hint of the chapter that fits it. Pure; it only reads what is shown.
import type { Key } from '../../i18n/en';
import type { Entry, Game } from '../../wire/messages';
import { firstOf, fits, isSeen, type Shown, type Sight } from './sight';

/** What the coach may point at besides what can be picked. */
export type Corner = 'secret' | 'rows' | 'players';

export interface Page {
  readonly say: Key;
  readonly at?: Corner;
}

export interface Hint {
  readonly when: Sight;
  /** The moves that would do, the best first; the hint fits only while one of them is on offer. `*` stands for anything. */
  readonly ask?: readonly string[];
  /** Read one after the other; what is asked is lit with the last. */
  readonly pages: readonly [Page, ...Page[]];
  readonly isEnd?: boolean; // of the chapter
}

export interface Chapter {
  readonly id: string;
  readonly title: Key;
  readonly game: Game;
  readonly players: number;
  readonly position: readonly string[]; // but for game, players and edition
  readonly script: readonly string[];
  readonly hints: readonly Hint[];
}

export type Advice =
  | { readonly mood: 'says'; readonly hint: Hint; readonly asked: Entry | null }
  | { readonly mood: 'waits' } // the others are playing
  | { readonly mood: 'astray' }; // the player went where no hint leads

/** Pages that only say something. */
export const pages = (first: Key, ...more: Key[]): readonly [Page, ...Page[]] => [
  { say: first },
  ...more.map((key) => ({ say: key })),
];

// Of several chests the one that is worth most.
const valueFirst = (a: Entry, b: Entry): number => (b.value ?? 0) - (a.value ?? 0);

export function askedEntry(legal: readonly Entry[], ask: readonly string[] = []): Entry | null {
  for (const pattern of ask) {
    const [entry] = legal.filter((each) => fits(pattern, firstOf(each))).sort(valueFirst);
    if (entry) return entry;
  }
  return null;
}

/** What to say now; `chapter` was written for the seat whose update this is. */
export function adviceOf(chapter: Chapter, shown: Shown): Advice {
  const legal = shown.update.legal ?? [];
  for (const hint of chapter.hints) {
    const asked = askedEntry(legal, hint.ask);
    if (isSeen(hint.when, shown) && (hint.ask === undefined || asked)) return { mood: 'says', hint, asked };
  }
  return { mood: legal.length > 0 && !shown.update.may_change ? 'astray' : 'waits' };
}
