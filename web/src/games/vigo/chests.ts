// The chests that the server offers, and the way from one to the next while a player builds. Values and reasons are its own.
import type { Entry } from './schema';
import type { Part } from './art/names';
import { cardsIn, countOf, partsIn, type ChestOffer } from './view';

export interface Reason {
  rule: string;
  points: number;
}

export interface Chest {
  entry: Entry;
  cards: string[];
  parts: Part[];
  value: number;
  reasons: Reason[]; // none if the view does not tell
  times: number; // by how much equal treasures multiply; 1 if they do not
}

const multiplierRule = 'VG-CHE-5';

function timesOf(value: number, reasons: readonly Reason[]): number {
  const more = reasons.find(({ rule }) => rule === multiplierRule)?.points ?? 0;
  return value > more ? value / (value - more) : 1;
}

/** How a chest comes to its value. */
export function reasonsOf({ value, points: told }: ChestOffer): { reasons: Reason[]; times: number } {
  const reasons = Object.entries(told).map(([rule, points]) => ({ rule, points }));
  return { reasons, times: timesOf(value, reasons) };
}

function chestOf(entry: Entry, offers: readonly ChestOffer[]): Chest {
  const cards = cardsIn(entry.parts ?? '');
  const offer = offers.find(({ parts }) => parts === entry.parts);
  const value = entry.value ?? 0;
  const told = offer ? reasonsOf(offer) : { reasons: [], times: 1 };
  return { entry, cards, parts: partsIn(cards), value, ...told };
}

/** Every whole chest among the entries, the most valuable first; of equal value the one that keeps more cards. */
export const chestsOf = (entries: readonly Entry[], offers: readonly ChestOffer[]): Chest[] =>
  entries
    .filter(({ kind, parts }) => kind === 'chest' && parts !== undefined)
    .map((entry) => chestOf(entry, offers))
    .sort((a, b) => b.value - a.value || a.cards.length - b.cards.length);

const shared = (a: readonly string[], b: readonly string[]): number =>
  [...new Set(a)].reduce((sum, name) => sum + Math.min(countOf(a, name), countOf(b, name)), 0);
const distance = (a: Chest, b: Chest): number =>
  a.cards.length + b.cards.length - 2 * shared(a.cards, b.cards);

/** The chest nearest to the given one that has one card more of a name, or fewer; null if none is offered. */
export function chestAfter(
  chests: readonly Chest[],
  from: Chest,
  card: string,
  change: 'more' | 'fewer',
): Chest | null {
  const now = countOf(from.cards, card);
  const fits = ({ cards }: Chest): boolean =>
    change === 'more' ? countOf(cards, card) > now : countOf(cards, card) < now;
  const near = chests.filter(fits).sort((a, b) => distance(a, from) - distance(b, from) || b.value - a.value);
  return near[0] ?? null;
}

export interface Place {
  card: string;
  isIn: boolean;
  next: Chest | null; // what a tap on it leads to
}

/** The stock beside a chest, card by card. */
export function placesOf(stock: readonly string[], chest: Chest, chests: readonly Chest[]): Place[] {
  return stock.map((card, i) => {
    const isIn = countOf(stock.slice(0, i), card) < countOf(chest.cards, card);
    return { card, isIn, next: chestAfter(chests, chest, card, isIn ? 'fewer' : 'more') };
  });
}

/** The few best chests; those that differ in value only, so that there is something to choose from. */
export function bestOf(chests: readonly Chest[], most = 3): Chest[] {
  return chests
    .filter((chest, i) => chests.findIndex(({ value }) => value === chest.value) === i)
    .slice(0, most);
}
