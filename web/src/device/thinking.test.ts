import { describe, expect, it } from 'vitest';
import type { Seat } from '../wire/schema';
import { FakeClock } from './fakes';
import { Thinking, timeFor, type Thought } from './thinking';

const thought = (seat: Seat, at: number, table = 't'): Thought => ({
  table,
  task: { seat, decision: 1, level: 1, at, seed: '1' },
});

describe('how long a bot may think', () => {
  it('is until its own time if nobody waits behind it', () => expect(timeFor([900], 100)).toBe(800));
  it('leaves as much to those who come after', () => {
    expect(timeFor([800, 1200, 1700], 0)).toBeCloseTo(566, 0);
    expect(timeFor([300, 2000], 0)).toBe(300);
    expect(timeFor([800, 810, 820], 0)).toBe(273);
  });
  it('is never nothing', () => expect(timeFor([50], 900)).toBe(20));
});

describe('thinking', () => {
  function scene() {
    const clock = new FakeClock();
    const asked: { seat: string; milliseconds: number; done: (action: string | null) => void }[] = [];
    const answered: string[] = [];
    const thinking = new Thinking(
      {
        think: ({ task }, milliseconds) =>
          new Promise((done) => asked.push({ seat: task.seat, milliseconds, done })),
        answer: ({ table, task }, action) => answered.push(`${table} ${task.seat} ${action}`),
      },
      clock,
    );
    return { asked, answered, thinking };
  }
  const soon = () => new Promise((resolve) => setTimeout(resolve));

  it('goes one at a time, the soonest first', async () => {
    const { asked, answered, thinking } = scene();
    thinking.add(thought('p2', 900));
    thinking.add(thought('p4', 1500));
    thinking.add(thought('p3', 1200));
    expect(asked.map(({ seat }) => seat)).toEqual(['p2']);
    asked[0]!.done('a');
    await soon();
    expect(asked.map(({ seat }) => seat)).toEqual(['p2', 'p3']);
    expect(answered).toEqual(['t p2 a']);
  });

  it('forgets an older thought of the same seat', async () => {
    const { asked, thinking } = scene();
    thinking.add(thought('p2', 900));
    thinking.add(thought('p3', 1000));
    thinking.add(thought('p3', 2000));
    asked[0]!.done('a');
    await soon();
    asked[1]!.done('b');
    await soon();
    expect(asked.map(({ seat }) => seat)).toEqual(['p2', 'p3']);
  });

  it('drops what concerns a table', async () => {
    const { asked, thinking } = scene();
    thinking.add(thought('p2', 900, 'here'));
    thinking.add(thought('p2', 950, 'gone'));
    thinking.drop('gone');
    asked[0]!.done('a');
    await soon();
    expect(asked).toHaveLength(1);
  });

  it('goes on when a thought fails', async () => {
    const { asked, thinking } = scene();
    thinking.add(thought('p2', 900));
    thinking.add(thought('p3', 1000));
    asked[0]!.done(null);
    await soon();
    expect(asked).toHaveLength(2);
  });
});
