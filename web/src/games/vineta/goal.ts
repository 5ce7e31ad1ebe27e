// What a seat protects, and how it is kept from eyes that look over a shoulder.
import type { District, Entry, Tribe } from './schema';
import type { Seat } from '../../wire/schema';
import type { VinetaView } from './view';

export interface Goal {
  readonly tribe: Tribe;
  readonly district: District;
}

/** By the seat's own view and no other; nothing before it is dealt. */
export function goalOf(view: VinetaView, seat: Seat | null): Goal | null {
  const own = view.viewer === seat ? view.seats.find((player) => player.seat === seat) : undefined;
  return own?.tribe && own.district ? { tribe: own.tribe, district: own.district } : null;
}

/** A move as it is told while the goal is hidden: what was dealt in secret stays unsaid. */
export function hushed(move: Entry): Entry {
  const { text, seat, kind, recipient } = move;
  if (kind !== 'deal tribe' && kind !== 'deal district') return move;
  return { text, seat, kind, ...(recipient ? { recipient } : {}) };
}
