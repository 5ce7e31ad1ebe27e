import { describe, expect, it } from 'vitest';
import type { LobbyTable } from '../wire/schema';
import { editionOf, emptyLobby, freeSeats, withNews } from './lobbyRows';

const table = (name: string, created: number, life: LobbyTable['life'] = 'open'): LobbyTable => ({
  table: name,
  life,
  created,
  summary: {
    game: 'vineta',
    options: ['players 2', 'edition fr'],
    public: true,
    spectators: true,
    clock: { kind: 'none', move: 0, bank: 0 },
    seats: [
      { seat: 'p1', kind: 'player', name: 'Anna' },
      { seat: 'p2', kind: 'open', name: '' },
      { seat: 'p3', kind: 'open', name: '', held: true },
    ],
  },
});
const names = ({ tables }: { tables: readonly LobbyTable[] }) => tables.map((each) => each.table);

describe('the lobby', () => {
  const first = withNews(emptyLobby, {
    type: 'lobby',
    whole: true,
    here: 3,
    tables: [table('a', 1), table('b', 2)],
  });

  it('is whole at first, newest first', () => {
    expect(names(first)).toEqual(['b', 'a']);
    expect(first.here).toBe(3);
  });
  it('changes by what is new, changed or gone', () => {
    const next = withNews(first, {
      type: 'lobby',
      tables: [table('c', 3), table('a', 1, 'playing')],
      gone: ['b'],
    });
    expect(names(next)).toEqual(['c', 'a']);
    expect(next.tables[1]?.life).toBe('playing');
    expect(next.here).toBe(3);
    expect(withNews(next, { type: 'lobby', tables: [], here: 9 })).toEqual({ tables: next.tables, here: 9 });
  });
  it('forgets what it knew when it is told the whole again', () => {
    expect(names(withNews(first, { type: 'lobby', whole: true, tables: [table('d', 0)] }))).toEqual(['d']);
  });
  it('keeps the order of equals', () => {
    const tables = [table('y', 1), table('x', 1)];
    expect(names(withNews(emptyLobby, { type: 'lobby', whole: true, tables }))).toEqual(['x', 'y']);
  });
  it('counts the seats that are kept for nobody', () => expect(freeSeats(table('a', 1))).toBe(1));
  it('knows the edition', () => {
    expect(editionOf(['players 2', 'edition fr'])).toBe('fr');
    expect(editionOf(['players 2'])).toBeNull();
  });
});
