// The words of the wire that have a picture here.
import type { Card } from '../schema';

export { cards, districts, tribes, type Card, type District, type Tribe } from '../schema';
export { seats, type Seat } from '../../../wire/schema';

// How many waves a flood card shows; 0 for an action card.
export function wavesOf(card: Card): number {
  return card.startsWith('flood ') ? Number(card.slice(6)) : 0;
}
