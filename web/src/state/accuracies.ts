// How accurately everybody played in the games that were analysed in this browser; newest first. Analyses themselves are too
// large to be kept for long.
import type { Balance, Estimate, Seat } from '../wire/schema';
import { store, stored } from './stored';

interface Noted {
  readonly table: string;
  readonly seats: Readonly<Partial<Record<Seat, readonly [value: number, error: number]>>>;
}

const key = 'springtide.accuracies.2'; // counts up when an accuracy is another figure
const most = 200;

const known = (): readonly Noted[] => stored<Noted[]>(key) ?? [];
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A record from a file has no table to be known by. */
export function noteAccuracies(table: string, balances: readonly Pick<Balance, 'seat' | 'accuracy'>[]): void {
  if (!table) return;
  const seats = Object.fromEntries(
    balances.flatMap(({ seat, accuracy }) =>
      accuracy ? [[seat, [rounded(accuracy.value), rounded(accuracy.error)]]] : [],
    ),
  ) as Noted['seats'];
  store(key, [{ table, seats }, ...known().filter((each) => each.table !== table)].slice(0, most));
}

/** Null if the game was not analysed here, or if the seat had nothing to decide. */
export function accuracyIn(table: string, seat: Seat): Estimate | null {
  const found = known().find((each) => each.table === table)?.seats[seat];
  return found ? { value: found[0], error: found[1] } : null;
}
