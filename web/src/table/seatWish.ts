// A wish for a seat that outlives a change of table or of token: noted here, fulfilled by the waiting room.
import { seats, type Seat } from '../wire/schema';

const key = 'springtide.seat-wish';

/** Where to sit; null: any free seat. `starts`: begin at once if nobody has to be waited for. */
export interface SeatWish {
  table: string;
  seat: Seat | null;
  starts: boolean;
}

export function noteWish(wish: SeatWish): void {
  sessionStorage.setItem(key, JSON.stringify(wish));
}

/** The wish for this table, once. A wish for another table is void. */
export function takeWish(table: string): SeatWish | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  try {
    const wish = JSON.parse(text ?? 'null') as SeatWish | null;
    if (wish?.table !== table) return null;
    return { table, seat: seats.find((each) => each === wish.seat) ?? null, starts: wish.starts === true };
  } catch {
    return null;
  }
}

/** The seat to take: the one wished for if it is free, otherwise the first free one. */
export const seatFor = (wish: SeatWish, free: readonly Seat[]): Seat | null =>
  wish.seat && free.includes(wish.seat) ? wish.seat : (free[0] ?? null);
