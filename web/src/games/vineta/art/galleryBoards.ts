// Made-up positions for the gallery.
import type { DistrictData } from './districtData';
import { cards, districts, type Card, type District } from './names';

type Data = Record<District, DistrictData>;
const of = (some: Partial<Data>): Data =>
  Object.fromEntries(districts.map((d) => [d, some[d] ?? { houses: {} }])) as Data;

export const boards: [{ title: string; data: Data }, ...{ title: string; data: Data }[]] = [
  {
    title: 'start',
    data: of({
      G0: { houses: { amber: 2, ice: 1, tide: 1 }, coast: true, chip: 'p1', waves: 7 },
      G1: { houses: { fern: 2, straw: 2, amber: 1 }, coast: true, chip: 'p3', waves: 11, leading: true },
      G2: { houses: { amber: 1, ice: 2, heather: 1, rust: 3 }, coast: true, quarantine: true },
      Y0: { houses: { ice: 3, tide: 2 } },
      Y1: { houses: { amber: 1, rust: 1, heather: 2 } },
      Y2: { houses: { straw: 1, fern: 2, tide: 3, ice: 1 } },
      R0: { houses: { amber: 2, heather: 4 } },
      R1: { houses: { straw: 3, fern: 1, rust: 2 } },
      R2: { houses: { tide: 1, rust: 1, straw: 1, heather: 1 } },
    }),
  },
  {
    title: 'full',
    data: of({
      G0: {
        houses: { amber: 2, ice: 1, fern: 3, straw: 1, tide: 1, rust: 1, heather: 7 },
        coast: true,
        chip: 'p1',
        waves: 7,
        quarantine: true,
      },
      G1: { houses: {}, sunk: true },
      G2: { houses: { amber: 1, ice: 2, heather: 1, rust: 3, tide: 3 }, coast: true, chip: 'p2', waves: -4 },
      Y0: {
        houses: { amber: 2, ice: 1, fern: 3, straw: 1, tide: 1, rust: 1, heather: 7 },
        coast: true,
        chip: 'p5',
        waves: 12,
        leading: true,
        quarantine: true,
      },
      Y1: { houses: { amber: 1, rust: 1, heather: 2 }, coast: true },
      Y2: { houses: { straw: 1, fern: 2, tide: 3, ice: 1, rust: 1 } },
      R0: {
        houses: { amber: 2, ice: 1, fern: 3, straw: 1, tide: 1, rust: 1, heather: 7 },
        chip: 'p6',
        waves: 10,
        quarantine: true,
      },
      R1: { houses: { straw: 3, fern: 1, rust: 2, ice: 1, tide: 2 }, chip: 'p4', waves: 3 },
      R2: { houses: { tide: 1 } },
    }),
  },
  {
    title: 'choice',
    data: of({
      G0: { houses: { amber: 2, ice: 1, tide: 1 }, coast: true, clickable: true },
      G1: { houses: {}, sunk: true },
      G2: { houses: { amber: 1, ice: 2 }, coast: true, chip: 'p2', waves: 6 },
      Y0: { houses: { ice: 3, tide: 2 }, coast: true, chip: 'p4', waves: 9, leading: true, clickable: true },
      Y1: { houses: {}, sunk: true },
      Y2: { houses: { straw: 1, fern: 2, tide: 3 }, coast: true },
      R0: { houses: { amber: 2, fern: 4 }, chosen: true },
      R1: { houses: { straw: 3, fern: 1, amber: 2 }, coast: true, clickable: true },
      R2: { houses: { tide: 1, straw: 1 }, coast: true },
    }),
  },
];

const where: Record<District, string> = {
  G0: 'South Reach',
  G1: 'Northwest Reach',
  G2: 'Northeast Reach',
  Y0: 'Upper Southwest',
  Y1: 'Upper North',
  Y2: 'Upper Southeast',
  R0: 'South Centre',
  R1: 'Northwest Centre',
  R2: 'Northeast Centre',
};
export const name = (d: District) => where[d];

export const titles = Object.fromEntries(
  cards.map((c) => [
    c,
    c === 'changing wind' ? 'Wechselnder Wind' : c.replace(/^./, (l) => l.toUpperCase()).replace(/ \d/, ''),
  ]),
) as Record<Card, string>;
