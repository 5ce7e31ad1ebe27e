// One's own finished games that can be looked at again, wherever they are listed.
import type { Game, GameOver, OwnTable, Seat } from '../wire/schema';

export interface OwnGame {
  readonly table: string;
  readonly game: Game;
  readonly seat: Seat;
  readonly players: number;
  readonly ended: number;
}

/** Null for one that is not over, or began in the middle; and where several sat at one device, since nobody knows who was who. */
export function ownGameOf({ table, life, updated, seats, summary }: OwnTable): OwnGame | null {
  const [seat] = seats;
  const isWhole = life === 'finished' && !summary.from_position && !summary.scripted;
  if (!isWhole || !seat || seats.length > 1) return null;
  return { table, game: summary.game, seat, players: summary.seats.length, ended: updated };
}

/** Null where the person left, so that a bot decided. */
export function ownGameIn({ table, game, ended, standings }: GameOver): OwnGame | null {
  const own = standings.find((standing) => standing.own);
  if (!own || own.left) return null;
  return { table, game, seat: own.seat, players: standings.length, ended };
}

/** The last of them, newest first, each once. */
export function lastOf(games: readonly OwnGame[], most: number): OwnGame[] {
  const tables = games.map(({ table }) => table);
  return games
    .filter(({ table }, i) => tables.indexOf(table) === i)
    .sort((a, b) => b.ended - a.ended)
    .slice(0, most);
}
