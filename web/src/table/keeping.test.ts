import { describe, expect, it } from 'vitest';
import type { Chair } from '../wire/schema';
import { guestsOf, keptFor, seatsToTake } from './keeping';

const chair = (seat: Chair['seat'], more: Partial<Chair> = {}): Chair => ({
  seat,
  kind: 'open',
  name: '',
  here: false,
  left: false,
  resigned: false,
  ...more,
});
const free = chair('p1');
const kept = chair('p2', { held: true });
const told = chair('p3', { held: true, held_for: 'bela' });
const taken = chair('p4', { kind: 'player', name: 'Carl' });

describe('a seat that is kept', () => {
  it.each([
    [free, false, 'no'],
    [free, true, 'no'],
    [taken, true, 'no'],
    [kept, false, 'other'],
    [told, false, 'you'], // nobody else but the host is told for whom
    [told, true, 'guest'],
  ] as const)('%o, host: %s, is kept for %s', (each, isHost, wanted) =>
    expect(keptFor(each, isHost)).toBe(wanted),
  );

  it('is taken by whom it is kept for, before any other', () => {
    const seats = [free, kept, told, taken];
    expect(seatsToTake({ seats, is_host: false })).toEqual(['p3', 'p1']);
    expect(seatsToTake({ seats, is_host: true })).toEqual(['p1']);
    expect(seatsToTake({ seats: [kept, taken], is_host: false })).toEqual([]);
  });

  it('has a guest who is not invited twice', () =>
    expect(guestsOf({ seats: [free, kept, told] })).toEqual(['bela']));
});
