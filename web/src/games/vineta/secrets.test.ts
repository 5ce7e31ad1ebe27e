import { describe, expect, it } from 'vitest';
import type { Entry, TableEvent, UpdateMessage } from '../../wire/messages';
import {
  coveredUpdate,
  isSecretChoice,
  moveSeenBy,
  publicEvents,
  seenBy,
  type VinetaPosition,
} from './secrets';
import type { Player, VinetaView } from './view';

const player = (seat: 'p1' | 'p2' | 'p3', more: Partial<Player>): Player => ({
  seat,
  tribe: 'amber',
  district: 'G0',
  hand: { panic: 1 },
  hand_size: 1,
  pile_size: 20,
  shuffles: 0,
  discard: { rescue: 1 },
  has_chosen: true,
  chosen: 'flood 4',
  captured: { ice: 2 },
  one_more: false,
  one_less: false,
  ...more,
});
const position = (more: Partial<VinetaPosition> = {}): VinetaPosition => ({
  game: 'vineta',
  players: 3,
  edition: 'nl',
  phase: 'choose',
  round: 2,
  turn: 1,
  length: 3,
  tower: 'p1',
  disk: 'p1',
  to_act: ['p3'],
  sunk: ['G1'],
  coast: ['G0'],
  quarantine: [],
  supply: {},
  houses: { G0: { amber: 2 } },
  rows: [],
  would_sink: null,
  seats: [
    player('p1', {}),
    player('p2', { tribe: 'tide', district: 'R2', hand: { 'calm sea': 2 }, chosen: 'quarantine' }),
    player('p3', { tribe: 'rust', district: 'Y1', hand: { relocation: 1 }, has_chosen: false, chosen: null }),
  ],
  ...more,
});
const open = position();

describe('a seat sees', () => {
  it('all of its own, and of others only what lies open', () => {
    const view = seenBy(open, 'p1');
    expect(view.viewer).toBe('p1');
    expect(view.seats[0]).toEqual(open.seats[0]);
    for (const other of view.seats.slice(1)) {
      expect('hand' in other).toBe(false);
      expect(other).toMatchObject({ tribe: null, district: null, chosen: null });
      expect(other).toMatchObject({ hand_size: 1, discard: { rescue: 1 }, captured: { ice: 2 } });
    }
    expect(view.seats.map((each) => each.has_chosen)).toEqual([true, true, false]);
  });

  it('nothing of what others keep anywhere in its view', () => {
    const text = JSON.stringify(seenBy(open, 'p1'));
    for (const secret of ['calm sea', 'quarantine":', 'tide', 'R2', 'rust', 'Y1', 'relocation'])
      expect(text.replace('"quarantine":[]', '')).not.toContain(secret);
  });

  it('a revealed card, and not those that are still face down', () => {
    const view = seenBy(position({ phase: 'play', to_act: ['p2'] }), 'p3');
    expect(view.seats.map((each) => each.chosen)).toEqual([null, 'quarantine', null]);
  });

  it('the tiles of all at the end, and still no hands', () => {
    const view = seenBy(position({ phase: 'over', to_act: [] }), 'p1');
    expect(view.seats.map((each) => each.tribe)).toEqual(['amber', 'tide', 'rust']);
    expect(view.seats.map((each) => 'hand' in each)).toEqual([true, false, false]);
  });
});

it('a spectator sees nobody’s secrets', () => {
  const view = seenBy(open, 'spectator');
  expect(view.seats.map((each) => [each.hand, each.tribe, each.chosen])).toEqual(
    Array(3).fill([undefined, null, null]),
  );
});

describe('a move', () => {
  const choose: Entry = { text: 'p1 choose panic', seat: 'p1', kind: 'choose', card: 'panic' };
  const draw: Entry = { text: '…', seat: 'nature', kind: 'draw', recipient: 'p2', card: 'panic' };
  const tile: Entry = { text: '…', seat: 'nature', kind: 'deal tribe', recipient: 'p2', tribe: 'tide' };
  const home: Entry = { text: '…', seat: 'nature', kind: 'deal district', recipient: 'p2', district: 'R2' };
  const flood: Entry = { text: '…', seat: 'p2', kind: 'start row', card: 'flood 2', district: 'G0' };

  it.each([choose, draw, tile, home])('of one’s own is whole: $kind', (move) =>
    expect(moveSeenBy(move, move.kind === 'choose' ? 'p1' : 'p2')).toBe(move),
  );
  it('of another loses what is secret', () => {
    expect(moveSeenBy(choose, 'p2')).toEqual({ seat: 'p1', kind: 'choose' });
    expect(moveSeenBy(draw, 'p1')).toEqual({ seat: 'nature', kind: 'draw', recipient: 'p2' });
    expect(moveSeenBy(tile, 'p1')).toEqual({ seat: 'nature', kind: 'deal tribe', recipient: 'p2' });
    expect(moveSeenBy(home, 'p1')).toEqual({ seat: 'nature', kind: 'deal district', recipient: 'p2' });
  });
  it('that everybody saw stays whole', () => expect(moveSeenBy(flood, 'p1')).toBe(flood));

  it('is told to all at one device without its secret, and a changed choice not at all', () => {
    const events: TableEvent[] = [
      { kind: 'move', time: 1, move: choose },
      { kind: 'change', time: 2, seat: 'p1', move: { ...choose, card: 'rescue' } },
      { kind: 'said', time: 3, seat: 'p1', phrase: 'hello' },
    ];
    expect(publicEvents(events)).toEqual([
      { kind: 'move', time: 1, move: { seat: 'p1', kind: 'choose' } },
      events[2],
    ]);
  });
});

it('only a card is chosen in secret', () => {
  expect(isSecretChoice({ phase: 'choose' })).toBe(true);
  expect(isSecretChoice({ phase: 'play' })).toBe(false);
  expect(isSecretChoice({ phase: 'place' })).toBe(false);
});

describe('a covered table', () => {
  const update = (phase: VinetaView['phase']): UpdateMessage<VinetaView> => ({
    type: 'update',
    table: 't',
    viewer: 'p1',
    seq: 1,
    life: 'playing',
    events: [],
    to_act: ['p1'],
    decision: 7,
    may_change: true,
    prompt: 'prompt.choose',
    legal: [{ text: 'p1 choose panic', seat: 'p1', kind: 'choose', card: 'panic' }],
    view: seenBy(position({ phase, to_act: ['p1'] }), 'p1'),
  });
  it('shows neither the hand nor what could be chosen from it', () => {
    const covered = coveredUpdate(update('choose'));
    expect(covered.legal).toBeUndefined();
    expect(covered.view?.seats[0]).not.toHaveProperty('hand');
    expect(JSON.stringify(covered)).not.toContain('panic');
  });
  it('lets a card that all see be played', () => {
    const covered = coveredUpdate(update('play'));
    expect(covered.legal).toHaveLength(1);
    expect(covered.view?.seats[0]).toMatchObject({ chosen: 'flood 4', tribe: null });
    expect(covered.view?.seats[0]).not.toHaveProperty('hand');
  });
});
