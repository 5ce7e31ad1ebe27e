import { describe, expect, it } from 'vitest';
import type { OwnExercise, PuzzleAnswer } from '../wire/schema';
import { mergedAnswers, mergedExercises, mostKept } from './merging';

/** The same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Few names, times and states, so that all of them meet.
const someAnswers = (some: (below: number) => number): PuzzleAnswer[] =>
  Array.from({ length: some(6) }, () => ({
    puzzle: `vigo-01-${some(5)}`,
    time: some(3),
    solved: some(2) === 1,
    grade: 1400 + some(2),
    rating: 1500 + some(2),
  }));

function someExercise(some: (below: number) => number): OwnExercise {
  const number = some(400);
  const state = { answers: some(3), due: some(3), step: some(2) };
  const own = {
    id: `own-${number}`,
    game: 'vigo',
    move: number,
    added: Math.floor(number / 2),
    ...state,
  } as const;
  return some(4) === 0 ? { ...own, record: '', removed: true } : { ...own, record: `record ${number}` };
}
const someExercises = (some: (below: number) => number): OwnExercise[] =>
  Array.from({ length: some(90) }, () => someExercise(some));

const sorted = <T>(items: readonly T[]): string[] => items.map((each) => JSON.stringify(each)).sort();
function shuffled<T>(items: readonly T[], some: (below: number) => number): T[] {
  return items
    .map((each) => ({ each, at: some(1_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}

function law<T>(of: (some: (below: number) => number) => T[], merged: (one: T[], other: T[]) => T[]): number {
  const some = numbers(1);
  let fullest = 0;
  for (let i = 0; i < 100; ++i) {
    const parts = Array.from({ length: 6 }, () => of(some));
    const whole = (each: T[][]): T[] => each.reduce<T[]>((sum, part) => merged(sum, part), []);
    const all = whole(parts);
    fullest = Math.max(fullest, all.length);
    const doubled = shuffled([...parts, ...parts.slice(0, 3), all], some);
    expect(sorted(whole(doubled))).toEqual(sorted(all));
    const [a = [], b = [], c = []] = parts;
    expect(sorted(merged(merged(a, b), c))).toEqual(sorted(merged(a, merged(b, c))));
  }
  return fullest;
}

describe('training from several devices', () => {
  it('has the same answers in any order and doubled', () => expect(law(someAnswers, mergedAnswers)).toBe(5));
  it('has the same exercises in any order and doubled, and so many at most', () =>
    expect(law(someExercises, mergedExercises)).toBe(mostKept));

  it('has the first answer to a puzzle', () => {
    const answer = { puzzle: 'p', grade: 1500, rating: 1500 };
    const later = { ...answer, time: 2, solved: true };
    const first = { ...answer, time: 1, solved: false };
    expect(mergedAnswers([later], [first])).toEqual([first]);
  });
  it('has the exercise that was answered more often, unless it is removed', () => {
    const own = { id: 'own-1', game: 'vigo', move: 1, added: 1 } as const;
    const once = { ...own, record: 'r', answers: 1, due: 9, step: 1 };
    const twice = { ...own, record: 'r', answers: 2, due: 8, step: 0 };
    const removed = { ...own, record: '', answers: 1, due: 1, step: 0, removed: true };
    expect(mergedExercises([twice], [once])).toEqual([twice]);
    expect(mergedExercises([twice], [removed])).toEqual([removed]);
  });
});
