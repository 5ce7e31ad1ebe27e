// The analysis of a record, by the server in the background or by this device: asked for, waited for, and checked when it comes.
import { api, orHere } from './api';
import { seats, type Seat } from './messages';
import { isOnDevice } from './place';

/** The chances of every seat, in seat order, after so many moves. */
export interface Outlook {
  move: number;
  shares: number[];
}
export interface Mistake {
  move: number; // of the record, from 1
  seat: Seat;
  played: string;
  better: string;
  loss: number;
}
/** What a seat could neither foresee nor help. */
export interface Stroke {
  first: number;
  last: number;
  cause: 'nature' | 'hidden';
  moves: string;
  seat: Seat;
  change: number;
}
export interface Analysis {
  line: Outlook[];
  mistakes: Mistake[];
  luck: Stroke[];
}
export interface Job {
  state: 'waiting' | 'running' | 'done';
  done: number;
  of: number;
  analysis: Analysis | null;
}

type Fields = Record<string, unknown>;
class Unreadable extends Error {}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable('no object');
  return value as Fields;
}
function listOf<T>(value: unknown, read: (each: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new Unreadable('no list');
  return value.map(read);
}
function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Unreadable('no number');
  return value;
}
function text(value: unknown): string {
  if (typeof value !== 'string') throw new Unreadable('no text');
  return value;
}
function oneOf<T extends string>(value: unknown, words: readonly T[]): T {
  const word = words.find((each) => each === value);
  if (word === undefined) throw new Unreadable(`none of ${words.join(', ')}`);
  return word;
}

function outlook(value: unknown): Outlook {
  const { move, shares } = fieldsOf(value);
  return { move: number(move), shares: listOf(shares, number) };
}
function mistake(value: unknown): Mistake {
  const { move, seat, played, better, loss } = fieldsOf(value);
  return {
    move: number(move),
    seat: oneOf(seat, seats),
    played: text(played),
    better: text(better),
    loss: number(loss),
  };
}
function stroke(value: unknown): Stroke {
  const { first, last, cause, moves, seat, change } = fieldsOf(value);
  return {
    first: number(first),
    last: number(last),
    cause: oneOf(cause, ['nature', 'hidden'] as const),
    moves: text(moves),
    seat: oneOf(seat, seats),
    change: number(change),
  };
}
function analysis(value: unknown): Analysis {
  const { line, mistakes, luck } = fieldsOf(value);
  return {
    line: listOf(line, outlook),
    mistakes: listOf(mistakes, mistake),
    luck: listOf(luck, stroke),
  };
}

/** What is not what the protocol says is nothing. */
export function decodeJob(value: unknown): Job | null {
  try {
    const fields = fieldsOf(value);
    const state = oneOf(fields['state'], ['waiting', 'running', 'done'] as const);
    return {
      state,
      done: number(fields['done']),
      of: number(fields['of']),
      analysis: state === 'done' ? analysis(fields['analysis']) : null,
    };
  } catch (trouble) {
    if (trouble instanceof Unreadable) return null;
    throw trouble;
  }
}

export type AnalysisApi = Pick<typeof api, 'record' | 'beginAnalysis' | 'analysis' | 'analyseHere'>;
interface Wish {
  token: string | null;
  table: string;
  record?: string | undefined; // where it is known already
  signal: AbortSignal;
  onjob: (job: Job) => void;
}

const firstPause = 300;
const longestPause = 3000;
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function analyseThere(wish: Wish, token: string, record: string, server: AnalysisApi) {
  const { job: id } = await server.beginAnalysis(token, record);
  for (let wait = firstPause; !wish.signal.aborted; wait = Math.min(longestPause, wait * 1.5)) {
    const job = decodeJob(await server.analysis(id));
    if (!job || job.analysis) return job?.analysis ?? null;
    wish.onjob(job);
    await pause(wait);
  }
  return null;
}

async function analyseHere(wish: Wish, record: string, server: AnalysisApi): Promise<Analysis | null> {
  const onprogress = (done: number, of: number): void =>
    wish.onjob({ state: 'running', done, of, analysis: null });
  const found = await server.analyseHere(record, onprogress, wish.signal);
  return decodeJob({ state: 'done', done: 1, of: 1, analysis: found })?.analysis ?? null;
}

/** The analysis of a finished game; null if nobody wants it any more, or if it cannot be read. */
export async function analyse(wish: Wish, server: AnalysisApi = api): Promise<Analysis | null> {
  const { token, table } = wish;
  const record = wish.record ?? (await server.record(token, table));
  const here = () => analyseHere(wish, record, server);
  if (!token || isOnDevice(table)) return here();
  return orHere(() => analyseThere(wish, token, record, server), here);
}
