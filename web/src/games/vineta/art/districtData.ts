// What the board shows of one district.
import type { Seat, Tribe } from './names';

export interface DistrictData {
  readonly houses: Partial<Record<Tribe, number>>;
  readonly sunk?: boolean;
  readonly sinking?: boolean;
  readonly coast?: boolean;
  readonly chip?: Seat | undefined;
  readonly waves?: number | undefined;
  readonly leading?: boolean;
  readonly quarantine?: boolean;
  readonly clickable?: boolean;
  readonly chosen?: boolean;
  // What is read beside the board means it.
  readonly pointed?: boolean;
  // A line of the log speaks of it, sunk or not.
  readonly meant?: boolean;
  // A card that is looked at may go there; and it would sink then.
  readonly ahead?: boolean;
  readonly wouldSink?: boolean;
  // Whoever looks protects it.
  readonly own?: boolean;
}
