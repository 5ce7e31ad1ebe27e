// The store in IndexedDB, which survives closing the browser.
import type { OwnTable } from '../wire/schema';
import type { Write } from './post';
import type { Entry, Outcome, Store } from './store';

const name = 'springtide';
const version = 1;
const journals = 'journals'; // [table, seq] -> entry
const rows = 'rows'; // table -> row

const outcomeOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store refused'));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the store gave up'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(journals);
    request.result.createObjectStore(rows);
  };
  return outcomeOf(request);
}

/** Every key of a table's journal after `seq`. */
const after = (table: string, seq: number): IDBKeyRange =>
  IDBKeyRange.bound([table, seq], [table, Infinity], true, false);

class IndexedStore implements Store {
  constructor(readonly base: IDBDatabase) {}

  async journal(table: string, seq = -Infinity): Promise<Entry[]> {
    const store = this.base.transaction(journals).objectStore(journals);
    const range = after(table, seq);
    const [keys, entries] = await Promise.all([
      outcomeOf(store.getAllKeys(range)),
      outcomeOf(store.getAll(range)),
    ]);
    return keys.map((key, index) => ({
      seq: (key as [string, number])[1],
      entry: entries[index] as string,
    }));
  }

  async append({ table, seq, entry, row }: Write, isFirst: boolean): Promise<Outcome> {
    const change = this.base.transaction([journals, rows], 'readwrite', { durability: 'strict' });
    const isDone = completed(change);
    const [known, taken] = await Promise.all([
      outcomeOf(change.objectStore(rows).getKey(table)),
      outcomeOf(change.objectStore(journals).getKey([table, seq])),
    ]);
    if (!isFirst && known === undefined) return 'gone';
    if (taken !== undefined) return 'conflict';
    change.objectStore(journals).add(entry, [table, seq]);
    change.objectStore(rows).put(row, table);
    await isDone;
    return 'stored';
  }

  async rows(): Promise<OwnTable[]> {
    return (await outcomeOf(this.base.transaction(rows).objectStore(rows).getAll())) as OwnTable[];
  }

  async remove(table: string): Promise<void> {
    const change = this.base.transaction([journals, rows], 'readwrite', { durability: 'strict' });
    const isDone = completed(change);
    change.objectStore(journals).delete(after(table, -Infinity));
    change.objectStore(rows).delete(table);
    await isDone;
  }
}

export async function openStore(): Promise<Store> {
  const base = await open();
  base.onversionchange = () => base.close(); // a later version of the client must not wait for us
  return new IndexedStore(base);
}
