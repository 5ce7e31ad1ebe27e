// How a legal entry is picked at the table: each has one place where it is pointed at. The client knows no rules: what is lit is
// what some entry names.
import type { Entry } from './schema';
import type { Field, Line } from './art/bay';

/** A field, a row or column, a card of somebody's stock, the chest builder, or nothing but the bar. */
export type Target = `field ${string}` | `line ${string}` | `card ${string}` | 'chest' | 'bar';

export const fieldTarget = (field: string): Target => `field ${field}`;
export const lineTarget = (line: string | number): Target => `line ${line}`;
export const cardTarget = (seat: string, card: string): Target => `card ${seat} ${card}`;

export function targetOf(entry: Entry): Target {
  if (entry.field) return fieldTarget(entry.field);
  if (entry.row !== undefined) return lineTarget(entry.row);
  if (entry.column) return lineTarget(entry.column);
  if (entry.card) return cardTarget(entry.other ?? entry.seat, entry.card);
  return entry.kind === 'chest' || entry.kind === 'begin chest' ? 'chest' : 'bar';
}

export const entriesAt = (entries: readonly Entry[], target: Target | null): Entry[] =>
  target === null ? [] : entries.filter((entry) => targetOf(entry) === target);

/** What can be picked, by the kind of place: its names as the wire has them. */
export const litFields = (entries: readonly Entry[]): Set<Field> =>
  new Set(entries.flatMap(({ field }) => (field ? [field] : [])));

export const litLines = (entries: readonly Entry[]): Set<Line> =>
  new Set(entries.flatMap(({ row, column }) => (row ? [String(row) as Line] : (column as Line) || [])));

export const litCards = (entries: readonly Entry[], seat: string): Set<string> =>
  new Set(entries.flatMap(({ card, other, seat: own }) => (card && (other ?? own) === seat ? [card] : [])));

/** The fields whose cards turn if what is there is picked, where the server says so. */
export const turnsAt = (entries: readonly Entry[], target: Target | null): Set<Field> =>
  new Set(entriesAt(entries, target).flatMap(({ turns }) => (turns ?? []) as Field[]));

/** What stands in the list of moves: a chest part by part is offered by the builder as a whole. Best chests first. */
export function listedEntries(entries: readonly Entry[]): Entry[] {
  const hasWhole = entries.some(({ kind }) => kind === 'chest');
  return entries
    .filter(({ kind }) => !(hasWhole && kind === 'begin chest'))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
}
