import { describe, expect, it } from 'vitest';
import type { Seat } from '../wire/schema';
import { FakeClock } from './fakes';
import { Lacking } from './nets';
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
    const asked: {
      seat: string;
      milliseconds: number;
      done: (action: string | null) => void;
      fail: (trouble: Error) => void;
    }[] = [];
    const answered: string[] = [];
    const waits: boolean[] = [];
    const thinking = new Thinking(
      {
        think: ({ task }, milliseconds) =>
          new Promise((done, fail) => asked.push({ seat: task.seat, milliseconds, done, fail })),
        answer: ({ table, task }, action) => answered.push(`${table} ${task.seat} ${action}`),
        wait: (isWaiting) => waits.push(isWaiting),
      },
      clock,
    );
    return { clock, asked, answered, waits, thinking };
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

  it('is tried again where something was lacking, while others go on', async () => {
    const { clock, asked, answered, waits, thinking } = scene();
    thinking.add(thought('p2', 900));
    thinking.add(thought('p3', 1000, 'u'));
    asked[0]!.fail(new Lacking());
    await soon();
    expect(waits).toEqual([true]);
    expect(asked.map(({ seat }) => seat)).toEqual(['p2', 'p3']);
    asked[1]!.done('a');
    await soon();
    expect(answered).toEqual(['u p3 a']);
    clock.goTo(3000);
    expect(asked[2]).toMatchObject({ seat: 'p2', milliseconds: 1000 }); // its time has passed, and it thinks all the same
    asked[2]!.fail(new Lacking());
    await soon();
    clock.goTo(6000);
    asked[3]!.done('b');
    await soon();
    expect(answered).toEqual(['u p3 a', 't p2 b']);
    expect(waits).toEqual([true, false]);
  });

  it('is not tried again at a table that is gone, or for what is outdated', async () => {
    const { clock, asked, waits, thinking } = scene();
    thinking.add(thought('p2', 900));
    asked[0]!.fail(new Lacking());
    await soon();
    thinking.drop('t');
    expect(waits).toEqual([true, false]);
    clock.goTo(3000);
    expect(asked).toHaveLength(1);

    thinking.add(thought('p2', 4000));
    thinking.add(thought('p2', 5000));
    asked[1]!.fail(new Lacking());
    await soon();
    expect(waits).toEqual([true, false]);
    expect(asked).toHaveLength(3);
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
