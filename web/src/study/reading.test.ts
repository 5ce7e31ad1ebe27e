import { expect, it } from 'vitest';
import type { Reading } from '../wire/schema';
import { sortedReadings } from './reading';

const of = (seat: Reading['seat'], facet: string): Reading => ({
  ...(seat ? { seat } : {}),
  facet,
  chances: [
    { what: 'a', chance: 0.2 },
    { what: 'b', chance: 0.7 },
    { what: 'c', chance: 0.1 },
  ],
});
const card = (place: string, round?: number): Reading => ({
  place,
  facet: 'card',
  ...(round ? { round } : {}),
  chances: [{ what: place.toUpperCase(), chance: 1 }],
});

it('puts what a seat hides together, the likeliest first', () => {
  const { seats, rest } = sortedReadings([of('p2', 'x'), of('p3', 'x'), of('p2', 'y'), of(undefined, 'z')]);
  expect(seats.map(({ seat, facets }) => [seat, facets.map(({ facet }) => facet)])).toEqual([
    ['p2', ['x', 'y']],
    ['p3', ['x']],
  ]);
  expect(seats[0]?.facets[0]?.rows.map(({ what }) => what)).toEqual(['b', 'a', 'c']);
  expect(rest.map(({ facet }) => facet)).toEqual(['z']);
});

it('tells first what was seen last', () => {
  const { places } = sortedReadings([card('a1', 2), card('b1', 5), card('c1')]);
  expect(places).toEqual([
    { place: 'b1', facet: 'card', what: 'B1', round: 5 },
    { place: 'a1', facet: 'card', what: 'A1', round: 2 },
    { place: 'c1', facet: 'card', what: 'C1', round: null },
  ]);
});
