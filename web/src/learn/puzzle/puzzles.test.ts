import { afterEach, describe, expect, it } from 'vitest';
import { chosenIn, dayOf, isDone, remember, rememberDay } from '../../state/answers';
import { loadPuzzle, nameAt, nameOn, namesOf, nextOf, numberOf } from './puzzles';

afterEach(() => localStorage.clear());

describe('choosing', () => {
  const names = ['vigo-01', 'vigo-02', 'vigo-03'];

  it('begins a new day at midnight, universal time', () => {
    expect(dayOf(Date.UTC(1970, 0, 1, 23, 59))).toBe(0);
    expect(dayOf(Date.UTC(1970, 0, 2))).toBe(1);
    expect(dayOf(Date.UTC(2026, 10, 16)) - dayOf(Date.UTC(2026, 10, 15, 12))).toBe(1);
  });
  it('goes round, and yesterday is the one before', () => {
    expect([6, 7, 8, 9].map((day) => nameOn(names, day))).toEqual([
      'vigo-01',
      'vigo-02',
      'vigo-03',
      'vigo-01',
    ]);
    expect(nameOn(names, -1)).toBe('vigo-03');
    expect(nameOn([], 5)).toBeUndefined();
  });
  it('follows the address, and else the day', () => {
    expect(nameAt('vineta', '07', 3)).toBe('vineta-07');
    expect(nameAt('vineta', '', 3)).toBe(namesOf('vineta')[3]);
    expect(numberOf('vineta-07')).toBe('07');
  });
  it('goes on with what has no answer', () => {
    const isAnswered = (name: string): boolean => name === 'vigo-03';
    expect(nextOf(names, 'vigo-02', isAnswered)).toBe('vigo-01');
    expect(nextOf(names, 'vigo-01', isAnswered)).toBe('vigo-02');
    expect(nextOf(names, 'vigo-02', () => true)).toBe('vigo-03');
    expect(nextOf(['vigo-01'], 'vigo-01', () => false)).toBeUndefined();
  });
});

describe('the puzzles', () => {
  it('are two weeks of each game, and none of another name', async () => {
    expect(namesOf('vineta')).toHaveLength(14);
    expect(namesOf('vigo')).toHaveLength(14);
    expect(await loadPuzzle('vineta-99')).toBeNull();
  });
  it.each(['vineta', 'vigo'] as const)('of %s can be asked', async (game) => {
    for (const name of namesOf(game)) {
      const puzzle = await loadPuzzle(name);
      expect(puzzle?.view.game).toBe(game);
      expect(puzzle?.view.to_act).toContain(puzzle?.seat);
      expect(puzzle?.legal).toHaveLength(puzzle?.values.length ?? 0);
    }
  });
});

describe('answers', () => {
  it('are remembered by name, and the day by game', () => {
    expect(chosenIn('vigo-02')).toBeNull();
    remember('vigo-02', 0);
    remember('vineta-02', 4);
    rememberDay('vigo', 100);
    expect([chosenIn('vigo-02'), chosenIn('vineta-02')]).toEqual([0, 4]);
    expect([isDone('vigo', 100), isDone('vigo', 101), isDone('vineta', 100)]).toEqual([true, false, false]);
  });
  it('that make no sense are none', () => {
    localStorage.setItem('springtide.puzzles', '{"chosen":{"vigo-02":"x"}}');
    expect(chosenIn('vigo-02')).toBeNull();
    localStorage.setItem('springtide.puzzles', 'no JSON');
    expect(chosenIn('vigo-02')).toBeNull();
  });
});
