// A choice with one option: it makes itself after a beat, unless the player may still want something else.
import type { Entry, Seat, TableEvent, UpdateMessage } from '../wire/schema';

export const forcedBeat = 1000; // in milliseconds, at the normal pace: long enough to read what is done

/** Whoever took something back wants to look at it, and decides on what comes next. */
function isTakenBack(log: readonly TableEvent[]): boolean {
  const last = log
    .filter(({ kind, move }) => kind === 'undo' || (kind === 'move' && move?.seat !== 'nature'))
    .at(-1);
  return last?.kind === 'undo';
}

/**
 * The one thing that the seat can do now. None while it may take something back or is asked to vote; and none that is done in
 * secret: how soon it is done would tell the others that there was nothing to choose.
 */
export function forcedEntry(
  update: UpdateMessage | null,
  seat: Seat | null,
  log: readonly TableEvent[],
): Entry | null {
  if (!update || !seat || update.life !== 'playing' || !update.to_act?.includes(seat)) return null;
  if (update.in_secret || update.may_change || update.may_take_back || update.petition) return null;
  const [entry, ...others] = update.legal ?? [];
  return entry && others.length === 0 && !isTakenBack(log) ? entry : null;
}
