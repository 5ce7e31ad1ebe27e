import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnTable } from '../wire/schema';
import type { Engine } from './engine';
import { FakeClock } from './fakes';
import { MemoryStore } from './memoryStore';
import type { Answer, Effect, Request } from './post';
import { Tables, type News } from './tables';

const rowOf = (table: string): OwnTable => ({ table }) as OwnTable;
const write = (table: string, seq: number, entry = `entry ${seq}`): Effect => ({
  do: 'write',
  table,
  seq,
  entry,
  row: rowOf(table),
});
const read = (table: string, after: number): Effect => ({ do: 'read', table, after });
const watch = (table: string): string => JSON.stringify({ type: 'watch', table });

/** Says what it was asked, and answers as a test has told it to. */
class FakeEngine implements Engine {
  asked: Request[] = [];
  answers = new Map<string, Answer[]>();
  handle(request: Request): Answer {
    this.asked.push(request);
    const answer = this.answers.get(request.do)?.shift();
    if (answer?.sentence === 'trap') throw new Error('trap');
    return answer ?? { effects: [] };
  }
  will(does: Request['do'], ...effects: Effect[]): void {
    this.answers.set(does, [...(this.answers.get(does) ?? []), { effects }]);
  }
  get heard(): string[] {
    return this.asked.map((each) => each.do);
  }
}

