// A store that forgets everything in the end, for tests.
import type { OwnTable } from '../wire/schema';
import type { Write } from './post';
import type { Entry, Outcome, Store } from './store';

export class MemoryStore implements Store {
  readonly #entries = new Map<string, Map<number, string>>();
  readonly #rows = new Map<string, OwnTable>();

  async journal(table: string, seq = -Infinity): Promise<Entry[]> {
    const entries = [...(this.#entries.get(table) ?? [])];
    return entries
      .filter(([each]) => each > seq)
      .sort(([a], [b]) => a - b)
      .map(([each, entry]) => ({ seq: each, entry }));
  }

  async append({ table, seq, entry, row }: Write, isFirst: boolean): Promise<Outcome> {
    if (!isFirst && !this.#rows.has(table)) return 'gone';
    const entries = this.#entries.get(table) ?? new Map<number, string>();
    if (entries.has(seq)) return 'conflict';
    this.#entries.set(table, entries.set(seq, entry));
    this.#rows.set(table, row);
    return 'stored';
  }

  async rows(): Promise<OwnTable[]> {
    return [...this.#rows.values()];
  }

  async remove(table: string): Promise<void> {
    this.#entries.delete(table);
    this.#rows.delete(table);
  }
}
