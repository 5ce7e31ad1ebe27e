import { afterEach, describe, expect, it } from 'vitest';
import {
  addExercise,
  answeredBy,
  belongTo,
  chanceOf,
  dueExercises,
  exercisesOf,
  intervals,
  isAnswered,
  isExercise,
  isProvisional,
  mostExercises,
  noteSent,
  rememberAnswer,
  removeExercise,
  repeated,
  repeatExercise,
  standingIn,
  takeIn,
  trainingRevision,
  unsentTraining,
} from './training.svelte';
import { dayOf } from './answers';
import type { OwnExercise, PuzzleAnswer } from '../wire/schema';

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
    localStorage.setItem(
      'springtide.training',
      '{"answers":[{"puzzle":"vigo-01-1"},7],"unsent":[7],"revision":"x"}',
    );
    expect([standingIn('vigo').answers, unsentTraining(), trainingRevision()]).toEqual([0, null, 0]);
  });
  it('follows from the answers in the order of their times, however they came', () => {
    const answer = (puzzle: string, time: number, solved: boolean): PuzzleAnswer => ({
      puzzle,
      time,
      solved,
      grade: 1500,
      rating: 1500,
    });
    const three = [
      answer('vigo-01-3', 30, true),
      answer('vigo-01-1', 10, true),
      answer('vigo-01-2', 20, false),
    ];
    takeIn({ revision: 1, answers: three, exercises: [] });
    const standing = [true, false, true].reduce(
      (before, solved) => answeredBy(before, 1500, solved),
      standingIn('vineta'),
    );
    expect(standingIn('vigo')).toEqual(standing);
    expect(standing.streak).toBe(1);
  });
  it('of before there were accounts goes on from about where it was', () => {
    const before = {
      standings: { vigo: { rating: 1700.4 } },
      answered: { 'vigo-01-2': true, 'vigo-01-1': false },
    };
    localStorage.setItem('springtide.training', JSON.stringify(before));
    expect(standingIn('vigo')).toMatchObject({ answers: 2, solved: 1, streak: 0 });
    belongTo('anna');
    expect(unsentTraining()?.answers).toEqual([
      { puzzle: 'vigo-01-2', solved: true, grade: 1700, rating: 1700, time: 0 },
      { puzzle: 'vigo-01-1', solved: false, grade: 1700, rating: 1700, time: 1 },
    ]);
  });
});

describe('an own mistake', () => {
  const exercise: OwnExercise = {
    id: 'own-1',
    game: 'vigo',
    record: 'r',
    move: 3,
    added: 50,
    answers: 0,
    step: 0,
    due: 100,
  };

  it('comes back later each time it is solved, and tomorrow when it is not', () => {
    let each = exercise;
    const waits = [...intervals, intervals.at(-1)].map((wait) => {
      const next = repeated(each, true, 200);
      expect(next.due - 200).toBe(wait);
      return (each = next);
    });
    expect(waits).toHaveLength(intervals.length + 1);
    expect(repeated(each, false, 300)).toEqual({
      ...exercise,
      answers: intervals.length + 2,
      step: 0,
      due: 301,
    });
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
    repeatExercise(exercisesOf('vigo').find(({ move }) => move === 5)?.id ?? '', true);
    addExercise('vigo', 'r', 999);
    expect(exercisesOf('vigo')).toHaveLength(mostExercises);
    expect([isExercise('r', 5), isExercise('r', 6), isExercise('r', 999)]).toEqual([false, true, true]);
  });
});

describe('what the server has not', () => {
  const answerOf = (puzzle: string): PuzzleAnswer[] =>
    (unsentTraining()?.answers ?? []).filter((each) => each.puzzle === puzzle);

  it('is everything that was done before there was an account, and then what is new', () => {
    rememberAnswer('vigo', 'vigo-01-1', 1500, true);
    addExercise('vigo', 'a record', 7);
    belongTo('anna');
    const part = unsentTraining();
    expect([part?.answers.length, part?.exercises.length]).toEqual([1, 1]);
    if (part) noteSent(part);
    expect(unsentTraining()).toBeNull();
    rememberAnswer('vigo', 'vigo-01-2', 1500, true);
    expect(unsentTraining()?.answers.map(({ puzzle }) => puzzle)).toEqual(['vigo-01-2']);
  });
  it('is what has changed while it was being sent', () => {
    addExercise('vigo', 'a record', 7);
    const part = unsentTraining();
    repeatExercise(part?.exercises[0]?.id ?? '', true);
    if (part) noteSent(part);
    expect(unsentTraining()?.exercises).toMatchObject([{ answers: 1, step: 1 }]);
  });
  it('comes in parts that the server takes', () => {
    for (let place = 0; place < 250; ++place)
      rememberAnswer('vigo', `vigo-${10 + Math.floor(place / 50)}-${(place % 50) + 1}`, 1500, true);
    for (let move = 1; move <= 12; ++move) addExercise('vigo', 'r', move);
    const sizes: (number | undefined)[] = [];
    for (let part = unsentTraining(); part; part = unsentTraining()) {
      sizes.push(part.answers.length, part.exercises.length);
      noteSent(part);
    }
    expect(sizes).toEqual([200, 10, 50, 2]);
  });
  it('tells of an exercise that is gone without its record', () => {
    addExercise('vigo', 'a record', 7);
    const [{ id } = { id: '' }] = exercisesOf('vigo');
    removeExercise(id);
    expect(unsentTraining()?.exercises).toMatchObject([{ id, record: '', removed: true }]);
  });
  it('is of one account, and another one has its own', () => {
    rememberAnswer('vigo', 'vigo-01-1', 1500, true);
    belongTo('anna');
    belongTo('bo');
    expect([isAnswered('vigo-01-1'), unsentTraining(), trainingRevision()]).toEqual([false, null, 0]);
    rememberAnswer('vigo', 'vigo-01-2', 1500, false);
    belongTo('anna');
    expect([isAnswered('vigo-01-1'), isAnswered('vigo-01-2')]).toEqual([true, false]);
    expect(answerOf('vigo-01-1')).toHaveLength(1);
    belongTo('bo');
    expect(answerOf('vigo-01-2')).toHaveLength(1);
  });
});
