import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../wire/schema';
import { newestParts, plainLog, standing, type LogPart } from './log';

const event = (kind: TableEvent['kind'], rest: Partial<TableEvent> = {}): TableEvent => ({
  kind,
  time: 0,
  ...rest,
});
const moves = (count: number): TableEvent[] => Array.from({ length: count }, () => event('move'));

describe('what is taken back', () => {
  it('is gone, and that it was taken back is told', () => {
    const said = event('said');
    const undo = event('undo', { length: 1 });
    const [first, second] = moves(2);
    expect(standing([first!, second!, said, undo])).toEqual([first, said, undo]);
  });
  it('makes room for other moves, which may be taken back, too', () => {
    const kinds = standing([
      ...moves(3),
      event('undo', { length: 1 }),
      ...moves(2),
      event('undo', { length: 2 }),
    ]).map(({ kind }) => kind);
    expect(kinds).toEqual(['move', 'undo', 'move', 'undo']);
  });
});

describe('the newest parts', () => {
  const part = (id: string, count: number): LogPart => ({
    id,
    title: () => id,
    lines: Array.from({ length: count }, (_, i) => ({ id: String(i), say: () => '' })),
  });
  const parts = [part('a', 5), part('b', 2), part('c', 3)];
  it('are whole, and have as many lines as asked for', () => {
    expect(newestParts(parts, 3).map(({ id }) => id)).toEqual(['c']);
    expect(newestParts(parts, 4).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(newestParts(parts, 99)).toEqual(parts);
    expect(newestParts([], 9)).toEqual([]);
  });
  it('lose the earlier ones several at a time', () => {
    expect(newestParts(parts, 3, 2).map(({ id }) => id)).toEqual(['c']);
    expect(newestParts(parts, 4, 2).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

it('a log without parts has its lines in one', () => {
  const [all] = plainLog(['one', 'two']);
  expect(all?.lines.map((line) => line.say())).toEqual(['one', 'two']);
});
