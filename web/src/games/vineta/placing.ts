// How houses are placed, one a turn: the tribe stays chosen, so that a tap on a district is enough. What may be placed, and
// where, is what the legal entries say.
import type { District, Tribe } from './art/names';
import { remaining, type Part, type Picks } from './choosing';
import type { Entry } from './schema';

/** As many tribes as have room for their names beside each other. */
export const namedTribes = 4;

/** Whether a house is to be placed now. */
export const isPlacing = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.every(({ kind }) => kind === 'place');

const named = <Name>(names: readonly (Name | undefined)[]): Name[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** The tribes of which a house may be placed. */
export const tribesToPlace = (entries: readonly Entry[]): Tribe[] => named(entries.map(({ tribe }) => tribe));

/** The tribe that stays chosen: as long as a house of it may be placed. The last one is chosen by itself. */
export function keptTribe(entries: readonly Entry[], chosen: Tribe | null): Picks {
  const tribes = isPlacing(entries) ? tribesToPlace(entries) : [];
  const tribe = tribes.find((each) => each === chosen) ?? (tribes.length === 1 ? tribes[0] : undefined);
  return tribe ? { tribe } : {};
}

/** Where a house may be placed: of the tribe that is chosen or carried, or of any. */
export const placesFor = (entries: readonly Entry[], tribe: string | undefined): Map<District, Part> =>
  new Map(
    named(remaining(entries, tribe ? { tribe } : {}).map(({ district }) => district)).map((district) => [
      district,
      'district',
    ]),
  );
