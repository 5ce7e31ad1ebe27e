// What this browser was told and said before the deal, kept until the game is over: only that makes the check worth something.
import { store, stored } from '../state/stored';
import type { Command, Seat, TableMessage, Verification } from '../wire/schema';

export interface DealNote {
  table: string;
  commitment: string;
  secrets: Partial<Record<Seat, string>>; // this browser's own, by the seat it took
  head?: string; // of the journal's chain, as it was told last
}

export interface DealCheck {
  moves: number | null; // of the whole game, played again on this device; null: its journal does not hold
  isKept: boolean; // the opened secret belongs to the commitment
  isMine: boolean | null; // the own secrets are in the deal; null: none was sent from here
  hasSecrets: boolean; // any player sent one
  hasChain: boolean; // the journal has one
  isAsShown: boolean | null; // the head that was told last is in it; null: none was told here
}

const key = 'springtide.deals';
const most = 60; // tables

function notes(): DealNote[] {
  const kept = stored<DealNote[]>(key);
  return Array.isArray(kept) ? kept : [];
}

export const dealNoteOf = (table: string): DealNote | null =>
  notes().find((note) => note.table === table) ?? null;

/** The first commitment of a table stays: a later one would be a broken promise. */
export function noteDeal(table: string, commitment: string, secrets: DealNote['secrets'] = {}): void {
  const before = dealNoteOf(table) ?? { table, commitment, secrets: {} };
  const note = { ...before, secrets: { ...before.secrets, ...secrets } };
  const others = notes().filter((each) => each.table !== table);
  store(key, [note, ...others].slice(0, most));
}

/** What everyone at the table has been told of the journal so far. */
export function noteHead(table: string, commitment: string, head: string): void {
  if (dealNoteOf(table)?.head === head) return;
  noteDeal(table, commitment);
  store(
    key,
    notes().map((note) => (note.table === table ? { ...note, head } : note)),
  );
}

/** Short enough to be compared aloud: two groups of four digits. */
export const fingerprintOf = (head: string): string => `${head.slice(0, 4)} ${head.slice(4, 8)}`;

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 random bits, as the protocol wants them. */
export const randomSecret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

/** Begins the game, with this browser's part of the deal for its own seats that have none yet. */
export function startOf({ table, deal, seats, yours }: TableMessage): Command {
  const secret = randomSecret();
  const own = seats.filter((chair) => yours.includes(chair.seat) && chair.has_secret === false);
  noteDeal(table, deal.commitment, Object.fromEntries(own.map((chair) => [chair.seat, secret])));
  return { type: 'start', secret };
}

type Dealt = Pick<TableMessage, 'deal' | 'seats' | 'yours'>;

function isMine({ deal, seats, yours }: Dealt, note: DealNote | null): boolean | null {
  const sent = yours.filter((seat) => note?.secrets[seat] !== undefined);
  if (sent.length === 0) return null;
  const dealt = (seat: Seat) => deal.secrets?.[seats.findIndex((chair) => chair.seat === seat)];
  return sent.every((seat) => dealt(seat) === note?.secrets[seat]);
}

/** What the deal was worth; `verified` is what came of playing the journal again, nothing if it does not hold. */
export function checkDeal(
  table: Dealt,
  note: DealNote | null,
  verified: Pick<Verification, 'commitment' | 'moves' | 'links'> | null,
): DealCheck {
  const { deal } = table;
  // The commitment is of this table and its secret: the journal of another game has another.
  const isItsOwn = verified?.commitment === deal.commitment;
  const links = isItsOwn ? verified.links : [];
  return {
    moves: isItsOwn ? verified.moves : null,
    isKept: isItsOwn && deal.commitment === (note?.commitment ?? deal.commitment),
    isMine: isMine(table, note),
    hasSecrets: deal.secrets?.some((each) => each !== '') ?? false,
    hasChain: links.length > 0,
    isAsShown: note?.head === undefined ? null : links.includes(note.head),
  };
}
