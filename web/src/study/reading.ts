// What a viewer has reason to think, sorted for the eye: rivals with what they hide, what lies where, and what is left.
import type { Reading, Seat } from '../wire/schema';

export interface Chances {
  facet: string;
  rows: { what: string; chance: number }[]; // the likeliest first
}
export interface Remembered {
  place: string;
  facet: string;
  what: string;
  round: number | null;
}
export interface Readings {
  seats: { seat: Seat; facets: Chances[] }[];
  places: Remembered[]; // what was seen last comes first
  rest: Chances[];
}

const rowsOf = ({ chances }: Reading): Chances['rows'] => [...chances].sort((a, b) => b.chance - a.chance);

export function sortedReadings(readings: readonly Reading[]): Readings {
  const sorted: Readings = { seats: [], places: [], rest: [] };
  for (const reading of readings) {
    const { seat, place, facet, round } = reading;
    const chances = { facet, rows: rowsOf(reading) };
    if (place !== undefined)
      sorted.places.push({ place, facet, what: chances.rows[0]?.what ?? '', round: round ?? null });
    else if (seat === undefined) sorted.rest.push(chances);
    else {
      const known = sorted.seats.find((each) => each.seat === seat);
      if (known) known.facets.push(chances);
      else sorted.seats.push({ seat, facets: [chances] });
    }
  }
  sorted.places.sort((a, b) => (b.round ?? 0) - (a.round ?? 0));
  return sorted;
}
