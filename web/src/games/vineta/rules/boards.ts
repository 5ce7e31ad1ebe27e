// Three pictures of the city for Vineta's rules: full of life, with its first hole, and at the end.
import type { DistrictData } from '../art/districtData';
import { districts, type District } from '../art/names';
import { scene } from '../scene';

type Board = Record<District, DistrictData>;

const empty = (sunk: readonly District[], coast: readonly District[]): Board =>
  Object.fromEntries(
    districts.map((district) => [
      district,
      { houses: {}, sunk: sunk.includes(district), coast: coast.includes(district) },
    ]),
  ) as Board;

export const boards: Record<'island' | 'coast' | 'last', Board> = {
  island: scene,
  coast: empty(['G1'], ['G0', 'G2', 'Y0', 'Y1']),
  last: {
    ...empty(
      districts.filter((district) => district !== 'Y1'),
      ['Y1'],
    ),
    Y1: { houses: { amber: 2, tide: 3, heather: 1 }, coast: true },
  },
};
