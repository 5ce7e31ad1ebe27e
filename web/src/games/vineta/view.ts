// Vineta as a viewer sees it: the `view` of an update.
import { ownView } from '../../state/views';
import type { Seat, Viewer } from '../../wire/messages';
import type { Card, District, Tribe } from './art/names';

export type Houses = Partial<Record<Tribe, number>>;
export type Cards = Partial<Record<Card, number>>;

export interface RowCard {
  owner: Seat;
  waves: number;
}

export interface Row {
  district: District;
  chip: Seat;
  cards: RowCard[];
  raised: Seat[];
  lowered: Seat[];
  waves: number;
}

export interface Player {
  seat: Seat;
  tribe: Tribe | null;
  district: District | null;
  hand?: Cards;
  hand_size: number;
  pile_size: number;
  shuffles: number;
  discard: Cards;
  has_chosen: boolean;
  chosen: Card | null;
  captured: Houses;
  one_more: boolean;
  one_less: boolean;
}

export interface VinetaView {
  game: 'vineta';
  players: number;
  edition: 'nl' | 'de' | 'en' | 'fr';
  viewer: Viewer;
  phase: 'start' | 'tribes' | 'districts' | 'place' | 'draw' | 'choose' | 'play' | 'capture' | 'over';
  round: number;
  turn: number;
  length: number;
  tower: Seat;
  disk: Seat;
  to_act: Seat[];
  sunk: District[];
  coast: District[];
  quarantine: District[];
  supply: Houses;
  houses: Partial<Record<District, Houses>>;
  rows: Row[];
  would_sink: District | null;
  doing?: { step: string; from: District; to?: District; left?: number; number?: number };
  seats: Player[];
}

export const vinetaView = ownView<VinetaView>('vineta');

/** Houses or cards as a list, each as often as it is there. */
export function listOf<K extends string>(counts: Partial<Record<K, number>>): K[] {
  return (Object.entries(counts) as [K, number][]).flatMap(([key, count]) => Array<K>(count).fill(key));
}

export const total = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
