import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyse } from './analysis';
import { Unreachable } from './api';
import type { Analysis, Progress } from './schema';

const analysis: Analysis = {
  line: [
    { move: 0, shares: [0.5, 0.5], errors: [0.01, 0.01] },
    { move: 1, shares: [0.25, 0.75], errors: [0.01, 0.01] },
  ],
  seats: [],
  decisions: [],
  mistakes: [],
  luck: [],
};
const done: Progress = { state: 'done', done: 9, of: 9, analysis };
const running: Progress = { state: 'running', done: 1, of: 9 };

describe('an analysis that is asked for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const server = (...answers: Progress[]) => ({
    record: vi.fn(() => Promise.resolve('the record')),
    beginAnalysis: vi.fn(() => Promise.resolve({ job: 'j' })),
    analysis: vi.fn(() => Promise.resolve(answers.shift() ?? running)),
    analyseHere: vi.fn((_record: string, onprogress: (done: number, of: number) => void) => {
      onprogress(3, 7);
      return Promise.resolve<Analysis | null>(analysis);
    }),
  });
  const ask = (answers: ReturnType<typeof server>, jobs: Progress[], signal = new AbortController().signal) =>
    analyse({ token: 'k', table: 't', signal, onjob: (job) => jobs.push(job) }, answers);

  it('is told how far it is, and ends with the result', async () => {
    const jobs: Progress[] = [];
    const answers = server({ state: 'waiting', done: 0, of: 0 }, { state: 'running', done: 4, of: 9 }, done);
    const asked = ask(answers, jobs);
    await vi.runAllTimersAsync();
    expect((await asked)?.line.length).toBe(2);
    expect(jobs.map((job) => job.done)).toEqual([0, 4]);
    expect(answers.beginAnalysis).toHaveBeenCalledWith('k', { table: 't' });
    expect(answers.record).not.toHaveBeenCalled();
  });
  it('is made here if the server has given it up', async () => {
    const jobs: Progress[] = [];
    const answers = server(running, { state: 'failed', done: 1, of: 9, sentence: 'It could not be done.' });
    const asked = ask(answers, jobs);
    await vi.runAllTimersAsync();
    expect(await asked).toBe(analysis);
    expect(answers.analyseHere).toHaveBeenCalledTimes(1);
  });
  it('is not asked for any more once nobody waits', async () => {
    const answers = server();
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
    const jobs: Progress[] = [];
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
  it('is that of the record where one is given', async () => {
    const answers = server(done);
    const signal = new AbortController().signal;
    await analyse({ token: 'k', table: 't', record: 'a file', signal, onjob: () => {} }, answers);
    expect(answers.beginAnalysis).toHaveBeenCalledWith('k', 'a file');
  });
});
