import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewTraining, OwnExercise, PuzzleAnswer, Training } from '../wire/schema';
import { gradesOf, refreshGrades } from './grades';
import { mergedAnswers, mergedExercises } from './merging';
import { keep } from './session.svelte';
import {
  addExercise,
  exercisesOf,
  isAnswered,
  rememberAnswer,
  standingIn,
  unsentTraining,
} from './training.svelte';
import { syncTraining } from './trainingSync';

const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server that has the training of one account. */
class Server {
  answers: PuzzleAnswer[] = [];
  exercises: OwnExercise[] = [];
  revision = 0;
  asked: string[] = [];
  isDown = false;

  fetch = (path: string, { method, body }: { method: string; body?: string }): Promise<Response> => {
    if (this.isDown) return Promise.reject(new TypeError('no network'));
    this.asked.push(`${method} ${path}`);
    if (method === 'POST') this.merge(JSON.parse(body ?? '') as NewTraining);
    const { revision, answers, exercises } = this;
    const all: Training = { revision, answers, exercises };
    return Promise.resolve(answer(200, method === 'POST' ? { revision } : all));
  };
  private merge({ answers, exercises }: NewTraining): void {
    this.answers = mergedAnswers(this.answers, answers);
    this.exercises = mergedExercises(this.exercises, exercises);
    this.revision += 1;
  }
}

/** Another browser, with nothing in it. */
const onAnotherDevice = (): void => localStorage.clear();

describe('training with an account', () => {
  let server: Server;
  beforeEach(() => {
    server = new Server();
    vi.stubGlobal('fetch', server.fetch);
    keep({ name: 'Anna', token: 'key', login: 'anna' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    keep(null);
    localStorage.clear();
  });

  it('moves along to another device and back', async () => {
    rememberAnswer('vigo', 'vigo-01-1', 1500, true);
    addExercise('vigo', 'a record', 7);
    await syncTraining();
    const { rating } = standingIn('vigo');
    onAnotherDevice();
    await syncTraining();
    expect(standingIn('vigo').rating).toBe(rating);
    expect(exercisesOf('vigo')).toMatchObject([{ record: 'a record', move: 7 }]);
    expect(unsentTraining()).toBeNull();
    expect(server.asked.filter((each) => each.startsWith('POST'))).toHaveLength(1);
    await syncTraining();
    expect(server.asked.at(-1)).toBe('GET /api/training?after=1');
  });
  it('stays here as long as nobody is signed in', async () => {
    keep({ name: 'Anna', token: 'key' });
    rememberAnswer('vigo', 'vigo-01-1', 1500, true);
    await syncTraining();
    expect(server.asked).toEqual([]);
    keep({ name: 'Anna', token: 'key', login: 'anna' });
    await syncTraining();
    expect(server.answers).toHaveLength(1);
  });
  it('waits for the network, and is sent then', async () => {
    server.isDown = true;
    rememberAnswer('vigo', 'vigo-01-1', 1500, true);
    await syncTraining();
    expect(isAnswered('vigo-01-1')).toBe(true);
    server.isDown = false;
    await syncTraining();
    expect(server.answers).toHaveLength(1);
    expect(unsentTraining()).toBeNull();
  });
  it('is not given to who signs in meanwhile', async () => {
    rememberAnswer('vigo', 'vigo-01-1', 1500, true);
    await syncTraining();
    keep({ name: 'Bo', token: 'other', login: 'bo' });
    server.answers = [];
    await syncTraining();
    expect(isAnswered('vigo-01-1')).toBe(false);
    expect(server.answers).toEqual([]);
  });
});

describe('grades that people gave', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  it('are remembered for when there is no network', async () => {
    const told = { grades: [{ puzzle: 'vigo-01-1', grade: 1620, answers: 9 }] };
    vi.stubGlobal('fetch', () => Promise.resolve(answer(200, told)));
    await refreshGrades('vigo');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await refreshGrades('vigo');
    expect(gradesOf('vigo')).toEqual({ 'vigo-01-1': 1620 });
    expect(gradesOf('vineta')).toEqual({});
  });
});
