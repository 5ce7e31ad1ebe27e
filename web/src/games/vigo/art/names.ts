// The words of the wire that have a picture on Vigo's table, in wire order.
import type { Seat } from '../../../wire/messages';

export const colours = ['red', 'blue', 'green', 'yellow', 'violet', 'white', 'brown'] as const;
export type Colour = (typeof colours)[number];

export const shapes = ['left lid', 'right lid', 'left bottom', 'right bottom', 'middle', 'key'] as const;
export type Shape = (typeof shapes)[number];

export const treasures = ['chalice', 'chain', 'crown', 'diamond', 'coin', 'ring'] as const;
export type Treasure = (typeof treasures)[number];
const marks = ['lock', ...treasures] as const;
export type Mark = (typeof marks)[number];

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
const partName = new RegExp(`^(${colours.join('|')}) (${shapes.join('|')})(?: (${marks.join('|')}))?$`);

/** The card that a name of the wire means; null for a name that has no picture. */
export function readCard(name: string): Card | null {
  if (eventNames.includes(name)) return { event: name as Event };
  const found = partName.exec(name);
  const colour = colours.find((each) => each === found?.[1]);
  const shape = shapes.find((each) => each === found?.[2]);
  if (!colour || !shape) return null;
  const mark = marks.find((each) => each === found?.[3]);
  return mark ? { shape, colour, mark } : { shape, colour };
}

/** The ship's colour of a seat. */
export const colourOf = (seat: Seat): Colour => colours[Number(seat[1]) - 1] ?? 'brown';
