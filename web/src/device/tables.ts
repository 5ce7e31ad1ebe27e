// The tables of this device: what comes in is handed to the engine, and what the engine wants done is done, one thing after another.
import type { Clock } from './clock';
import type { Engine } from './engine';
import type { Call, Effect, Reply, Request, Task, Write } from './speech';
import type { Store } from './store';
import { Thinking, type Thought } from './thinking';

/** What is told to other tabs: so far has the journal of a table come, or it is gone. */
export interface News {
  table: string;
  seq: number | null;
}

/** Where the tables live; tests bring a home of their own. */
export interface Home {
  makeEngine(): Engine;
  store: Store;
  clock: Clock;
  /** Thinks elsewhere. */
  think(entries: string[], task: Task, milliseconds: number): Promise<string>;
  send(connection: number, text: string): void;
  /** The connection is lost; whoever held it may come again. */
  close(connection: number): void;
  tell(news: News): void;
}

function tableIn(text: string): string | null {
  try {
    const { table } = JSON.parse(text) as { table?: unknown };
    return typeof table === 'string' ? table : null;
  } catch {
    return null;
  }
}

const tableOfPath = (path: string): string | null => /^\/api\/tables\/([^/]+)\//.exec(path)?.[1] ?? null;

export class Tables {
  readonly #home: Home;
  readonly #thinking: Thinking;
  #engine: Engine | null = null;
  #known = new Map<string, number>(); // the tables in the engine, and how far it has each
  #connections = new Set<number>();
  #pace: { least: number; most: number } | null = null;
  #wake = (): void => {};
  #last: Promise<unknown> = Promise.resolve();

  constructor(home: Home) {
    this.#home = home;
    this.#thinking = new Thinking(
      {
        think: (thought, milliseconds) => this.#think(thought, milliseconds),
        answer: ({ table, task }, action) => this.#later({ do: 'answer', table, task, action }),
      },
      home.clock,
    );
  }

  connect(connection: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#connections.add(connection);
      await this.#ask({ do: 'connect', connection });
    });
  }

  disconnect(connection: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#connections.delete(connection)) await this.#ask({ do: 'disconnect', connection });
    });
  }

  receive(connection: number, text: string): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#connections.has(connection)) return;
      await this.#load(tableIn(text));
      await this.#ask({ do: 'message', connection, text });
    });
  }

  /** Answers once all that it led to is durable. */
  call(call: Call): Promise<Reply> {
    return this.#inTurn(async () => {
      await this.#load(tableOfPath(call.path));
      const { status = 500, type = '', body = '' } = await this.#ask({ do: 'request', ...call });
      return { status, type, body };
    });
  }

  /** Another tab has news of a table. */
  hear({ table, seq }: News): Promise<void> {
    return this.#inTurn(async () => {
      const known = this.#known.get(table);
      if (known === undefined || (seq !== null && seq <= known)) return;
      if (seq === null) return this.#lose(table);
      const entries = await this.#home.store.journal(table, known);
      this.#known.set(table, entries.at(-1)?.seq ?? known);
      await this.#ask({ do: 'follow', table, seq: known, entries: entries.map(({ entry }) => entry) });
    });
  }

  /** How long bots wait at tables from now on, in milliseconds. */
  setPace(least: number, most: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#pace = { least, most };
      await this.#ask({ do: 'pause', least, most });
    });
  }

  remove(table: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#home.store.remove(table);
      this.#home.tell({ table, seq: null });
      if (this.#known.has(table)) await this.#lose(table);
    });
  }

  // One thing after another, so that nothing is decided on what is not stored yet.
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => this.#breakDown());
    return done;
  }

  // Nobody waits for it; what goes wrong is mended in any case.
  #later(request: Request): void {
    this.#inTurn(() => this.#ask(request)).catch(() => undefined);
  }

  // A broken engine, or a store that fails: what is stored is the truth, and whoever was connected comes again.
  #breakDown(): void {
    this.#engine = null;
    this.#known.clear();
    this.#thinking.drop();
    this.#wake();
    for (const connection of this.#connections) this.#home.close(connection);
    this.#connections.clear();
  }

  #started(): Engine {
    if (this.#engine) return this.#engine;
    this.#engine = this.#home.makeEngine();
    if (this.#pace) this.#engine.handle({ do: 'pause', ...this.#pace });
    return this.#engine;
  }

  async #ask(request: Request) {
    const answer = this.#started().handle(request);
    for (const effect of answer.effects) await this.#perform(effect);
    return answer;
  }

  async #perform(effect: Effect): Promise<void> {
    switch (effect.do) {
      case 'send':
        return this.#home.send(effect.to, effect.text);
      case 'write':
        return this.#write(effect);
      case 'think':
        return this.#thinking.add(effect);
      case 'wake':
        this.#wake();
        this.#wake =
          effect.at > 0 ? this.#home.clock.at(effect.at, () => this.#later({ do: 'tick' })) : () => {};
    }
  }

  async #write({ table, seq, entry, row }: Write): Promise<void> {
    const outcome = await this.#home.store.append({ table, seq, entry, row }, !this.#known.has(table));
    if (outcome === 'gone') return this.#lose(table);
    if (outcome === 'conflict') return this.#reload(table);
    this.#known.set(table, seq);
    this.#home.tell({ table, seq });
    await this.#ask({ do: 'stored', table });
  }

  async #load(table: string | null): Promise<void> {
    if (table === null || this.#known.has(table)) return;
    const entries = await this.#home.store.journal(table);
    const last = entries.at(-1);
    if (!last) return;
    this.#known.set(table, last.seq);
    await this.#ask({ do: 'load', table, entries: entries.map(({ entry }) => entry) });
  }

  async #reload(table: string): Promise<void> {
    const entries = await this.#home.store.journal(table);
    const last = entries.at(-1);
    if (!last) return this.#lose(table);
    this.#known.set(table, last.seq);
    await this.#ask({ do: 'reload', table, entries: entries.map(({ entry }) => entry) });
  }

  // Who was at the table finds out by coming again.
  async #lose(table: string): Promise<void> {
    const lost = [...this.#connections];
    this.#connections.clear();
    for (const connection of lost) {
      this.#home.close(connection);
      await this.#ask({ do: 'disconnect', connection });
    }
    this.#known.delete(table);
    this.#thinking.drop(table);
    await this.#ask({ do: 'forget', table });
  }

  async #think({ table, task }: Thought, milliseconds: number): Promise<string | null> {
    if (!this.#known.has(table)) return null;
    const entries = await this.#home.store.journal(table);
    return this.#home.think(
      entries.map(({ entry }) => entry),
      task,
      milliseconds,
    );
  }
}
