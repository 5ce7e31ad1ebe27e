// The worker where the tables of this device live.
import { clock } from './clock';
import { makeEngine } from './engine';
import { openStore } from './indexedStore';
import { Lacking } from './nets';
import type { FromTables, Opinion, Question, ToTables, Reply, Task } from './post';
import { Tables, type News } from './tables';

const post = (message: FromTables): void => postMessage(message);
const others = new BroadcastChannel('springtide');

/** Asks the bots' worker; one question may follow before the other is answered. */
function askThrough(port: MessagePort) {
  const waiting = new Map<number, { resolve: (action: string) => void; reject: (error: Error) => void }>();
  let count = 0;
  port.onmessage = ({ data: { id, action, isLacking } }: MessageEvent<Opinion>) => {
    if (isLacking) waiting.get(id)?.reject(new Lacking('the bot has no net'));
    else if (action === null) waiting.get(id)?.reject(new Error('the bot gave up'));
    else waiting.get(id)?.resolve(action);
    waiting.delete(id);
  };
  return (entries: string[], task: Task, milliseconds: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const question: Question = { id: ++count, entries, task, milliseconds };
      waiting.set(question.id, { resolve, reject });
      port.postMessage(question);
    });
}

async function begin({ module, bots }: Extract<ToTables, { kind: 'begin' }>): Promise<Tables> {
  const tables = new Tables({
    makeEngine: () => makeEngine(module),
    store: await openStore(),
    clock,
    think: askThrough(bots),
    send: (connection, text) => post({ kind: 'text', connection, text }),
    close: (connection) => post({ kind: 'close', connection }),
    tell: (news) => others.postMessage(news),
    wait: (isWaiting) => post({ kind: 'waiting', isWaiting }),
  });
  others.onmessage = ({ data }: MessageEvent<News>) => void tables.hear(data).catch(() => undefined);
  return tables;
}

const done: Reply = { status: 204, type: '', body: '' };

async function answer(id: number, work: Promise<Reply>): Promise<void> {
  post({ kind: 'reply', id, reply: await work.catch(() => null) });
}

async function heed(tables: Tables, message: ToTables): Promise<void> {
  switch (message.kind) {
    case 'open':
      await tables.connect(message.connection);
      return post({ kind: 'open', connection: message.connection });
    case 'close':
      return tables.disconnect(message.connection);
    case 'text':
      return tables.receive(message.connection, message.text);
    case 'call':
      return answer(message.id, tables.call(message.call));
    case 'remove':
      return answer(
        message.id,
        tables.remove(message.table).then(() => done),
      );
  }
}

// Nothing is heeded before the tables are there; without them the worker is of no use, and the page is told.
let tables: Promise<Tables> | null = null;
onmessage = ({ data }: MessageEvent<ToTables>) => {
  if (data.kind === 'begin') {
    tables = begin(data);
    tables.catch(reportError);
  } else tables?.then((home) => heed(home, data)).catch(console.warn);
};
