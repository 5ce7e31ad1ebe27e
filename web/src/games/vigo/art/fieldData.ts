// What the bay shows of one field.
import type { Turn } from './bay';
import type { Card } from './names';

/** A card on a field. Face down it shows its back, and, where the table remembers, what was seen of it. */
export interface Spot {
  readonly up: boolean;
  readonly card?: Card | undefined;
}
export interface FieldData {
  readonly spot?: Spot | undefined; // none: open water
  readonly lit?: boolean | undefined; // can be picked
  readonly chosen?: boolean | undefined;
  readonly turns?: boolean | undefined; // will turn, if the choice under the pointer is made
  readonly turned?: (Turn & { readonly from: Spot }) | undefined; // has just turned; the same object as long as it is the same turn, else it plays again
}
