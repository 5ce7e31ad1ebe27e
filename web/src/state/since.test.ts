import { describe, expect, it } from 'vitest';
import type { Entry, Mover, TableEvent } from '../wire/schema';
import { countSince, hasMissed, hasMoved, movesOf, stepsSince, updateOfPast } from './since';
import type { AnyView } from './views';

const entry = (seat: Mover, kind = 'add'): Entry => ({ seat, kind });
const moved = (seat: Mover, time: number, kind = 'add'): TableEvent => ({
  kind: 'move',
  time,
  move: entry(seat, kind),
});
const tells = (move: Entry): boolean => move.kind !== 'draw';
const log = [moved('p1', 10), moved('p2', 20), moved('nature', 21, 'draw'), moved('p3', 30)];

describe('the moves of a log', () => {
  it('leave out what was taken back, and what is no move', () => {
    const events: TableEvent[] = [
      ...log,
      { kind: 'said', time: 31, seat: 'p2' },
      { kind: 'undo', time: 32, seat: 'p2', length: 1 },
      moved('p2', 40, 'lay'),
    ];
    expect(movesOf(events).map((each) => each.move.kind)).toEqual(['add', 'lay']);
  });
});

describe('since the own last move', () => {
  it('counts what is worth telling', () => {
    expect(countSince(movesOf(log), 'p1', tells)).toBe(2);
    expect(countSince(movesOf(log), 'p2', tells)).toBe(1);
    expect(countSince(movesOf(log), 'p3', tells)).toBe(0);
  });

  it('is nothing where only nature has moved', () => {
    expect(countSince(movesOf([moved('p1', 1), moved('nature', 2, 'sinks')]), 'p1', tells)).toBe(0);
  });

  it('is everything for who has not moved yet', () => {
    expect([countSince(movesOf(log), 'p4', tells), hasMoved(movesOf(log), 'p4')]).toEqual([3, false]);
    expect(hasMoved(movesOf(log), 'p1')).toBe(true);
  });

  it('takes the steps after it, with the view it led to and what nature did', () => {
    const steps = (['p3', 'p1', 'p2', 'nature', 'p3'] as const).map((seat, view) => ({
      move: entry(seat, seat === 'nature' ? 'draw' : 'add'),
      view,
    }));
    const since = stepsSince(steps, 'p1', tells);
    expect([since.first, since.steps.map((each) => each.view)]).toEqual([1, [3, 4]]);
    expect(stepsSince(steps.slice(2), 'p2', tells)).toEqual({ first: 3, steps: [steps[4]] });
    expect(stepsSince(steps, 'p4', tells).first).toBeNull();
    expect(stepsSince(steps, 'p4', tells).steps).toHaveLength(4);
  });
});

describe('an absence', () => {
  const moves = movesOf(log);
  it('has missed what others did until it ended', () => {
    expect(hasMissed(moves, 'p1', { seen: 0, until: 25 }, 0)).toBe(true);
    expect(hasMissed(moves, 'p1', { seen: 2, until: 25 }, 0)).toBe(false); // p2 was seen, p3 came later
    expect(hasMissed(moves, 'p1', { seen: 2, until: 30 }, 0)).toBe(true);
    expect(hasMissed(moves, 'p1', null, 0)).toBe(false);
  });

  it('is over with an own move', () => {
    expect(hasMissed([...moves, ...movesOf([moved('p1', 31)])], 'p1', { seen: 0, until: 40 }, 0)).toBe(false);
  });

  it('is measured by the clock of the table', () => {
    expect(hasMissed(moves, 'p1', { seen: 2, until: 130 }, -110)).toBe(false);
    expect(hasMissed(moves, 'p1', { seen: 2, until: 10 }, 20)).toBe(true);
  });
});

it('leaves nothing to decide in the past', () => {
  const view: AnyView = { game: 'some', to_act: ['p2'] };
  const update = updateOfPast(
    {
      type: 'update',
      table: 't',
      viewer: 'p1',
      seq: 9,
      after: 9,
      life: 'playing',
      events: [],
      to_act: ['p1'],
      decision: 3,
      legal: [entry('p1')],
      times: [],
      view: { game: 'some', to_act: ['p1'] },
    },
    view,
  );
  expect(update).toMatchObject({ to_act: ['p2'], view, seq: 9 });
  expect([update.legal, update.decision, update.times]).toEqual([undefined, undefined, undefined]);
});
