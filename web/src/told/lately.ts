// How accurately somebody played in the games before this one: which those were says the server, or the device, and how they went
// whatever was analysed in this browser.
import { accuracyIn } from '../state/accuracies';
import { deviceGames } from '../state/deviceGames';
import { tokenFor } from '../state/session.svelte';
import { api } from '../wire/api';
import { isOnDevice } from '../wire/place';
import type { Estimate, GameOver, OwnTable, Seat } from '../wire/schema';

export interface Past {
  readonly table: string;
  readonly seat: Seat;
}

export interface Lately {
  readonly games: number;
  readonly known: readonly Estimate[];
}

const most = 20;

/** Somebody's own games before a table, newest first. Where several sat at one device, nobody knows who was who. */
export function ownPast(rows: readonly OwnTable[], table: string): { seat: Seat; past: Past[] } | null {
  const row = rows.find((each) => each.table === table);
  const seat = row?.seats.length === 1 ? row.seats[0] : undefined;
  if (!row || !seat) return null;
  const past = rows
    .filter((each) => each.life === 'finished' && each.summary.game === row.summary.game)
    .filter((each) => each.table !== table && each.updated <= row.updated && each.seats.length === 1)
    .sort((a, b) => b.updated - a.updated)
    .slice(0, most)
    .map((each) => ({ table: each.table, seat: each.seats[0]! }));
  return { seat, past };
}

/** The games of somebody's page. */
export const pastIn = (games: readonly GameOver[], table: string): Past[] =>
  games
    .filter((each) => each.table !== table)
    .flatMap((each) => {
      const own = each.standings.find((standing) => standing.own);
      return own ? [{ table: each.table, seat: own.seat }] : [];
    })
    .slice(0, most);

export const latelyIn = (past: readonly Past[]): Lately => ({
  games: past.length,
  known: past.flatMap(({ table, seat }) => accuracyIn(table, seat) ?? []),
});

/** The mean and its standard error: by how the games differ or, of one, by how well that is known. Requires: at least one. */
export function meanOf(known: readonly Estimate[]): Estimate {
  const n = known.length;
  const value = known.reduce((sum, each) => sum + each.value, 0) / n;
  if (n === 1) return { value, error: known[0]!.error };
  const squares = known.reduce((sum, each) => sum + (each.value - value) ** 2, 0);
  return { value, error: Math.sqrt(squares / (n - 1) / n) };
}

async function pastOfPerson(table: string, game: string, person: string): Promise<Past[]> {
  const token = tokenFor(table);
  const filter = { game, players: 0 };
  const { games } = await api.gamesOf(token, person, filter);
  const here = games.find((each) => each.table === table);
  if (!here) return pastIn(games, table);
  return pastIn((await api.gamesOf(token, person, filter, `${here.ended}-${table}`)).games, table);
}

async function ownRows(table: string): Promise<readonly OwnTable[]> {
  if (isOnDevice(table)) return deviceGames();
  const token = tokenFor(table);
  return token ? (await api.ownTables(token)).tables : [];
}

/** Of every seat of whom anything is known; whom nobody can ask about is missing. */
export async function latelyAt(table: string, game: string): Promise<ReadonlyMap<Seat, Lately>> {
  const found = new Map<Seat, Lately>();
  const own = ownPast(await ownRows(table).catch(() => []), table);
  if (own) found.set(own.seat, latelyIn(own.past));
  if (isOnDevice(table)) return found;
  const people = await api.peopleAt(table).then(
    (answer) => answer.people,
    () => [],
  );
  for (const { seat, person } of people) {
    const past = await pastOfPerson(table, game, person).catch(() => null);
    if (past) found.set(seat, latelyIn(past));
  }
  return found;
}
