import { describe, expect, it } from 'vitest';
import type { Chair, PersonAtTable, TableMessage } from '../wire/schema';
import { circleOf, noteCircle, takeCircle } from './circleNote';
import { circleChairs, planOf, wishesOf } from './plan';

const chair = (seat: Chair['seat'], kind: Chair['kind'], level?: number): Chair => ({
  seat,
  kind,
  name: seat,
  here: true,
  left: false,
  resigned: false,
  ...(level ? { level } : {}),
});
const person = (seat: PersonAtTable['seat']): PersonAtTable => ({
  seat,
  person: `id-${seat}`,
  name: seat,
  emblem: 3,
});
const table = {
  type: 'table',
  table: 'k3x9',
  game: 'some',
  options: ['players 4', 'edition fr', 'start p3'],
  public: true,
  spectators: false,
  clock: { kind: 'correspondence', move: 3 * 86_400_000, bank: 7 * 86_400_000 },
  rated: true,
  life: 'finished',
  is_host: false,
  yours: ['p3'],
  seats: [chair('p1', 'player'), chair('p2', 'bot', 5), chair('p3', 'player'), chair('p4', 'player')],
  deal: { commitment: '' },
} as TableMessage;

describe('a table as a circle', () => {
  const circle = circleOf(table, [person('p1'), person('p3'), person('p4')]);

  it('has the others as members, and the same game with a start by chance', () => {
    expect(circle?.members).toEqual([
      { person: 'id-p1', name: 'p1', emblem: 3 },
      { person: 'id-p4', name: 'p4', emblem: 3 },
    ]);
    expect(circle && wishesOf(planOf(circle.wishes))).toEqual({
      game: 'some',
      options: ['players 4', 'edition fr', 'start random'],
      chairs: [{ kind: 'player' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 5 }],
      public: false,
      rated: true,
      spectators: false,
      clock: { kind: 'correspondence', move: 3 * 86_400_000, bank: 7 * 86_400_000 },
      pace: 'normal',
    });
  });

  it('is not offered where somebody has no page, nobody else played, or several share a device', () => {
    expect(circleOf(table, [person('p1')])).toBeNull();
    expect(circleOf({ ...table, seats: table.seats.slice(1, 3) }, [])).toBeNull();
    expect(circleOf({ ...table, yours: ['p1', 'p3'] }, [person('p4')])).toBeNull();
    expect(circleOf({ ...table, yours: [] }, [person('p1'), person('p3'), person('p4')])).toBeNull();
  });

  it('is noted once', () => {
    if (circle) noteCircle(circle);
    expect(takeCircle()).toEqual(circle);
    expect(takeCircle()).toBeNull();
  });
});

describe('the chairs of a circle', () => {
  it('are for who opens the table, for the others, and for bots as strong as before', () => {
    expect(circleChairs(['me', 4], 1, 4)).toEqual(['me', 'open', 4, 4]);
    expect(circleChairs(['me', 'open', 4, 5], 2, 4)).toEqual(['me', 'open', 'open', 4]);
    expect(circleChairs(['me'], 3, 2)).toEqual(['me', 'open', 'open', 'open']);
  });
});
