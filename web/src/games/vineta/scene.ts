// The picture of the city on the first screen: a game in its second round.
import type { DistrictData } from './art/districtData';
import type { District } from './art/names';

export const scene: Record<District, DistrictData> = {
  G0: { houses: { amber: 2, tide: 1 }, coast: true, chip: 'p1', waves: 5, leading: true },
  G1: { houses: {}, sunk: true },
  G2: { houses: { rust: 2, ice: 1 }, coast: true },
  Y0: { houses: { fern: 3 }, coast: true, chip: 'p3', waves: 3 },
  Y1: { houses: { straw: 1, heather: 2 }, coast: true },
  Y2: { houses: { ice: 2, amber: 1 } },
  R0: { houses: { tide: 2 } },
  R1: { houses: { fern: 1, rust: 1 } },
  R2: { houses: { straw: 2, heather: 1 } },
};
