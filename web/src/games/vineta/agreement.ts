// What was agreed on, read from the header lines of a table's record.
import type { Language } from '../../i18n/i18n.svelte';
import { editions, type Switches } from '../../table/plan';
import { seats, type Seat } from '../../wire/messages';

export interface Agreed {
  edition: Language | null; // null: the game has none, or one that this client does not know
  rules: Partial<Switches>; // only what differs from the edition
  start: Seat | 'random' | null;
}

const isEdition = (word: string | undefined): word is Language => word !== undefined && word in editions;
const startOf = (word: string | undefined): Agreed['start'] =>
  word === 'random' ? 'random' : (seats.find((seat) => seat === word) ?? null);

function switchOf(name: string | undefined, value: string | undefined): Partial<Switches> {
  if (name === 'own-house' && (value === '1' || value === '2' || value === '3'))
    return { ownHouse: Number(value) as 1 | 2 | 3 };
  if (name === 'tie-tower' && (value === 'passes' || value === 'stays')) return { tieTower: value };
  if (name === 'panic' && (value === 'all' || value === 'one-each')) return { panic: value };
  if (name === 'capture' && (value === 'in-order' || value === 'owner-picks')) return { capture: value };
  return {};
}

export function agreedBy(options: readonly string[]): Agreed {
  const agreed: Agreed = { edition: null, rules: {}, start: null };
  for (const line of options) {
    const [word, first, second] = line.split(' ');
    if (word === 'edition' && isEdition(first)) agreed.edition = first;
    else if (word === 'start') agreed.start = startOf(first);
    else if (word === 'set') agreed.rules = { ...agreed.rules, ...switchOf(first, second) };
  }
  return agreed;
}
