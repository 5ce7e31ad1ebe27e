// The words of the wire that have a picture on Vigo's table, in wire order.
import type { Seat } from '../../vineta/art/names';

export const colours = ['red', 'blue', 'green', 'yellow', 'violet', 'white', 'brown'] as const;
export type Colour = (typeof colours)[number];

export const shapes = ['left lid', 'right lid', 'left bottom', 'right bottom', 'middle', 'key'] as const;
export type Shape = (typeof shapes)[number];

export const treasures = ['chalice', 'chain', 'crown', 'diamond', 'coin', 'ring'] as const;
export type Treasure = (typeof treasures)[number];
export type Mark = 'lock' | Treasure;

export const events = ['dolphin', 'tidal wave', 'pirate', 'sailing ship'] as const;
export type Event = (typeof events)[number];

export interface Part {
  readonly shape: Shape;
  readonly colour: Colour;
  readonly mark?: Mark | undefined;
}
export interface EventCard {
  readonly event: Event;
}
export type Card = EventCard | Part;
export const isPart = (card: Card): card is Part => 'shape' in card;

const eventNames: readonly string[] = events;
const partName = new RegExp(
  `^(${colours.join('|')}) (${shapes.join('|')})(?: (lock|${treasures.join('|')}))?$`,
);

/** The card that a name of the wire means; null for a name that has no picture. */
export function readCard(name: string): Card | null {
  if (eventNames.includes(name)) return { event: name as Event };
  const found = partName.exec(name);
  if (!found) return null;
  const [, colour, shape, mark] = found as unknown as [string, Colour, Shape, Mark | undefined];
  return mark ? { shape, colour, mark } : { shape, colour };
}

/** The ship's colour of a seat. */
export const colourOf = (seat: Seat): Colour => colours[Number(seat[1]) - 1] ?? 'brown';
