// What seats and those who sit there are called.
import { t } from '../i18n/i18n.svelte';
import { seatTitle } from '../kit/games.svelte';
import type { Chair, Game, TableMessage } from '../wire/schema';

/** Bots have no name but that of their seat. */
export const chairName = (game: Game, chair: Chair): string =>
  (chair.kind === 'bot' ? '' : chair.name) || seatTitle(game, chair.seat);

/** A bot decides for it: its own, or that of somebody who has left. */
export const isBot = (chair: Chair | undefined): boolean =>
  chair !== undefined && (chair.kind === 'bot' || chair.left || chair.resigned);

/** Which nets a bot asks, or an analysis did; nothing if none. */
export const netsText = (nets: readonly string[] | undefined): string | undefined =>
  nets && t('nets.asked', { names: nets.join(', ') });

export function seatName(table: TableMessage, seat: string | undefined): string {
  const chair = table.seats.find((each) => each.seat === seat);
  return chair ? chairName(table.game, chair) : (seat ?? '');
}
