// For tests: a view of Vineta, two gods in the middle of a round; and how to read a recorded game.
import { updatesBy } from '../../state/recorded';
import type { VinetaView } from './view';

export const viewOf = (rest: Partial<VinetaView> = {}): VinetaView => ({
  game: 'vineta',
  rules: 1,
  players: 2,
  edition: 'nl',
  switches: { own_house: 1, tie_tower: 'passes', panic: 'all', capture: 'in-order' },
  viewer: 'p1',
  phase: 'play',
  round: 2,
  turn: 1,
  length: 3,
  tie_breaks: 0,
  tower: 'p1',
  disk: 'p1',
  to_act: ['p1'],
  sunk: [],
  coast: ['G0', 'G1', 'G2'],
  quarantine: [],
  supply: {},
  box: {},
  houses: { G1: { amber: 2, ice: 1 } },
  rows: [
    { district: 'G1', chip: 'p2', cards: [{ owner: 'p2', waves: 3 }], raised: [], lowered: [], waves: 3 },
  ],
  would_sink: 'G1',
  seats: [],
  ...rest,
});

export const updatesIn = updatesBy({ parts: ['seats', 'houses'], nullable: ['would_sink'] });
