// Vigo as a viewer sees it: the `view` of an update.
import { ownView } from '../../state/views';
import type { Seat, Viewer } from '../../wire/messages';
import type { Field } from './art/bay';
import { isPart, readCard, type Colour, type Part } from './art/names';

/** A card of the bay. Its name is there while it lies open, and with the memory aid once it was seen. */
export interface Spot {
  up: boolean;
  card?: string;
}

export interface ChestOffer {
  parts: string;
  value: number;
  points: Record<string, number>; // by rule
}

export interface Player {
  seat: Seat;
  colour: Colour;
  ship: Field | null;
  stock: string[];
  ship_points: number;
  chest_points: number;
  chests_on_offer: ChestOffer[];
}

export interface VigoView {
  game: 'vigo';
  rules: number;
  players: number;
  lock_key_bonus: number;
  free_events: boolean;
  memory_aid: boolean;
  viewer: Viewer;
  phase: 'start' | 'place' | 'before' | 'landed' | 'after' | 'over';
  round: number;
  turn: Seat;
  start: Seat;
  sailing_ships: number;
  event_played: boolean;
  to_act: Seat[];
  landed?: Field;
  took?: string;
  bay: Partial<Record<Field, Spot>>;
  covered: number;
  gone: string;
  reveal: Field[];
  doing?: string;
  chest?: string;
  held?: string;
  seats: Player[];
}

export const vigoView = ownView<VigoView>('vigo');

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

export const playerOf = (view: VigoView, seat: string | null | undefined): Player | null =>
  view.seats.find((player) => player.seat === seat) ?? null;

export const pointsOf = (player: Player): number => player.ship_points + player.chest_points;
