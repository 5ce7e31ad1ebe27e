// From a view to what the bay shows of each field: a pure function, so that animation can compare two views.
import type { FieldData, Spot as Picture } from './art/fieldData';
import { fields, placeOf, waveOf, type Field, type Lie, type Turn } from './art/bay';
import { readCard } from './art/names';
import { playerOf, type Spot, type VigoView } from './view';
import type { Seat } from '../../wire/schema';

/** A phone held upright turns the bay by a quarter; a tablet has room for it as it is. */
export const uprightPhone = '(max-width: 40rem) and (orientation: portrait)';

export interface Light {
  lit: ReadonlySet<Field>;
  chosen: Field | null;
  turns: ReadonlySet<Field>;
}
export const dark: Light = { lit: new Set(), chosen: null, turns: new Set() };

export type Turned = ReadonlyMap<Field, Turn & { readonly from: Picture }>;

const pictureOf = ({ up, card }: Spot): Picture => ({ up, card: (card && readCard(card)) || undefined });

const nearestFirst = (list: readonly Field[], from: Field): Field[] => {
  const here = placeOf(from, 'wide');
  const far = (field: Field): number => {
    const there = placeOf(field, 'wide');
    return Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
  };
  return [...list].sort((a, b) => far(a) - far(b));
};

/** The cards that lie on their other side since; along the way of the ship if it has moved. */
export function turnedBetween(before: VigoView, after: VigoView): Field[] {
  const changed = fields.filter((field) => {
    const [was, is] = [before.bay[field], after.bay[field]];
    return was && is && was.up !== is.up;
  });
  const from = playerOf(before, before.turn)?.ship;
  const hasMoved = from && from !== playerOf(after, before.turn)?.ship;
  return hasMoved ? nearestFirst(changed, from) : changed;
}

/** How they are turned; to be made once for a view, or the wave runs again. */
export function turnedOf(before: VigoView | null, after: VigoView, lie: Lie): Turned {
  if (!before) return new Map();
  const wave = waveOf(turnedBetween(before, after), lie);
  return new Map([...wave].map(([field, turn]) => [field, { ...turn, from: pictureOf(before.bay[field]!) }]));
}

export function boardOf(
  view: VigoView,
  { lit, chosen, turns }: Light,
  turned: Turned,
): Partial<Record<Field, FieldData>> {
  const data = fields.map((field): [Field, FieldData] => {
    const spot = view.bay[field];
    return [
      field,
      {
        spot: spot && pictureOf(spot),
        lit: lit.has(field),
        chosen: chosen === field,
        turns: turns.has(field),
        turned: turned.get(field),
      },
    ];
  });
  return Object.fromEntries(data);
}

export const shipsIn = (view: VigoView): Partial<Record<Seat, Field | null>> =>
  Object.fromEntries(view.seats.map(({ seat, ship }) => [seat, ship]));
