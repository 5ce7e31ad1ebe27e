// What an update shows, as a chapter asks for it: a small pattern language, without any rule of the games.
import { actionsOf } from '../../table/entries';
import type { AnyView } from '../../state/views';
import type { Entry, UpdateMessage } from '../../wire/messages';

/** What the player has before the eyes: the newest update, and the moves that led to it. */
export interface Shown {
  readonly update: UpdateMessage<AnyView>;
  readonly moves: readonly Entry[];
}

/** Everything that is given must hold. In actions `*` stands for anything. */
export interface Sight {
  readonly phase?: string;
  readonly round?: number;
  readonly fromRound?: number;
  readonly turn?: number; // of Vineta
  readonly edition?: string; // of Vineta
  readonly sunk?: string; // a district of Vineta
  readonly happened?: string; // an action that somebody took
  readonly offers?: string; // an action that the player may take
  readonly isOver?: boolean;
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

export const fits = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(text);

/** What an entry begins with: itself, or the first step of its sequence. */
export const firstOf = (entry: Entry): string => actionsOf(entry)[0] ?? '';

const isSame = <T>(wanted: T | undefined, is: T): boolean => wanted === undefined || wanted === is;
const holds = <T>(wanted: T | undefined, test: (wanted: T) => boolean): boolean =>
  wanted === undefined || test(wanted);

/** What only Vineta has. */
const isSeenOfVineta = (sight: Sight, view: AnyView): boolean =>
  view.game === 'vineta'
    ? isSame(sight.turn, view.turn) &&
      isSame<string>(sight.edition, view.edition) &&
      holds(sight.sunk, (district) => view.sunk.some((each) => each === district))
    : sight.turn === undefined && sight.edition === undefined && sight.sunk === undefined;

export function isSeen(sight: Sight, { update, moves }: Shown): boolean {
  const { view, legal = [] } = update;
  if (!view) return false;
  return (
    isSame<string>(sight.phase, view.phase) &&
    isSame(sight.round, view.round) &&
    holds(sight.fromRound, (round) => view.round >= round) &&
    isSame(sight.isOver, update.life !== 'playing') &&
    isSeenOfVineta(sight, view) &&
    holds(sight.happened, (pattern) => moves.some(({ text }) => text !== undefined && fits(pattern, text))) &&
    holds(sight.offers, (pattern) => legal.some((entry) => fits(pattern, firstOf(entry))))
  );
}
