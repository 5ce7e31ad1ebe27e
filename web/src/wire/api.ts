// Requests: to the server, and about a table of this device to the device.
import { here } from './here';
import type { Agreement, Game, Life, Seat } from './messages';
import { isOnDevice, isStatic } from './place';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Nobody answers: there is no network, or no server behind it. */
export class Unreachable extends Error {}

/** Others are to come, and only a server could let them in. */
export class NeedsServer extends Error {}

/** The engine of this device cannot be had, or has broken down. */
export class Unavailable extends Error {}

let noteReach: (isNear: boolean) => void = () => {};
/** Who wants to know whether the server answers. */
export const watchReach = (note: (isNear: boolean) => void): void => void (noteReach = note);

const proxyAlone = [502, 503, 504]; // without a word of ours: a gateway speaks, and nobody behind it

async function ask(path: string, wish: RequestInit): Promise<Response> {
  if (isStatic) throw new Unreachable();
  const answer = await fetch(path, wish).catch(() => null);
  const isJson = answer?.headers.get('content-type')?.includes('json') ?? false;
  const isNear = answer !== null && (isJson || !proxyAlone.includes(answer.status));
  noteReach(isNear);
  if (!isNear) throw new Unreachable();
  return answer;
}

const textOf = (body: unknown): string | undefined =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body);

/** What an answer says; a refusal is thrown. */
function contentOf<T>(status: number, type: string, body: string): T {
  const isJson = type.includes('json');
  const content: unknown = isJson ? JSON.parse(body) : body;
  if (status < 300) return content as T;
  const refusal = isJson
    ? (content as { code: string; sentence: string })
    : { code: 'trouble', sentence: '' };
  throw new Refused(status, refusal.code, refusal.sentence);
}

async function call<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const text = textOf(body);
  const answer = await ask(path, { method, headers, ...(text === undefined ? {} : { body: text }) });
  return contentOf(answer.status, answer.headers.get('content-type') ?? '', await answer.text());
}

async function callDevice<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, type, body: content } = await (await here()).deviceCall(method, path, textOf(body));
  return contentOf(status, type, content);
}

/** A question about a table goes to where the table lives. */
const callAt = <T>(table: string, what: string, token: string | null): Promise<T> => {
  const path = `/api/tables/${table}/${what}`;
  return isOnDevice(table) ? callDevice('GET', path) : call('GET', path, token);
};

/** What both can do is done by the server, and by the device where there is none. */
export async function orHere<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  try {
    return await there();
  } catch (trouble) {
    if (!(trouble instanceof Unreachable)) throw trouble;
    return here();
  }
}

export interface Summary extends Agreement {
  seats: { seat: Seat; kind: 'open' | 'player' | 'bot'; name: string; level?: number }[];
}
export interface TableRow {
  table: string;
  life: Life;
  created: number;
  updated: number;
  summary: Summary;
}
export interface OwnTable extends TableRow {
  seats: Seat[];
  waits_for_you: boolean;
}
export type WishedChair =
  | { kind: 'player'; name?: string; secret?: string }
  | { kind: 'open' }
  | { kind: 'bot' | 'scripted'; level: number };
export interface Wishes {
  game: Game;
  options: string[];
  chairs: WishedChair[];
  public?: boolean;
  spectators?: boolean;
  clock?:
    | { kind: 'none' }
    | { kind: 'live'; move: number; bank: number }
    | { kind: 'correspondence'; move: number };
  position?: string;
  script?: string[];
}

export interface Opened {
  table: string;
  commitment: string;
}
export interface Verification {
  table: string;
  game: Game;
  entries: number;
  commitment: string;
  moves: number;
}

export const api = {
  addGuest: (name: string) => call<{ name: string; token: string }>('POST', '/api/guests', null, { name }),
  me: (token: string) => call<{ name: string; login?: string }>('GET', '/api/me', token),
  makeAccount: (token: string, login: string, password: string) =>
    call<{ recovery: string; login: string }>('POST', '/api/accounts', token, { login, password }),
  removeAccount: (token: string, password: string) => call('DELETE', '/api/accounts', token, { password }),
  signIn: (token: string | null, login: string, password: string) =>
    call<{ token: string; name: string }>('POST', '/api/sessions', token, { login, password }),
  signOut: (token: string) => call('DELETE', '/api/sessions', token),
  recover: (login: string, recovery: string, password: string) =>
    call<{ token: string; name: string; recovery: string }>('POST', '/api/recoveries', null, {
      login,
      recovery,
      password,
    }),
  lobby: () => call<{ tables: TableRow[] }>('GET', '/api/lobby', null),
  ownTables: (token: string) => call<{ tables: OwnTable[] }>('GET', '/api/tables', token),
  openTable: (token: string, wishes: Wishes) => call<Opened>('POST', '/api/tables', token, wishes),
  openTableHere: (wishes: Wishes) => callDevice<Opened>('POST', '/api/tables', wishes),
  record: (token: string | null, table: string) => callAt<string>(table, 'record', token),
  /** Of a table of this device at any time: it is what one saves. */
  journal: (table: string) => callAt<string>(table, 'journal', null),
  replay: (table: string) => callAt<unknown>(table, 'replay', null),
  replayRecord: (record: string) =>
    orHere(
      () => call<unknown>('POST', '/api/replays', null, record),
      () => callDevice<unknown>('POST', '/api/replays', record),
    ),
  /** A journal from elsewhere becomes a table here, or there. */
  bringHere: (journal: string) => callDevice<{ table: string }>('POST', '/api/journals', journal),
  bringThere: (token: string, journal: string) =>
    call<{ table: string }>('POST', '/api/journals', token, journal),
  /** Plays a finished game again on this device, whoever dealt it. */
  verify: (journal: string) => callDevice<Verification>('POST', '/api/verifications', journal),
  remove: async (table: string) => (await here()).removeTable(table),
  beginAnalysis: (token: string, record: string) =>
    call<{ job: string }>('POST', '/api/analyses', token, record),
  analysis: (job: string) => call<unknown>('GET', `/api/analyses/${job}`, null),
  analyseHere: async (record: string, onprogress: (done: number, of: number) => void, signal: AbortSignal) =>
    (await here()).analyseHere(record, onprogress, signal),
};
