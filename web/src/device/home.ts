// The page's way to the tables of this device: sockets and requests like those to a server. Loaded when the first one is wanted.
import address from 'springtide.wasm?url';
import { Unavailable } from '../wire/api';
import type { Socket } from '../wire/line';
import { deviceToken } from '../wire/place';
import { tellOfBots, type StudyDesk } from '../wire/here';
import type { Analysis, EngineAnswer, Hint } from '../wire/schema';
import type {
  FromAnalysis,
  FromHint,
  FromStudy,
  FromTables,
  Reply,
  ToAnalysis,
  ToBots,
  ToHint,
  ToStudy,
  ToTables,
} from './post';

async function compiled(): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Unavailable('the engine is not there');
  return WebAssembly.compile(await answer.arrayBuffer()); // a plain host may not know its content type
}

// What failed once may succeed later.
let loading: Promise<WebAssembly.Module> | null = null;
function engineModule(): Promise<WebAssembly.Module> {
  loading ??= compiled().catch((trouble: unknown) => {
    loading = null;
    throw trouble instanceof Unavailable ? trouble : new Unavailable(String(trouble));
  });
  return loading;
}

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

class Workers {
  readonly #tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
  readonly #bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  readonly #sockets = new Map<number, Socket>();
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor(module: WebAssembly.Module, onbroken: () => void) {
    const { port1, port2 } = new MessageChannel();
    this.#tables.onmessage = ({ data }: MessageEvent<FromTables>) => this.#heed(data);
    this.#tables.onerror = this.#bots.onerror = () => {
      onbroken();
      this.#end();
    };
    this.#tables.postMessage({ kind: 'begin', module, bots: port1 } satisfies ToTables, [port1]);
    this.#bots.postMessage({ module, tables: port2 } satisfies ToBots, [port2]);
  }

  open(socket: Socket): number {
    const connection = ++this.#count;
    this.#sockets.set(connection, socket);
    this.tell({ kind: 'open', connection });
    return connection;
  }

  close(connection: number): void {
    if (this.#sockets.delete(connection)) this.tell({ kind: 'close', connection });
  }

  tell(message: ToTables): void {
    this.#tables.postMessage(message);
  }

  ask(message: (id: number) => ToTables): Promise<Reply> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.tell(message(id));
    });
  }

  #heed(message: FromTables): void {
    if (message.kind === 'waiting') return tellOfBots(message.isWaiting);
    if (message.kind === 'reply') {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.reply) waiting?.resolve(message.reply);
      else waiting?.reject(new Unavailable('the table broke down'));
      return;
    }
    const socket = this.#sockets.get(message.connection);
    if (message.kind === 'text') socket?.onmessage?.({ data: message.text });
    else if (message.kind === 'open') socket?.onopen?.();
    else if (this.#sockets.delete(message.connection)) socket?.onclose?.();
  }

  #end(): void {
    this.#tables.terminate();
    this.#bots.terminate();
    tellOfBots(false);
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    sockets.forEach((socket) => socket.onclose?.());
    this.#waiting.forEach(({ reject }) => reject(new Unavailable('the worker broke down')));
    this.#waiting.clear();
  }
}

let workers: Promise<Workers> | null = null;
function started(): Promise<Workers> {
  workers ??= engineModule()
    .then((module) => new Workers(module, () => (workers = null)))
    .catch((trouble: unknown) => {
      workers = null;
      throw trouble;
    });
  return workers;
}

/** Like a WebSocket to a server. */
export function deviceSocket(): Socket {
  let connection: number | null = null;
  let isClosed = false;
  const socket: Socket = {
    send: (text) =>
      void workers?.then((each) => connection !== null && each.tell({ kind: 'text', connection, text })),
    close: () => {
      isClosed = true;
      void workers?.then((each) => connection !== null && each.close(connection));
      socket.onclose?.();
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  started().then(
    (each) => {
      if (!isClosed) connection = each.open(socket);
    },
    () => socket.onclose?.(),
  );
  return socket;
}

/** Like a request to a server. */
export async function deviceCall(method: string, path: string, body = '', seat = ''): Promise<Reply> {
  const each = await started();
  return each.ask((id) => ({ kind: 'call', id, call: { method, path, token: deviceToken, seat, body } }));
}

export async function removeTable(table: string): Promise<void> {
  const each = await started();
  await each.ask((id) => ({ kind: 'remove', id, table }));
}

/** Goes through a record in a worker of its own; null if it is no record, or nobody wants it any more. */
export async function analyseHere(
  record: string,
  onprogress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Analysis | null> {
  const module = await engineModule();
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<Analysis | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromAnalysis>) => {
      if (data.kind === 'progress') onprogress(data.done, data.of);
      else resolve(data.kind === 'done' ? data.analysis : null);
    };
    worker.onerror = () => reject(new Unavailable('the analysis broke down'));
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage({ module, record } satisfies ToAnalysis);
  });
  return found.finally(() => worker.terminate());
}

const adviceTime = 3000; // milliseconds: a phone may take all of it

/** Thinks about a question of a table in a worker of its own; null if it is none, or nobody wants it any more. */
export async function adviseHere(question: string, signal: AbortSignal): Promise<Hint | null> {
  const module = await engineModule();
  const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<Hint | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromHint>) => resolve(data);
    worker.onerror = () => reject(new Unavailable('the coach broke down'));
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage({ module, question, milliseconds: adviceTime } satisfies ToHint);
  });
  return found.finally(() => worker.terminate());
}

/** Where studies are read and thought about, in a worker of its own; whoever is done with it closes it. */
export async function studyDesk(onbroken: () => void): Promise<StudyDesk> {
  const module = await engineModule();
  const worker = new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<
    number,
    { resolve: (answer: EngineAnswer) => void; reject: (error: Error) => void }
  >();
  let hear: (weighing: NonNullable<EngineAnswer['weighing']>) => void = () => {};
  let count = 0;
  const tell = (message: ToStudy): void => worker.postMessage(message);
  const end = (): void => {
    worker.terminate();
    waiting.forEach(({ reject }) => reject(new Unavailable('the study broke down')));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<FromStudy>) => {
    if (data.kind === 'weighing') {
      if (data.id === count) hear(data.weighing); // not of what was asked before
      return;
    }
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    end();
    onbroken();
  };
  tell({ kind: 'begin', module });
  let asked = 0;
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting.set(++asked, { resolve, reject });
        tell({ kind: 'ask', id: asked, request });
      }),
    weigh: (request, onweighing) => {
      hear = onweighing;
      tell({ kind: 'weigh', id: ++count, request });
    },
    close: end,
  };
}
