// What a move does to the rows on the table: the last one before a district sinks is never shown by a view.
import { wavesOf } from './art/names';
import type { District, Entry, Row, RowCard } from './schema';

const seven = 7; // waves of an Intervention

function changed(row: Row, part: Partial<Row>): Row {
  const next = { ...row, ...part };
  const floods = next.cards.reduce((sum, { waves }) => sum + waves, 0);
  return { ...next, waves: floods + seven * (next.raised.length - next.lowered.length) };
}

/** Which card a Changing Wind has taken; it lies where it was until it is put elsewhere. */
export interface Taken {
  readonly from: District;
  readonly number: number;
}
export const takenBy = ({ kind, district, number }: Entry): Taken | null =>
  kind === 'take' && district && number ? { from: district, number } : null;

const cardAt = (rows: readonly Row[], { from, number }: Taken): RowCard | undefined =>
  rows.find((row) => row.district === from)?.cards[number - 1];
const without = (row: Row, number: number): Row =>
  changed(row, { cards: row.cards.filter((_, i) => i !== number - 1) });
const withCard = (row: Row, card: RowCard): Row => changed(row, { cards: [...row.cards, card] });

/** The flood card that a move takes away. */
export function floodOf(rows: readonly Row[], { kind, district, number = 0 }: Entry): RowCard | undefined {
  if (kind !== 'take' && kind !== 'discard') return undefined;
  return rows.find((row) => row.district === district)?.cards[number - 1];
}

type Change = (row: Row) => Row;
const at = (rows: readonly Row[], district: District, change: Change): Row[] =>
  rows.map((row) => (row.district === district ? change(row) : row));

function put(rows: readonly Row[], taken: Taken | null, to: District): Row[] | null {
  const card = taken && cardAt(rows, taken);
  if (!card) return null;
  return at(
    at(rows, taken.from, (row) => without(row, taken.number)),
    to,
    (row) => withCard(row, card),
  );
}

/** Null if the move is of other rows than these. */
export function rowsAfter(rows: readonly Row[], move: Entry, taken: Taken | null = null): Row[] | null {
  const { kind, district, card, seat, number = 0 } = move;
  if (seat === 'nature' || !district) return [...rows];
  const own: RowCard = { owner: seat, waves: card ? wavesOf(card) : 0 };
  const changes: Partial<Record<Entry['kind'], Change>> = {
    add: (row) => withCard(row, own),
    discard: (row) => without(row, number),
    raise: (row) => changed(row, { raised: [...row.raised, seat] }),
    lower: (row) => changed(row, { lowered: [...row.lowered, seat] }),
  };
  const change = changes[kind];
  if (kind === 'start row')
    return [...rows, withCard({ district, chip: seat, cards: [], raised: [], lowered: [], waves: 0 }, own)];
  if (!change && kind !== 'put') return [...rows];
  if (!rows.some((row) => row.district === district)) return null;
  return change ? at(rows, district, change) : put(rows, taken, district);
}

/** Those that threaten, the most waves first: a row without a flood card does not (RU-1). */
export const threats = (rows: readonly Row[]): Row[] =>
  rows.filter(({ cards }) => cards.length > 0).sort((a, b) => b.waves - a.waves);

/** The row with more waves than any other; null while there is a tie, or none. */
export function leaderOf(rows: readonly Row[]): Row | null {
  const [first, second] = threats(rows);
  return first && first.waves !== second?.waves ? first : null;
}
