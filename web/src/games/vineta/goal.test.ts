import { describe, expect, it } from 'vitest';
import { goalOf, hushed } from './goal';
import { viewOf } from './sample';
import type { Entry, Player } from './schema';

const player = (seat: Player['seat'], tribe: Player['tribe'], district: Player['district']): Player => ({
  seat,
  tribe,
  district,
  hand_size: 0,
  pile_size: 0,
  shuffles: 0,
  discard: {},
  has_chosen: false,
  chosen: null,
  captured: {},
  one_more: false,
  one_less: false,
});
const seats = [player('p1', 'amber', 'G1'), player('p2', 'ice', 'R0')];

describe('the own goal', () => {
  it('is what the own view says of the own seat', () => {
    expect(goalOf(viewOf({ viewer: 'p1', seats }), 'p1')).toEqual({ tribe: 'amber', district: 'G1' });
  });
  it('is nothing by any other view, and nothing for who watches', () => {
    expect(goalOf(viewOf({ viewer: 'p2', seats }), 'p1')).toBeNull();
    expect(goalOf(viewOf({ viewer: 'spectator', seats }), 'p1')).toBeNull();
    expect(goalOf(viewOf({ viewer: 'spectator', seats }), null)).toBeNull();
  });
  it('is nothing before it is dealt', () => {
    expect(goalOf(viewOf({ viewer: 'p1', seats: [player('p1', 'amber', null)] }), 'p1')).toBeNull();
  });
});

describe('while it is hidden', () => {
  const entry = (rest: Partial<Entry>): Entry => ({ text: '', seat: 'nature', kind: 'place', ...rest });
  it('nothing dealt in secret is said', () => {
    expect(hushed(entry({ kind: 'deal tribe', recipient: 'p1', tribe: 'amber' }))).not.toHaveProperty(
      'tribe',
    );
    expect(hushed(entry({ kind: 'deal district', recipient: 'p1', district: 'G1' }))).not.toHaveProperty(
      'district',
    );
  });
  it('all else is said as ever', () => {
    const move = entry({ kind: 'place', tribe: 'amber', district: 'G1' });
    expect(hushed(move)).toBe(move);
  });
});