class Scene {
  engine = new FakeEngine();
  engines = 0;
  store = new MemoryStore();
  clock = new FakeClock();
  sent: string[] = [];
  closed: number[] = [];
  told: News[] = [];
  thoughts: { entries: string[]; milliseconds: number }[] = [];
  tables = new Tables({
    makeEngine: () => {
      this.engines += 1;
      return this.engine;
    },
    store: this.store,
    clock: this.clock,
    think: (entries, _task, milliseconds) => {
      this.thoughts.push({ entries, milliseconds });
      return Promise.resolve('p2 act');
    },
    send: (to, text) => void this.sent.push(`${to} ${text}`),
    close: (connection) => void this.closed.push(connection),
    tell: (news) => void this.told.push(news),
    wait: () => {},
  });
  /** Somebody comes to the table, and the engine wants to know it. */
  async come(connection = 1): Promise<void> {
    await this.tables.connect(connection);
    this.engine.will('message', read('t', 0));
    await this.tables.receive(connection, watch('t'));
  }
  async stored(table: string, count: number): Promise<void> {
    for (let seq = 1; seq <= count; ++seq)
      await this.store.append({ table, seq, entry: `entry ${seq}`, row: rowOf(table) }, seq === 1);
  }
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('the tables of a device', () => {
  let scene: Scene;
  beforeEach(() => (scene = new Scene()));

  it('read what the engine asks for, as far as it is stored', async () => {
    await scene.stored('t', 3);
    await scene.tables.connect(1);
    scene.engine.will('message', read('t', 1), read('nowhere', 0));
    await scene.tables.receive(1, watch('t'));
    expect(scene.engine.asked.slice(2)).toEqual([
      { do: 'journal', table: 't', after: 1, entries: ['entry 2', 'entry 3'] },
      { do: 'journal', table: 'nowhere', after: 0, entries: [] },
    ]);
  });

  it('give the journal with a question about a table', async () => {
    await scene.stored('t', 2);
    await scene.tables.call({ method: 'GET', path: '/api/tables/t/record', token: '', body: '' });
    expect(scene.engine.asked[0]).toMatchObject({ do: 'request', entries: ['entry 1', 'entry 2'] });
  });

  it('say that an entry is stored only when it is, and tell the other tabs', async () => {
    scene.engine.will('request', write('t', 1));
    scene.engine.answers.set('request', [
      { effects: [write('t', 1)], status: 201, type: 'application/json', body: '{}' },
    ]);
    const call = { method: 'POST', path: '/api/tables', token: 'device:me', body: '{}' };
    expect(await scene.tables.call(call)).toEqual({ status: 201, type: 'application/json', body: '{}' });
    expect(scene.engine.heard).toEqual(['request', 'stored']);
    expect(await scene.store.journal('t')).toEqual([{ seq: 1, entry: 'entry 1' }]);
    expect(await scene.store.rows()).toEqual([rowOf('t')]);
    expect(scene.told).toEqual([{ table: 't', seq: 1 }]);
  });

  it('do what an answer asks for in its order, what it leads to included', async () => {
    await scene.stored('t', 1);
    await scene.tables.connect(1);
    scene.engine.will('message', write('t', 2), { do: 'send', to: 1, text: 'last' });
    scene.engine.will('stored', { do: 'send', to: 1, text: 'first' });
    await scene.tables.receive(1, watch('t'));
    expect(scene.sent).toEqual(['1 first', '1 last']);
  });

  it('say so where another tab was faster', async () => {
    await scene.stored('t', 2);
    await scene.tables.connect(1);
    scene.engine.will('message', write('t', 2, 'too late'));
    await scene.tables.receive(1, watch('t'));
    expect(scene.engine.asked.at(-1)).toEqual({ do: 'conflict', table: 't', seq: 2 });
    expect((await scene.store.journal('t'))[1]?.entry).toBe('entry 2');
  });

  it('hear of another tab, at tables that are in use here', async () => {
    await scene.stored('t', 1);
    await scene.come();
    await scene.tables.hear({ table: 'other', seq: 5 });
    await scene.tables.hear({ table: 't', seq: 3 });
    const heard = scene.engine.asked.filter((each) => each.do === 'heard');
    expect(heard).toEqual([{ do: 'heard', table: 't' }]);
  });

  it('write nothing to a table that another tab has deleted', async () => {
    await scene.stored('t', 1);
    await scene.come();
    await scene.store.remove('t');
    scene.engine.will('message', write('t', 2));
    await scene.tables.receive(1, watch('t'));
    expect(await scene.store.journal('t')).toEqual([]);
    expect(scene.engine.heard.slice(-2)).toEqual(['disconnect', 'forget']);
    expect(scene.closed).toEqual([1]);
  });

  it('are gone everywhere once they are deleted', async () => {
    await scene.stored('t', 2);
    await scene.come();
    await scene.tables.remove('t');
    expect(await scene.store.rows()).toEqual([]);
    expect(scene.told).toEqual([{ table: 't', seq: null }]);
    expect(scene.closed).toEqual([1]);
    const other = new Scene();
    await other.stored('t', 1);
    await other.come(7);
    await other.tables.hear({ table: 't', seq: null });
    expect(other.engine.heard.at(-1)).toBe('forget');
    expect(other.closed).toEqual([7]);
  });

  it('let a bot think about the stored journal, and bring its answer', async () => {
    await scene.stored('t', 1);
    scene.engine.will('journal', {
      do: 'think',
      table: 't',
      task: { seat: 'p2', decision: 4, level: 1, at: 700, seed: '1' },
    });
    await scene.come();
    await soon();
    expect(scene.thoughts).toEqual([{ entries: ['entry 1'], milliseconds: 700 }]);
    expect(scene.engine.asked.at(-1)).toEqual({
      do: 'thought',
      table: 't',
      task: { seat: 'p2', decision: 4, level: 1, at: 700, seed: '1' },
      action: 'p2 act',
    });
  });

  it('wake the engine by what it said after a write, not by what it said before', async () => {
    await scene.stored('t', 1);
    await scene.come();
    scene.engine.will('message', write('t', 2), { do: 'wake', at: 0 });
    scene.engine.will('stored', { do: 'wake', at: 500 });
    await scene.tables.receive(1, watch('t'));
    scene.clock.goTo(500);
    await soon();
    expect(scene.engine.heard.at(-1)).toBe('wake');
  });

  it('wake the engine when it asked to be woken, the last wish counting', async () => {
    scene.engine.will('connect', { do: 'wake', at: 500 });
    await scene.tables.connect(1);
    scene.engine.will('message', { do: 'wake', at: 900 });
    await scene.tables.receive(1, '{}');
    scene.clock.goTo(500);
    await soon();
    expect(scene.engine.heard).not.toContain('wake');
    scene.clock.goTo(900);
    await soon();
    expect(scene.engine.heard.at(-1)).toBe('wake');
  });

  it('begin anew with a fresh engine when the old one breaks', async () => {
    await scene.stored('t', 1);
    await scene.tables.connect(1);
    await scene.tables.receive(1, watch('t'));
    scene.engine.answers.set('message', [{ effects: [], sentence: 'trap' }]);
    await expect(scene.tables.receive(1, watch('t'))).rejects.toThrow('trap');
    await soon();
    expect(scene.closed).toEqual([1]);
    await scene.tables.connect(2);
    await scene.tables.receive(2, watch('t'));
    expect(scene.engines).toBe(2);
    expect(scene.engine.heard.slice(-2)).toEqual(['connect', 'message']);
  });

  it('take nothing from a connection that is closed', async () => {
    await scene.tables.connect(1);
    await scene.tables.disconnect(1);
    await scene.tables.receive(1, watch('t'));
    expect(scene.engine.heard).toEqual(['connect', 'disconnect']);
  });
});
