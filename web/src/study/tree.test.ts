import { describe, expect, it } from 'vitest';
import type { Branch } from '../wire/schema';
import { childrenOf, keyOf, lineFrom, pathTo, rowsAround, steppedTo, type Row } from './tree';

// 0 ─ 1 ─ 2 ─ 3
//     │    └ 4
//     └ 5 ─ 6
const parents = [0, 0, 1, 2, 2, 1, 5];
const branches: Branch[] = parents.map((parent, index) => ({
  parent,
  ...(index > 0 ? { move: { text: `move ${index}`, seat: 'p1', kind: 'sail' } } : {}),
}));
const shape = (rows: readonly Row[]): unknown[] =>
  rows.map((row) => {
    if (row.kind === 'fold') return `${row.count} up to ${row.to}`;
    return row.others.length > 0 ? [row.branch, ...row.others.map(shape)] : row.branch;
  });

describe('the tree of a study', () => {
  it('knows the way to a branch and what follows', () => {
    expect(pathTo(branches, 6)).toEqual([0, 1, 5, 6]);
    expect(pathTo(branches, 0)).toEqual([0]);
    expect(childrenOf(branches, 1)).toEqual([2, 5]);
    expect(childrenOf(branches, 6)).toEqual([]);
    expect(lineFrom(branches, 0)).toEqual([0, 1, 2, 3]);
    expect(lineFrom(branches, 5)).toEqual([5, 6]);
  });

  it('is walked by the arrow keys', () => {
    const walk = (at: number, ...keys: string[]): number =>
      keys.reduce((now, key) => steppedTo(branches, now, key) ?? now, at);
    expect(walk(0, 'ArrowRight', 'ArrowRight')).toBe(2);
    expect(walk(2, 'ArrowDown')).toBe(5);
    expect(walk(5, 'ArrowUp')).toBe(2);
    expect(walk(5, 'ArrowDown')).toBe(5);
    expect(walk(6, 'ArrowLeft', 'ArrowLeft')).toBe(1);
    expect(walk(0, 'ArrowLeft')).toBe(0);
    expect(walk(1, 'End')).toBe(3);
    expect(walk(6, 'Home')).toBe(0);
    expect(steppedTo(branches, 1, 'x')).toBeNull();
  });

  it('lists what turns off below the move that it stands for', () => {
    expect(shape(rowsAround(branches, 0))).toEqual([0, 1, [2, [5, 6]], [3, [4]]]);
  });

  it('folds what is far away, but nothing that turns off or has words', () => {
    const long: Branch[] = Array.from({ length: 40 }, (_, index) => ({ parent: Math.max(0, index - 1) }));
    expect(shape(rowsAround(long, 20))).toEqual([
      ...[0, '14 up to 14', 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, '14 up to 39'],
    ]);
    long[4] = { parent: 3, comment: 'here' };
    long.push({ parent: 30 });
    expect(shape(rowsAround(long, 20))).toEqual([
      ...[0, '3 up to 3', 4, '10 up to 14', 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25],
      ...['5 up to 30', [31, [40]], '8 up to 39'],
    ]);
  });

  it('names a branch by the way to it', () => {
    expect(keyOf(branches, 6)).toBe('\nmove 1\nmove 5\nmove 6');
    expect(keyOf(branches, 6)).not.toBe(keyOf(branches, 3));
  });
});
