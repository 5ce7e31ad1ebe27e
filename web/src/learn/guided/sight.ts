// What an update shows, as a chapter asks for it: a small pattern language, without any rule of the games.
import { actionsOf } from '../../table/entries';
import type { Sight } from '../../kit/guide';
import type { AnyView } from '../../state/views';
import type { Entry, UpdateMessage } from '../../wire/schema';

/** What the player has before the eyes: the newest update, and the moves that led to it. */
export interface Shown {
  readonly update: UpdateMessage<AnyView>;
  readonly moves: readonly Entry[];
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

export const fits = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(text);

/** What an entry begins with: itself, or the first step of its sequence. */
export const firstOf = (entry: Entry): string => actionsOf(entry)[0] ?? '';

const isSame = <T>(wanted: T | undefined, is: T): boolean => wanted === undefined || wanted === is;
const holds = <T>(wanted: T | undefined, test: (wanted: T) => boolean): boolean =>
  wanted === undefined || test(wanted);

function showsAll(view: AnyView & Readonly<Record<string, unknown>>, shows: Sight['shows'] = {}): boolean {
  return Object.entries(shows).every(([field, wanted]) => {
    const is = view[field];
    return is === wanted || (Array.isArray(is) && is.includes(wanted));
  });
}

export function isSeen(sight: Sight, { update, moves }: Shown): boolean {
  const { view, legal = [] } = update;
  if (!view) return false;
  return (
    isSame(sight.phase, view.phase) &&
    isSame(sight.round, view.round) &&
    holds(sight.fromRound, (round) => (view.round ?? 0) >= round) &&
    isSame(sight.isOver, update.life !== 'playing') &&
    showsAll({ ...view }, sight.shows) &&
    holds(sight.happened, (pattern) => moves.some(({ text }) => text !== undefined && fits(pattern, text))) &&
    holds(sight.offers, (pattern) => legal.some((entry) => fits(pattern, firstOf(entry))))
  );
}
