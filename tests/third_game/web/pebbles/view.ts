// Pebbles as a viewer sees it (tests/third_game/README.md).
import { ownEntry, ownView, type AnyView } from '../../../../web/src/state/views';
import type { Entry, Seat } from '../../../../web/src/wire/schema';

export interface PebblesView extends AnyView {
  game: 'pebbles';
  rounds: number;
  round: number;
  seats: { seat: Seat; points: number; chosen: boolean; hand: number | null }[];
}
export const pebblesView = ownView<PebblesView>('pebbles');

export interface PebblesEntry extends Entry {
  kind: 'open' | 'roll' | 'choose';
  hand?: Seat;
  number?: number;
}
export const pebblesEntry = ownEntry<PebblesEntry>(['open', 'roll', 'choose']);
