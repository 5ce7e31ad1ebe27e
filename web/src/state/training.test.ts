import { afterEach, describe, expect, it } from 'vitest';
import {
  addExercise,
  answeredBy,
  chanceOf,
  dueExercises,
  exercisesOf,
  intervals,
  isAnswered,
  isExercise,
  isProvisional,
  mostExercises,
  rememberAnswer,
  removeExercise,
  repeated,
  repeatExercise,
  standingIn,
  type Exercise,
} from './training';
import { dayOf } from './answers';

afterEach(() => localStorage.clear());
const today = (): number => dayOf(Date.now());

describe('the rating', () => {
  it('expects one of two at the own grade, and one of eleven 400 points above', () => {
    expect(chanceOf(1500, 1500)).toBe(0.5);
    expect(chanceOf(1500, 1900)).toBeCloseTo(1 / 11, 10);
  });
  it('goes up by what was not expected, and down by what was', () => {
    const begun = standingIn('vineta');
    expect(answeredBy(begun, 1500, true)).toEqual({ rating: 1524, answers: 1, solved: 1, streak: 1 });
    expect(answeredBy({ ...begun, streak: 4 }, 1500, false)).toEqual({
      rating: 1476,
      answers: 1,
      solved: 0,
      streak: 0,
    });
    const settled = { ...begun, answers: 20 };
    expect([isProvisional(begun), isProvisional(settled)]).toEqual([true, false]);
    expect(answeredBy(settled, 1500, true).rating).toBe(1508);
  });
  it('counts the first answer to a puzzle, by game', () => {
    rememberAnswer('vigo', 'vigo-01-1', 1500, true);
    rememberAnswer('vigo', 'vigo-01-1', 1500, false);
    expect(standingIn('vigo')).toMatchObject({ rating: 1524, answers: 1, solved: 1 });
    expect(standingIn('vineta').answers).toBe(0);
    expect([isAnswered('vigo-01-1'), isAnswered('vigo-01-2')]).toEqual([true, false]);
  });
  it('that makes no sense is a new one', () => {
    localStorage.setItem('springtide.training', '{"standings":{"vigo":{"rating":"high"}},"exercises":7}');
    expect(standingIn('vigo').rating).toBe(1500);
    expect(exercisesOf('vigo')).toEqual([]);
    localStorage.setItem('springtide.training', 'no JSON');
    expect(standingIn('vigo').rating).toBe(1500);
  });
});

describe('an own mistake', () => {
  const exercise: Exercise = { id: 'own-1', game: 'vigo', record: 'r', move: 3, step: 0, due: 100 };

  it('comes back later each time it is solved, and tomorrow when it is not', () => {
    let each = exercise;
    const waits = [...intervals, intervals.at(-1)].map((wait) => {
      const next = repeated(each, true, 200);
      expect(next.due - 200).toBe(wait);
      return (each = next);
    });
    expect(waits).toHaveLength(intervals.length + 1);
    expect(repeated(each, false, 300)).toEqual({ ...exercise, step: 0, due: 301 });
    expect([...intervals].sort((a, b) => a - b)).toEqual(intervals);
  });
  it('is asked today, once, and then when its time has come', () => {
    addExercise('vigo', 'a record', 7);
    addExercise('vigo', 'a record', 7);
    addExercise('vineta', 'another', 7);
    const [first] = dueExercises('vigo', today());
    expect(exercisesOf('vigo')).toHaveLength(1);
    expect([isExercise('a record', 7), isExercise('a record', 8)]).toEqual([true, false]);
    repeatExercise(first?.id ?? '', true);
    expect(dueExercises('vigo', today())).toEqual([]);
    expect(dueExercises('vigo', today() + 1)).toHaveLength(1);
    expect(dueExercises('vineta', today())).toHaveLength(1);
    removeExercise(first?.id ?? '');
    expect(exercisesOf('vigo')).toEqual([]);
  });
  it('makes room for another where there are too many: the best known goes', () => {
    for (let move = 1; move <= mostExercises; ++move) addExercise('vigo', 'r', move);
    repeatExercise(exercisesOf('vigo')[4]?.id ?? '', true);
    addExercise('vigo', 'r', 999);
    expect(exercisesOf('vigo')).toHaveLength(mostExercises);
    expect([isExercise('r', 5), isExercise('r', 6), isExercise('r', 999)]).toEqual([false, true, true]);
  });
});
