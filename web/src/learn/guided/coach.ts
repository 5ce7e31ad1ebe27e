// What the coach of a guided game says to an update: the first hint of the chapter that fits it. Pure; it only reads what is shown.
import type { Chapter, Hint } from '../../kit/guide';
import type { Entry } from '../../wire/schema';
import { firstOf, fits, isSeen, type Shown } from './sight';

export type Advice =
  | { readonly mood: 'says'; readonly hint: Hint; readonly asked: Entry | null }
  | { readonly mood: 'waits' } // the others are playing
  | { readonly mood: 'astray' }; // the player went where no hint leads

// Of several alike the one that is worth most.
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
