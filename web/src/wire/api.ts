// Requests: to the server, and about a table of this device to the device.
import { here } from './here';
import type {
  Game,
  Games,
  Grades,
  CalledDevice,
  CalledDevices,
  Circle,
  Friends,
  Guest,
  Job,
  Lobby,
  Me,
  MyData,
  MyWishes,
  NewAccount,
  NewCircle,
  NewCredentials,
  NewDevice,
  NewTraining,
  NewWebhook,
  Opened,
  OpenSessions,
  OwnTables,
  OwnVacation,
  People,
  PeopleAtTable,
  Person,
  Progress,
  PushKey,
  Quiet,
  Recovered,
  Replay,
  Seat,
  SeenReplay,
  Session,
  SharedStudies,
  SharedStudy,
  TakenIn,
  Training,
  TrainingRevision,
  Verification,
  Webhook,
  Webhooks,
  Wishes,
} from './schema';
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

async function callDevice<T>(method: string, path: string, body?: unknown, seat?: Seat): Promise<T> {
  const { status, type, body: content } = await (await here()).deviceCall(method, path, textOf(body), seat);
  return contentOf(status, type, content);
}

const seen = (path: string, eyes: Seat | undefined): string => (eyes ? `${path}?seat=${eyes}` : path);

/** A question about a table goes to where the table lives. */
const callAt = <T>(table: string, what: string, token: string | null, seat?: Seat): Promise<T> => {
  const path = `/api/tables/${table}/${what}`;
  return isOnDevice(table) ? callDevice('GET', path, undefined, seat) : call('GET', seen(path, seat), token);
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

/** Which finished games; empty and 0 stand for all. */
export interface GameFilter {
  game: string;
  players: number;
}

export const api = {
  addGuest: (name: string) => call<Guest>('POST', '/api/guests', null, { name }),
  me: (token: string) => call<Me>('GET', '/api/me', token),
  /** Everything that is kept about whoever asks. */
  myData: (token: string) => call<MyData>('GET', '/api/me/data', token),
  changeMe: (token: string, wishes: MyWishes) => call<Me>('PUT', '/api/me', token, wishes),
  person: (token: string | null, person: string) => call<Person>('GET', `/api/people/${person}`, token),
  gamesOf: (token: string | null, person: string, { game, players }: GameFilter, before = '') => {
    const query = new URLSearchParams({ game, before, ...(players ? { players: String(players) } : {}) });
    return call<Games>('GET', `/api/people/${person}/games?${query.toString()}`, token);
  },
  /** By login, name or former name, whole. */
  findPeople: (name: string) =>
    call<People>('GET', `/api/people?${new URLSearchParams({ name }).toString()}`, null),
  peopleAt: (table: string) => call<PeopleAtTable>('GET', `/api/tables/${table}/people`, null),
  friends: (token: string) => call<Friends>('GET', '/api/friends', token),
  follow: (token: string, person: string) => call<Friends>('PUT', `/api/friends/${person}`, token),
  unfollow: (token: string, person: string) => call<Friends>('DELETE', `/api/friends/${person}`, token),
  block: (token: string, person: string) => call<Friends>('PUT', `/api/blocks/${person}`, token),
  unblock: (token: string, person: string) => call<Friends>('DELETE', `/api/blocks/${person}`, token),
  /** Keeps an open seat of one's own table for somebody. */
  invite: (token: string, table: string, seat: Seat, person: string) =>
    call('POST', `/api/tables/${table}/invitations`, token, { seat, person }),
  decline: (token: string, table: string) => call('DELETE', `/api/tables/${table}/invitations`, token),
  addCircle: (token: string, circle: NewCircle) => call<Circle>('POST', '/api/circles', token, circle),
  changeCircle: (token: string, id: string, circle: NewCircle) =>
    call<Circle>('PUT', `/api/circles/${id}`, token, circle),
  /** One's own is gone for everybody, another's is left. */
  leaveCircle: (token: string, id: string) => call('DELETE', `/api/circles/${id}`, token),
  openForCircle: (token: string, id: string) => call<Opened>('POST', `/api/circles/${id}/tables`, token),
  makeAccount: (token: string, account: NewCredentials) =>
    call<NewAccount>('POST', '/api/accounts', token, account),
  removeAccount: (token: string, password: string) => call('DELETE', '/api/accounts', token, { password }),
  signIn: (token: string | null, login: string, password: string) =>
    call<Session>('POST', '/api/sessions', token, { login, password }),
  sessions: (token: string) => call<OpenSessions>('GET', '/api/sessions', token),
  endSession: (token: string, session: string) => call('DELETE', `/api/sessions/${session}`, token),
  signOut: (token: string) => call('DELETE', '/api/sessions/this', token),
  signOutEverywhere: (token: string) => call('DELETE', '/api/sessions', token),
  recover: (login: string, recovery: string, password: string) =>
    call<Recovered>('POST', '/api/recoveries', null, {
      login,
      recovery,
      password,
    }),
  vacation: (token: string) => call<OwnVacation>('GET', '/api/vacation', token),
  takeVacation: (token: string, days: number) => call<OwnVacation>('POST', '/api/vacation', token, { days }),
  endVacation: (token: string) => call<OwnVacation>('DELETE', '/api/vacation', token),
  pushKey: () => call<PushKey>('GET', '/api/calls/key', null),
  devices: (token: string) => call<CalledDevices>('GET', '/api/calls/devices', token),
  addDevice: (token: string, device: NewDevice) =>
    call<CalledDevice>('POST', '/api/calls/devices', token, device),
  setQuiet: (token: string, device: string, quiet: Quiet | undefined) =>
    call<CalledDevice>('PUT', `/api/calls/devices/${device}`, token, quiet ? { quiet } : {}),
  removeDevice: (token: string, device: string) => call('DELETE', `/api/calls/devices/${device}`, token),
  webhooks: (token: string) => call<Webhooks>('GET', '/api/calls/webhooks', token),
  addWebhook: (token: string, webhook: NewWebhook) =>
    call<Webhook>('POST', '/api/calls/webhooks', token, webhook),
  removeWebhook: (token: string, webhook: string) => call('DELETE', `/api/calls/webhooks/${webhook}`, token),
  lobby: (token: string | null) => call<Lobby>('GET', '/api/lobby', token),
  ownTables: (token: string) => call<OwnTables>('GET', '/api/tables', token),
  openTable: (token: string, wishes: Wishes) => call<Opened>('POST', '/api/tables', token, wishes),
  openTableHere: (wishes: Wishes) => callDevice<Opened>('POST', '/api/tables', wishes),
  record: (token: string | null, table: string) => callAt<string>(table, 'record', token),
  /** Of a table of this device at any time: it is what one saves. */
  journal: (table: string) => callAt<string>(table, 'journal', null),
  /** In the open, or through the eyes of a seat. */
  replay: (table: string, eyes?: Seat) => callAt<Replay | SeenReplay>(table, 'replay', null, eyes),
  replayRecord: (record: string, eyes?: Seat) =>
    orHere(
      () => call<Replay | SeenReplay>('POST', seen('/api/replays', eyes), null, record),
      () => callDevice<Replay | SeenReplay>('POST', '/api/replays', record, eyes),
    ),
  /** A journal from elsewhere becomes a table here, or there. */
  bringHere: (journal: string) => callDevice<TakenIn>('POST', '/api/journals', journal),
  bringThere: (token: string, journal: string) => call<TakenIn>('POST', '/api/journals', token, journal),
  /** Plays a finished game again on this device, whoever dealt it. */
  verify: (journal: string) => callDevice<Verification>('POST', '/api/verifications', journal),
  remove: async (table: string) => (await here()).removeTable(table),
  /** Of a record, or of a finished table of the server. */
  beginAnalysis: (token: string, what: string | { table: string }) =>
    call<Job>('POST', '/api/analyses', token, what),
  analysis: (job: string) => call<Progress>('GET', `/api/analyses/${job}`, null),
  /** Whoever has the name that is answered may open a copy. */
  shareStudy: (token: string, text: string) => call<SharedStudy>('POST', '/api/studies', token, text),
  sharedStudies: async (token: string) => (await call<SharedStudies>('GET', '/api/studies', token)).studies,
  unshareStudy: (token: string, study: string) => call('DELETE', `/api/studies/${study}`, token),
  sharedStudy: (study: string) => call<string>('GET', `/api/studies/${study}`, null),
  /** What has changed of an account's training since a revision. */
  training: (token: string, after: number) => call<Training>('GET', `/api/training?after=${after}`, token),
  mergeTraining: (token: string, training: NewTraining) =>
    call<TrainingRevision>('POST', '/api/training', token, training),
  grades: (game: Game) => call<Grades>('GET', `/api/puzzles/${game}/grades`, null),
  /** What the coach says to a question of a table: thought about on this device. */
  adviseHere: async (question: string, signal: AbortSignal) => (await here()).adviseHere(question, signal),
  /** Where a study is read and thought about: always on this device. */
  studyDesk: async (onbroken: () => void) => (await here()).studyDesk(onbroken),
  analyseHere: async (record: string, onprogress: (done: number, of: number) => void, signal: AbortSignal) =>
    (await here()).analyseHere(record, onprogress, signal),
};
