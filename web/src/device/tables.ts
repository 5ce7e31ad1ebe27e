// The tables of this device: what comes in is handed to the engine, and what the engine wants done is done, one thing after another.
import type { Clock } from './clock';
import type { Engine } from './engine';
import type { Call, Effect, Reply, Request, Task, Write } from './post';
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
  /** Whether a bot waits for what it thinks with. */
  wait(isWaiting: boolean): void;
}

const tableOfPath = (path: string): string | null => /^\/api\/tables\/([^/]+)\//.exec(path)?.[1] ?? null;

export class Tables {
  readonly #home: Home;
  readonly #thinking: Thinking;
  #engine: Engine | null = null;
  #known = new Set<string>(); // the tables that the engine has asked for or made
  #connections = new Set<number>();
  #asked = 0; // how often the engine was
  #toldWake = 0; // when it last said when to wake it
  #wake = (): void => {};
  #last: Promise<unknown> = Promise.resolve();

  constructor(home: Home) {
    this.#home = home;
    this.#thinking = new Thinking(
      {
        think: (thought, milliseconds) => this.#think(thought, milliseconds),
        answer: ({ table, task }, action) => this.#later({ do: 'thought', table, task, action }),
        wait: (isWaiting) => home.wait(isWaiting),
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
      await this.#ask({ do: 'message', connection, text });
    });
  }

  /** Answers once all that it led to is durable. */
  call(call: Call): Promise<Reply> {
    return this.#inTurn(async () => {
      const table = tableOfPath(call.path);
      const entries = table === null ? [] : await this.#journal(table);
      const { status = 500, type = '', body = '' } = await this.#ask({ do: 'request', ...call, entries });
      return { status, type, body };
    });
  }

  /** Another tab has news of a table. */
  hear({ table, seq }: News): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#known.has(table)) return;
      if (seq === null) return this.#lose(table);
      await this.#ask({ do: 'heard', table });
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
    this.#engine ??= this.#home.makeEngine();
    return this.#engine;
  }

  async #ask(request: Request) {
    const answer = this.#started().handle(request);
    const order = ++this.#asked;
    for (const effect of answer.effects) await this.#perform(effect, order);
    return answer;
  }

  async #perform(effect: Effect, order: number): Promise<void> {
    switch (effect.do) {
      case 'send':
        return this.#home.send(effect.to, effect.text);
      case 'write':
        return this.#write(effect);
      case 'read':
        return this.#read(effect.table, effect.after);
      case 'think':
        return this.#thinking.add(effect);
      case 'wake': // what was stored meanwhile may have named a later time: the engine's last word counts
        if (order < this.#toldWake) return;
        this.#toldWake = order;
        this.#wake();
        this.#wake =
          effect.at > 0 ? this.#home.clock.at(effect.at, () => this.#later({ do: 'wake' })) : () => {};
        return;
      case 'report':
        console.warn(`${effect.what}: ${effect.table}: ${effect.reason}`);
    }
  }

  async #write({ table, seq, entry, row }: Write): Promise<void> {
    const outcome = await this.#home.store.append({ table, seq, entry, row }, seq === 1);
    if (outcome === 'gone') return this.#lose(table);
    this.#known.add(table);
    if (outcome === 'stored') this.#home.tell({ table, seq });
    await this.#ask({ do: outcome, table, seq });
  }

  async #read(table: string, after: number): Promise<void> {
    this.#known.add(table);
    await this.#ask({ do: 'journal', table, after, entries: await this.#journal(table, after) });
  }

  async #journal(table: string, after = 0): Promise<string[]> {
    return (await this.#home.store.journal(table, after)).map(({ entry }) => entry);
  }

  async #close(connection: number): Promise<void> {
    if (!this.#connections.delete(connection)) return;
    this.#home.close(connection);
    await this.#ask({ do: 'disconnect', connection });
  }

  // Who was at the table finds out by coming again.
  async #lose(table: string): Promise<void> {
    for (const connection of [...this.#connections]) await this.#close(connection);
    this.#known.delete(table);
    this.#thinking.drop(table);
    await this.#ask({ do: 'forget', table });
  }

  async #think({ table, task }: Thought, milliseconds: number): Promise<string | null> {
    if (!this.#known.has(table)) return null;
    return this.#home.think(await this.#journal(table), task, milliseconds);
  }
}
