// The lines of a position that are moved about when one is set up by hand; the engine checks the whole.
import type { Seat } from '../../wire/schema';

/** The value of a line by its first words; undefined if there is none. */
export function valueOf(text: string, key: string): string | undefined {
  return text
    .split('\n')
    .find((line) => line.startsWith(`${key} `))
    ?.slice(key.length + 1);
}

/** The same text with another value; null: without the line. */
export function withValue(text: string, key: string, value: string | null): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const at = lines.findIndex((line) => line.startsWith(`${key} `));
  const next = value === null ? [] : [`${key} ${value}`];
  lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, ...next);
  return `${lines.join('\n')}\n`;
}

/** Where cards can lie that somebody has seen: in a stock, or out of the game. */
export type Heap = Seat | 'gone';
const keyOf = (heap: Heap): string => (heap === 'gone' ? 'gone' : `${heap} stock`);

/** `red left lid x2, pirate` */
export function cardsAt(text: string, heap: Heap): ReadonlyMap<string, number> {
  const entries = (valueOf(text, keyOf(heap)) ?? '').split(', ').filter(Boolean);
  return new Map(
    entries.map((each) => [each.replace(/ x\d+$/, ''), Number(/ x(\d+)$/.exec(each)?.[1] ?? 1)]),
  );
}

function withCards(text: string, heap: Heap, card: string, by: number): string {
  const cards = new Map(cardsAt(text, heap));
  const count = (cards.get(card) ?? 0) + by;
  if (count > 0) cards.set(card, count);
  else cards.delete(card);
  const value = [...cards].map(([each, some]) => (some > 1 ? `${each} x${some}` : each)).join(', ');
  return withValue(text, keyOf(heap), value || null);
}

/** One card from one heap to another; null: one that nobody has seen, or one that nobody has seen any more. */
export function withCardMoved(text: string, card: string, from: Heap | null, to: Heap | null): string {
  const left = from === null ? text : withCards(text, from, card, -1);
  return to === null ? left : withCards(left, to, card, 1);
}

export const shipAt = (text: string, seat: Seat): string | undefined => valueOf(text, `${seat} ship`);
export const withShip = (text: string, seat: Seat, field: string): string =>
  withValue(text, `${seat} ship`, field);
