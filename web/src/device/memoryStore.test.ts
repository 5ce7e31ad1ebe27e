import { describe, expect, it } from 'vitest';
import type { OwnTable } from '../wire/schema';
import { MemoryStore } from './memoryStore';
import type { Write } from './post';

const write = (table: string, seq: number, entry = `${table} ${seq}`): Write => ({
  table,
  seq,
  entry,
  row: { table, updated: seq } as OwnTable,
});

describe('a store', () => {
  it('keeps journals apart and in order', async () => {
    const store = new MemoryStore();
    await store.append(write('a', 1), true);
    await store.append(write('b', 1), true);
    await store.append(write('a', 2), false);
    expect((await store.journal('a')).map(({ entry }) => entry)).toEqual(['a 1', 'a 2']);
    expect(await store.journal('a', 1)).toEqual([{ seq: 2, entry: 'a 2' }]);
    expect(await store.journal('c')).toEqual([]);
  });

  it('takes each entry once, and keeps the row of the one it took', async () => {
    const store = new MemoryStore();
    await store.append(write('a', 1), true);
    expect(await store.append({ ...write('a', 1, 'other'), row: { updated: 9 } as OwnTable }, false)).toBe(
      'conflict',
    );
    expect(await store.journal('a')).toEqual([{ seq: 1, entry: 'a 1' }]);
    expect(await store.rows()).toEqual([{ table: 'a', updated: 1 }]);
  });

  it('adds nothing to what was removed', async () => {
    const store = new MemoryStore();
    await store.append(write('a', 1), true);
    await store.remove('a');
    expect(await store.append(write('a', 2), false)).toBe('gone');
    expect(await store.journal('a')).toEqual([]);
    expect(await store.rows()).toEqual([]);
  });
});
