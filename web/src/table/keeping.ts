// Seats that are kept: for whom, as far as one is told, and which ones one may take.
import type { Chair, Seat, TableMessage } from '../wire/schema';

/** `guest`: for whom the host keeps it. Nobody but the host and that person is told for whom. */
export type Kept = 'no' | 'you' | 'guest' | 'other';

export function keptFor(chair: Chair, isHost: boolean): Kept {
  if (chair.kind !== 'open' || !chair.held) return 'no';
  if (!chair.held_for) return 'other';
  return isHost ? 'guest' : 'you';
}

/** The open seats that one may take, the one that is kept for one first. */
export function seatsToTake({ seats, is_host }: Pick<TableMessage, 'seats' | 'is_host'>): Seat[] {
  const open = seats.filter((chair) => chair.kind === 'open');
  return (['you', 'no'] as const).flatMap((kept) =>
    open.filter((chair) => keptFor(chair, is_host) === kept).map((chair) => chair.seat),
  );
}

/** Those that are kept for somebody, as far as one knows: they are not invited twice. */
export const guestsOf = ({ seats }: Pick<TableMessage, 'seats'>): string[] =>
  seats.flatMap((chair) => chair.held_for ?? []);
