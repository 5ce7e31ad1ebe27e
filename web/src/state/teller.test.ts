import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longestWait, stretches, Teller, type Beat } from './teller.svelte';

const beat = (game: string, time = 1000): Beat => ({ game, time });

describe('a teller', () => {
  let teller: Teller;
  let stretch: number;
  let shown: string[];
  const add = (name: string, ...beats: Beat[]): void => teller.add(() => shown.push(name), beats);
  const said = (): string[] => teller.told.map((each) => each.beat.game);
  beforeEach(() => {
    vi.useFakeTimers();
    stretch = 1;
    shown = [];
    teller = new Teller(
      () => stretch,
      () => Date.now(),
    );
    return () => vi.useRealTimers();
  });

  it('tells one beat after the other, and what comes next waits', () => {
    add('first', beat('a'), beat('b'));
    add('second', beat('c'));
    expect([shown, said()]).toEqual([['first'], ['a']]);
    vi.advanceTimersByTime(1000);
    expect([shown, said()]).toEqual([['first'], ['a', 'b']]);
    vi.advanceTimersByTime(1000);
    expect([shown, said(), teller.beat?.game]).toEqual([['first', 'second'], ['a', 'b', 'c'], 'c']);
    vi.advanceTimersByTime(1000);
    expect([teller.isTelling, teller.beat]).toEqual([false, null]);
  });

  it('says what takes no time with what comes next', () => {
    add('first', beat('a', 0), beat('b'), beat('c', 0));
    expect(said()).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1000);
    expect([said(), teller.isTelling]).toEqual([['a', 'b', 'c'], false]);
  });

  it('is hastened by a beat, or to the end, and loses nothing', () => {
    add('first', beat('a'), beat('b'));
    add('second', beat('c'), beat('d'));
    teller.hasten();
    expect([said(), shown]).toEqual([['a', 'b'], ['first']]);
    teller.skip();
    expect([said(), shown, teller.isTelling]).toEqual([['a', 'b', 'c', 'd'], ['first', 'second'], false]);
    vi.advanceTimersByTime(10_000);
    expect(said()).toHaveLength(4);
  });

  it('never lets a deed wait for more than two seconds', () => {
    add('scene', beat('a', 3000), beat('b', 3000));
    vi.advanceTimersByTime(500);
    add('deed', beat('c'));
    vi.advanceTimersByTime(longestWait - 1);
    expect([shown, said()]).toEqual([['scene'], ['a', 'b']]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['scene', 'deed']);
  });

  it('lets what tells nothing wait for as long as it takes', () => {
    add('scene', beat('a', 6000));
    add('nothing');
    vi.advanceTimersByTime(5999);
    expect(shown).toEqual(['scene']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['scene', 'nothing']);
  });

  it('catches up where many wait: the newest is shown in time, and all is said in order', () => {
    const names = [...'abcdefghij'];
    for (const name of names) add(name, beat(name, 1500));
    vi.advanceTimersByTime(longestWait);
    expect([shown, said()]).toEqual([names, names]);
  });

  it.each([
    ['slow', 1700],
    ['normal', 1000],
    ['quick', 450],
  ] as const)('keeps the pace: %s', (pace, time) => {
    stretch = stretches[pace];
    add('first', beat('a'));
    vi.advanceTimersByTime(time - 1);
    expect(teller.isTelling).toBe(true);
    vi.advanceTimersByTime(1);
    expect(teller.isTelling).toBe(false);
  });

  it('tells all at once where that is wanted, or nobody looks', () => {
    stretch = stretches.once;
    add('first', beat('a'), beat('b'));
    add('second', beat('c'));
    expect([shown, said(), teller.isTelling]).toEqual([['first', 'second'], ['a', 'b', 'c'], false]);
  });
});
