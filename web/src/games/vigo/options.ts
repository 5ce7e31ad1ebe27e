// Vigo's settings as header lines of a record, and back; and a deck file as such lines.
import { isPart, readCard } from './art/names';
import { options as agreeable } from './schema';

export interface VigoRules {
  bonus: number; // for a lock with a key of its colour
  freeEvents: boolean;
  memoryAid: boolean;
  deck: readonly string[] | null; // `2 red left lid`, one for each kind; null: the reconstruction
}

const bonuses = agreeable['lock-key-bonus'];

export const usualRules: VigoRules = {
  bonus: bonuses.usual,
  freeEvents: false,
  memoryAid: false,
  deck: null,
};
export const mostBonus = bonuses.most;

export const isBonus = (bonus: number): boolean =>
  Number.isInteger(bonus) && bonus >= bonuses.least && bonus <= mostBonus;

/** Only what differs from the usual. */
export const optionsOf = ({ bonus, freeEvents, memoryAid, deck }: VigoRules): string[] => [
  ...(bonus === usualRules.bonus ? [] : [`set lock-key-bonus ${bonus}`]),
  ...(freeEvents ? ['set free-events on'] : []),
  ...(memoryAid ? ['set memory-aid on'] : []),
  ...(deck ?? []).map((line) => `deck ${line}`),
];

/** `deck` is null where none was given: a server's own list of the usual deck counts as given. */
export function rulesBy(options: readonly string[]): VigoRules {
  const value = (name: string): string | undefined =>
    options.find((line) => line.startsWith(`set ${name} `))?.split(' ')[2];
  const deck = options.filter((line) => line.startsWith('deck ')).map((line) => line.slice(5));
  return {
    bonus: Number(value('lock-key-bonus') ?? usualRules.bonus),
    freeEvents: value('free-events') === 'on',
    memoryAid: value('memory-aid') === 'on',
    deck: deck.length > 0 ? deck : null,
  };
}

export const deckSize = agreeable.deck.size;

export type DeckFlaw =
  { what: 'unreadable' | 'event' | 'twice'; line: number } | { what: 'size'; count: number };

interface Row {
  line: number;
  count: number;
  card: string;
}

const rowsOf = (text: string): Row[] =>
  text.split('\n').flatMap((raw, i) => {
    const words = raw.replace(/#.*/, '').trim().split(/\s+/);
    if (words[0] === '') return [];
    return [{ line: i + 1, count: Number(words[0]), card: words.slice(1).join(' ') }];
  });

function flawOf(row: Row, before: readonly Row[]): DeckFlaw | null {
  const card = readCard(row.card);
  if (!card || !Number.isInteger(row.count) || row.count < 1) return { what: 'unreadable', line: row.line };
  if (!isPart(card)) return { what: 'event', line: row.line };
  if (before.some((each) => each.card === row.card)) return { what: 'twice', line: row.line };
  return null;
}

/** A deck file (docs/vigo-deck.md) as lines for the server, which judges the rest; or its first flaw, with its line. */
export function readDeck(text: string): { deck: string[] } | { flaw: DeckFlaw } {
  const rows = rowsOf(text);
  const flaw = rows.map((row, i) => flawOf(row, rows.slice(0, i))).find((each) => each !== null);
  if (flaw) return { flaw };
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (count !== deckSize) return { flaw: { what: 'size', count } };
  return { deck: rows.map((row) => `${row.count} ${row.card}`) };
}
