// What the lobby shows, put together from what the server has said of it.
import type { LobbyMessage, LobbyTable } from '../wire/schema';

export interface LobbyNow {
  readonly tables: readonly LobbyTable[]; // newest first
  readonly here: number | null; // null: nobody has said so
}
export const emptyLobby: LobbyNow = { tables: [], here: null };

const byAge = (a: LobbyTable, b: LobbyTable): number => b.created - a.created || (a.table < b.table ? -1 : 1);

/** The first message is whole, and so is one after the line was lost; the others say what has changed. */
export function withNews(before: LobbyNow, { whole, tables, gone = [], here }: LobbyMessage): LobbyNow {
  const void_ = new Set([...gone, ...tables.map(({ table }) => table)]);
  const kept = whole ? [] : before.tables.filter(({ table }) => !void_.has(table));
  return { tables: [...kept, ...tables].sort(byAge), here: here ?? before.here };
}

export const isJoinable = ({ life }: LobbyTable): boolean => life === 'open';
export const isWatchable = ({ life }: LobbyTable): boolean => life === 'playing';

/** Seats that whoever comes may take. */
export const freeSeats = ({ summary }: Pick<LobbyTable, 'summary'>): number =>
  summary.seats.filter((each) => each.kind === 'open' && !each.held).length;

/** `edition fr` among what was agreed on. */
export const editionOf = (options: readonly string[]): string | null =>
  options.find((each) => each.startsWith('edition '))?.slice('edition '.length) ?? null;
