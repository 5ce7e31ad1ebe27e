import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession, keep } from '../state/session.svelte';
import { api, NeedsServer, Refused, Unreachable } from '../wire/api';
import type { LineEvents } from '../wire/line';
import type { Command, TableMessage, Wishes } from '../wire/schema';
import { dealNoteOf } from './dealNote';
import { layTable } from './opening';

const started: string[] = [];
const sent: Command[] = [];
const waiting = {
  table: 'there',
  life: 'open',
  yours: ['p1', 'p2'],
  seats: [
    { seat: 'p1', kind: 'player', has_secret: false },
    { seat: 'p2', kind: 'player', has_secret: true },
    { seat: 'p3', kind: 'bot' },
  ],
  deal: { commitment: 'promised' },
} as unknown as TableMessage;
vi.mock('../wire/line', () => ({
  openSocket: vi.fn(),
  Line: class {
    constructor(table: string, token: () => string | null, events: LineEvents) {
      started.push(`${table} as ${token()}`);
      setTimeout(() => events.table(waiting));
      setTimeout(() => events.table(waiting));
      setTimeout(() => events.table({ ...waiting, life: 'playing' }));
    }
    send = (command: Command) => sent.push(command);
    close = vi.fn();
  },
}));

const wishes = (...kinds: ('player' | 'open' | 'bot')[]): Wishes => ({
  game: 'vineta',
  options: [],
  chairs: kinds.map((kind) => (kind === 'bot' ? { kind, level: 2 } : { kind })),
  public: true,
  clock: { kind: 'live', move: 1, bank: 1 },
});

describe('a table is laid', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    started.length = sent.length = 0;
    localStorage.clear();
    keep({ name: 'Anna', token: 'key' });
    vi.spyOn(api, 'me').mockResolvedValue({ name: 'Anna' });
    vi.spyOn(api, 'openTable').mockResolvedValue({ table: 'there', commitment: '' });
    vi.spyOn(api, 'openTableHere').mockResolvedValue({ table: 'device-1', commitment: '' });
  });
  const noServer = () => {
    for (const each of ['me', 'addGuest', 'openTable'] as const)
      vi.spyOn(api, each).mockRejectedValue(new Unreachable());
  };

  it('at the server, where others can come', async () => {
    expect(await layTable(wishes('player', 'bot'), 'Anna', 'server')).toBe('there');
    expect(started).toEqual(['there as key']);
    expect(await layTable(wishes('player', 'open'), 'Anna', 'server')).toBe('there');
    expect(started).toHaveLength(1); // somebody is waited for
  });

  it('and begun with a part of the deal of its own, once the server is bound', async () => {
    await layTable(wishes('player', 'player', 'bot'), 'Anna', 'server');
    expect(sent).toEqual([{ type: 'start', secret: expect.stringMatching(/^[0-9a-f]{32}$/) as string }]);
    const { secret } = sent[0] as { secret: string };
    expect(dealNoteOf('there')).toEqual({ table: 'there', commitment: 'promised', secrets: { p1: secret } });
  });

  it('on this device if that is wished for, with a name, without a clock, and not for all to see', async () => {
    expect(await layTable(wishes('player', 'player', 'bot'), 'Anna', 'device')).toBe('device-1');
    expect(started).toEqual(['device-1 as device:me']);
    expect(api.openTable).not.toHaveBeenCalled();
    expect(vi.mocked(api.openTableHere).mock.lastCall?.[0]).toMatchObject({
      chairs: [{ kind: 'player', name: 'Anna' }, { kind: 'player' }, { kind: 'bot', level: 2 }],
      public: false,
      clock: { kind: 'none' },
    });
  });

  it('on this device if there is no server, and the session outlives that', async () => {
    noServer();
    expect(await layTable(wishes('player', 'bot'), 'Anna', 'server')).toBe('device-1');
    expect(currentSession()).toEqual({ name: 'Anna', token: 'key' });
  });

  it('for somebody new without a server, who gets a token once there is one', async () => {
    keep(null);
    noServer();
    expect(await layTable(wishes('player', 'bot'), 'Bert', 'server')).toBe('device-1');
    expect(currentSession()).toEqual({ name: 'Bert', token: '' });
    vi.spyOn(api, 'addGuest').mockResolvedValue({ name: 'Bert', token: 'new' });
    vi.spyOn(api, 'openTable').mockResolvedValue({ table: 'there', commitment: '' });
    expect(await layTable(wishes('player', 'bot'), 'Bert', 'server')).toBe('there');
    expect(api.addGuest).toHaveBeenCalledWith('Bert');
    expect(currentSession()?.token).toBe('new');
  });

  it('nowhere if somebody is to come and there is no server, or if the server refuses', async () => {
    vi.spyOn(api, 'openTable').mockRejectedValue(new Refused(429, 'too-many-tables', ''));
    await expect(layTable(wishes('player', 'bot'), 'Anna', 'server')).rejects.toBeInstanceOf(Refused);
    noServer();
    await expect(layTable(wishes('player', 'open'), 'Anna', 'server')).rejects.toBeInstanceOf(NeedsServer);
    expect(api.openTableHere).not.toHaveBeenCalled();
  });
});
