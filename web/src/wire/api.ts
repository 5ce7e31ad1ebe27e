// The HTTP side of the server.
import type { Agreement, Game, Life, Seat } from './messages';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, ...(text === undefined ? {} : { body: text }) });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const content: unknown = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return content as T;
  const refusal = isJson
    ? (content as { code: string; sentence: string })
    : { code: 'trouble', sentence: '' };
  throw new Refused(answer.status, refusal.code, refusal.sentence);
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
  openTable: (token: string, wishes: Wishes) =>
    call<{ table: string; commitment: string }>('POST', '/api/tables', token, wishes),
  record: (token: string | null, table: string) => call<string>('GET', `/api/tables/${table}/record`, token),
  journal: (table: string) => call<string>('GET', `/api/tables/${table}/journal`, null),
  replay: (table: string) => call<unknown>('GET', `/api/tables/${table}/replay`, null),
  replayRecord: (record: string) => call<unknown>('POST', '/api/replays', null, record),
  beginAnalysis: (token: string, record: string) =>
    call<{ job: string }>('POST', '/api/analyses', token, record),
  analysis: (job: string) => call<unknown>('GET', `/api/analyses/${job}`, null),
};
