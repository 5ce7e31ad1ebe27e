// Pebbles as a viewer sees it (tests/third_game/README.md).
import { ownView, type AnyView } from "../../../../web/src/state/views";
import type { Seat } from "../../../../web/src/wire/messages";

export interface PebblesView extends AnyView {
  game: "pebbles";
  rounds: number;
  round: number;
  seats: { seat: Seat; points: number; chosen: boolean; hand: number | null }[];
}
export const pebblesView = ownView<PebblesView>("pebbles");
