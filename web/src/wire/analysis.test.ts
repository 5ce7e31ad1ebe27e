import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyse, decodeJob, type Job } from './analysis';
import { Unreachable } from './api';

const line = [
  { move: 0, shares: [0.5, 0.5], errors: [0.01, 0.01] },
  { move: 1, shares: [0.25, 0.75], errors: [0.01, 0.01] },
];
const mistake = {
  move: 1,
  seat: 'p1',
  options: 3,
  played: 'p1 choose flood 1',
  played_value: 0.2,
  better: 'p1 choose panic',
  better_value: 0.4,
  loss: 0.2,
  margin: 0.1,
  mistake: true,
};
const stroke = {
  first: 1,
  last: 1,
  cause: 'nature',
  moves: 'nature draw p2 panic',
  seat: 'p2',
  change: 0.25,
  margin: 0.02,
};
const done = {
  state: 'done',
  done: 9,
  of: 9,
  analysis: { line, seats: [], decisions: [], mistakes: [mistake], luck: [stroke] },
};

describe('the state of an analysis', () => {
  it('is read with what the client draws', () => {
    const analysis = decodeJob(done)?.analysis;
    expect(analysis?.line[1]).toEqual({ move: 1, shares: [0.25, 0.75] });
    expect(analysis?.mistakes).toEqual([
      { move: 1, seat: 'p1', played: 'p1 choose flood 1', better: 'p1 choose panic', loss: 0.2 },
    ]);
    expect(analysis?.luck[0]?.change).toBe(0.25);
  });
  it('has no analysis before its end', () =>
    expect(decodeJob({ state: 'running', done: 3, of: 9 })).toEqual({
      state: 'running',
      done: 3,
      of: 9,
      analysis: null,
    }));
  it.each<[string, unknown]>([
    ['no object', 'done'],
    ['an unknown state', { state: 'lost', done: 0, of: 0 }],
    ['done without an analysis', { state: 'done', done: 9, of: 9 }],
    [
      'a share that is no number',
      { ...done, analysis: { ...done.analysis, line: [{ move: 0, shares: ['1'] }] } },
    ],
    [
      'a seat that does not exist',
      { ...done, analysis: { ...done.analysis, luck: [{ ...stroke, seat: 'p7' }] } },
    ],
    [
      'a mistake without words',
      { ...done, analysis: { ...done.analysis, mistakes: [{ ...mistake, better: 3 }] } },
    ],
  ])('is nothing if it is %s', (_, value) => expect(decodeJob(value)).toBeNull());
});

describe('an analysis that is asked for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const server = (...answers: unknown[]) => ({
    record: vi.fn(() => Promise.resolve('the record')),
    beginAnalysis: vi.fn(() => Promise.resolve({ job: 'j' })),
    analysis: vi.fn(() => Promise.resolve(answers.shift())),
    analyseHere: vi.fn((_record: string, onprogress: (done: number, of: number) => void) => {
      onprogress(3, 7);
      return Promise.resolve<unknown>(done.analysis);
    }),
  });
  const ask = (answers: ReturnType<typeof server>, jobs: Job[], signal = new AbortController().signal) =>
    analyse({ token: 'k', table: 't', signal, onjob: (job) => jobs.push(job) }, answers);

  it('is told how far it is, and ends with the result', async () => {
    const jobs: Job[] = [];
    const answers = server({ state: 'waiting', done: 0, of: 0 }, { state: 'running', done: 4, of: 9 }, done);
    const asked = ask(answers, jobs);
    await vi.runAllTimersAsync();
    expect((await asked)?.line.length).toBe(2);
    expect(jobs.map((job) => job.done)).toEqual([0, 4]);
    expect(answers.beginAnalysis).toHaveBeenCalledWith('k', 'the record');
  });
  it('is not asked for any more once nobody waits', async () => {
    const answers = server(...Array.from({ length: 9 }, () => ({ state: 'running', done: 1, of: 9 })));
    const controller = new AbortController();
    const asked = ask(answers, [], controller.signal);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await asked).toBeNull();
    expect(answers.analysis).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['lives on this device', { token: 'k', table: 'device-t' }],
    ['is asked for by somebody whom no server knows', { token: null, table: 't' }],
  ])('is made here if its table %s', async (_, wish) => {
    const jobs: Job[] = [];
    const answers = server();
    const signal = new AbortController().signal;
    const found = await analyse({ ...wish, signal, onjob: (job) => jobs.push(job) }, answers);
    expect(found?.line.length).toBe(2);
    expect(jobs.map((job) => [job.done, job.of])).toEqual([[3, 7]]);
    expect(answers.beginAnalysis).not.toHaveBeenCalled();
  });
  it('is made here if the server is out of reach', async () => {
    const answers = server();
    answers.beginAnalysis.mockRejectedValue(new Unreachable());
    expect((await ask(answers, []))?.line.length).toBe(2);
    expect(answers.analyseHere).toHaveBeenCalledOnce();
  });
  it('is nothing if the answer cannot be read', async () =>
    expect(await ask(server('garbage'), [])).toBeNull());
});
