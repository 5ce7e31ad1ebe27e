// The words of the wire that have a picture on Vigo's table.
import type { Seat } from '../../../wire/schema';
import { cards, colours, marks, type Card, type CardName, type Colour, type Mark } from '../schema';

export {
  colours,
  events,
  shapes,
  type Card,
  type Colour,
  type Event,
  type Mark,
  type Shape,
} from '../schema';

export type Treasure = Exclude<Mark, 'lock'>;
export const treasures = marks.filter((mark): mark is Treasure => mark !== 'lock');

export type EventCard = Extract<Card, { event: unknown }>;
export type Part = Exclude<Card, EventCard>;
export const isPart = (card: Card): card is Part => 'shape' in card;

const isCardName = (name: string): name is CardName => Object.hasOwn(cards, name);

/** The card that a name of the wire means; null for a name that has no picture. */
export const readCard = (name: string): Card | null => (isCardName(name) ? cards[name] : null);

/** The ship's colour of a seat. */
export const colourOf = (seat: Seat): Colour => colours[Number(seat[1]) - 1] ?? 'brown';
