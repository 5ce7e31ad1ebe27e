import { describe, expect, it } from 'vitest';
import type { GameOver, OwnTable } from '../wire/schema';
import { lastOf, ownGameIn, ownGameOf, type OwnGame } from './ownPast';

const row = (change: object = {}, summary: object = {}): OwnTable =>
  ({
    ...{ table: 'a', life: 'finished', updated: 5, seats: ['p2'] },
    summary: { game: 'vigo', seats: [{}, {}, {}], ...summary },
    ...change,
  }) as unknown as OwnTable;

describe('one’s own finished games', () => {
  it('are those that one sat at alone, from the beginning to the end', () => {
    expect(ownGameOf(row())).toEqual({ table: 'a', game: 'vigo', seat: 'p2', players: 3, ended: 5 });
    expect(ownGameOf(row({ life: 'playing' }))).toBeNull();
    expect(ownGameOf(row({ life: 'abandoned' }))).toBeNull();
    expect(ownGameOf(row({ seats: ['p1', 'p2'] }))).toBeNull();
    expect(ownGameOf(row({ seats: [] }))).toBeNull();
    expect(ownGameOf(row({}, { from_position: true }))).toBeNull();
    expect(ownGameOf(row({}, { scripted: true }))).toBeNull();
  });
  it('of a page are those that were not left', () => {
    const over = (left: boolean): GameOver =>
      ({
        ...{ table: 'b', game: 'vigo', ended: 7 },
        standings: [
          { seat: 'p1', own: false, left: false },
          { seat: 'p2', own: true, left },
        ],
      }) as unknown as GameOver;
    expect(ownGameIn(over(false))).toEqual({ table: 'b', game: 'vigo', seat: 'p2', players: 2, ended: 7 });
    expect(ownGameIn(over(true))).toBeNull();
  });
  it('are listed once, the last first', () => {
    const game = (table: string, ended: number): OwnGame => ({ ...ownGameOf(row())!, table, ended });
    const all = [game('old', 1), game('new', 3), game('old', 1), game('middle', 2)];
    expect(lastOf(all, 2).map(({ table }) => table)).toEqual(['new', 'middle']);
    expect(lastOf(all, 9)).toHaveLength(3);
  });
});
