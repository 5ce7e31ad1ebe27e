// The lines of a position that are moved about when one is set up by hand; the engine checks the whole.
import { cards, districts, tribes, type Card, type District, type Tribe } from './schema';

type Counts<K extends string> = Partial<Record<K, number>>;

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

const entriesOf = (value: string | undefined): string[] =>
  value === undefined || value === 'none' ? [] : value.split(', ');

/** `amber 3, ice 1` */
export function housesIn(value: string | undefined): Counts<Tribe> {
  return Object.fromEntries(
    entriesOf(value).map((each) => [each.replace(/ \d+$/, ''), Number(/\d+$/.exec(each)?.[0] ?? 0)]),
  );
}
export function housesText(houses: Counts<Tribe>): string | null {
  const some = tribes.filter((tribe) => (houses[tribe] ?? 0) > 0);
  return some.length > 0 ? some.map((tribe) => `${tribe} ${houses[tribe]}`).join(', ') : null;
}

/** `flood 1 x2, calm sea` */
export function cardsIn(value: string | undefined): Counts<Card> {
  return Object.fromEntries(
    entriesOf(value).map((each) => [each.replace(/ x\d+$/, ''), Number(/ x(\d+)$/.exec(each)?.[1] ?? 1)]),
  );
}
export function cardsText(hand: Counts<Card>): string {
  const some = cards.filter((card) => (hand[card] ?? 0) > 0);
  const text = some.map((card) => ((hand[card] ?? 0) > 1 ? `${card} x${hand[card]}` : card));
  return text.join(', ') || 'none';
}

const moved = <K extends string>(counts: Counts<K>, what: K, by: number): Counts<K> => ({
  ...counts,
  [what]: Math.max(0, (counts[what] ?? 0) + by),
});

/** Where houses can lie: districts, and out of the game. */
export type Place = District | 'box';
export const places: readonly Place[] = [...districts, 'box'];
const keyOf = (place: Place): string => (place === 'box' ? 'box' : `houses ${place}`);
export const housesAt = (text: string, place: Place): Counts<Tribe> => housesIn(valueOf(text, keyOf(place)));

/** One house from one place to another. */
export function withHouseMoved(text: string, tribe: Tribe, from: Place, to: Place): string {
  const left = withValue(text, keyOf(from), housesText(moved(housesAt(text, from), tribe, -1)));
  return withValue(left, keyOf(to), housesText(moved(housesAt(left, to), tribe, 1)));
}

/** Where the cards of a seat can lie; whatever lies nowhere else is its pile. */
export type Heap = 'hand' | 'discard' | 'pile';
export const cardsAt = (text: string, seat: string, heap: Heap): Counts<Card> =>
  heap === 'pile' ? {} : cardsIn(valueOf(text, `${seat} ${heap}`));

export function withCardMoved(text: string, seat: string, card: Card, from: Heap, to: Heap): string {
  const put = (before: string, heap: Heap, by: number): string => {
    if (heap === 'pile') return before;
    const after = cardsText(moved(cardsAt(before, seat, heap), card, by));
    return withValue(before, `${seat} ${heap}`, heap === 'discard' && after === 'none' ? null : after);
  };
  return put(put(text, from, -1), to, 1);
}
