// What seats and those who sit there are called.
import { seatTitle } from '../kit/games.svelte';
import type { Chair, Game, TableMessage } from '../wire/schema';

/** Bots have no name but that of their seat. */
export const chairName = (game: Game, chair: Chair): string =>
  (chair.kind === 'bot' ? '' : chair.name) || seatTitle(game, chair.seat);

export function seatName(table: TableMessage, seat: string | undefined): string {
  const chair = table.seats.find((each) => each.seat === seat);
  return chair ? chairName(table.game, chair) : (seat ?? '');
}
