// Vigo as a viewer sees it: the `view` of an update.
import { ownEntry, ownView } from '../../state/views';
import { isPart, readCard, type Part } from './art/names';
import { kinds, type Entry, type Player, type View } from './schema';

export type { ChestOffer, Player, Spot, View as VigoView } from './schema';

export const vigoView = ownView<View>('vigo');
export const vigoEntry = ownEntry<Entry>(kinds);

/** `red left lid x2, pirate` as a list, each card as often as it is there. */
export function cardsIn(text: string): string[] {
  return text
    .split(', ')
    .filter(Boolean)
    .flatMap((item) => {
      const [, name = item, count = '1'] = /^(.*?)(?: x(\d+))?$/.exec(item) ?? [];
      return Array<string>(Number(count)).fill(name);
    });
}

/** Those of the names that are parts of chests; keys are. */
export const partsIn = (names: readonly string[]): Part[] =>
  names.map(readCard).filter((card): card is Part => card !== null && isPart(card));

export const countOf = (names: readonly string[], name: string): number =>
  names.filter((each) => each === name).length;

/** What has come to a list since it was another. */
export const gained = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((name, i) => countOf(after.slice(0, i + 1), name) > countOf(before, name));

export const playerOf = (view: View, seat: string | null | undefined): Player | null =>
  view.seats.find((player) => player.seat === seat) ?? null;

export const pointsOf = (player: Player): number => player.ship_points + player.chest_points;
