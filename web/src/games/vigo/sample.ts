// For tests: a view of Vigo, two ships in a bay of a few cards; and how to read a recorded game.
import { updatesBy } from '../../state/recorded';
import type { Player, VigoView } from './view';

export const player = (seat: Player['seat'], rest: Partial<Player> = {}): Player => ({
  seat,
  colour: seat === 'p1' ? 'red' : 'blue',
  ship: null,
  stock: [],
  ship_points: 0,
  chest_points: 0,
  chests_on_offer: [],
  ...rest,
});

export const viewOf = (rest: Partial<VigoView> = {}): VigoView => ({
  game: 'vigo',
  rules: 1,
  players: 2,
  lock_key_bonus: 50,
  free_events: false,
  memory_aid: false,
  viewer: 'p1',
  phase: 'before',
  round: 3,
  turn: 'p1',
  start: 'p1',
  sailing_ships: 1,
  event_played: false,
  to_act: ['p1'],
  bay: {},
  covered: 0,
  gone: '',
  reveal: [],
  seats: [player('p1', { ship: 'd4' }), player('p2', { ship: 'h7' })],
  ...rest,
});

export const updatesIn = updatesBy({ parts: ['seats', 'bay'] });
