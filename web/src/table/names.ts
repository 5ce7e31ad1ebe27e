// What seats are called: in Vineta after gods, in Vigo after the colours of their ships.
import { t } from '../i18n/i18n.svelte';
import type { Chair, Game, Seat, TableMessage } from '../wire/messages';

/** The seat itself, whoever sits there. */
export const seatTitle = (game: Game, seat: Seat): string =>
  game === 'vigo' ? t(`vigo.ship.${seat}`) : t(`god.${seat}`);

/** Bots have no name but that of their seat. */
export const chairName = (game: Game, chair: Chair): string =>
  (chair.kind === 'bot' ? '' : chair.name) || seatTitle(game, chair.seat);

export function seatName(table: TableMessage, seat: string | undefined): string {
  const chair = table.seats.find((each) => each.seat === seat);
  return chair ? chairName(table.game, chair) : (seat ?? '');
}
