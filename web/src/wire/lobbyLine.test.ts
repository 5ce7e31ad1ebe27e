import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Socket } from './line';
import { LobbyLine } from './lobbyLine';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.isClosed = true;
    this.onclose?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
const events = { lobby: vi.fn(), friends: vi.fn(), announcement: vi.fn(), connected: vi.fn() };
const lineFor = (token: () => string | null) =>
  new LobbyLine(token, events, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
const last = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

it('enters once it is welcome, and hands on what it hears', () => {
  lineFor(() => 'token');
  last().onopen?.();
  expect(last().sent).toEqual([{ type: 'hello', version: 1, token: 'token' }]);
  last().say({ type: 'welcome', version: 1, name: 'Anna' });
  expect(last().sent.at(-1)).toEqual({ type: 'lobby' });
  expect(events.connected).toHaveBeenLastCalledWith(true);
  const told = { type: 'lobby', whole: true, here: 1, tables: [] };
  last().say(told);
  last().say({ type: 'friends', here: ['p'] });
  expect(events.lobby).toHaveBeenCalledWith(told);
  expect(events.friends).toHaveBeenCalledWith({ type: 'friends', here: ['p'] });
});

it('knows what is announced now, and that what was announced before the line was lost may be over', () => {
  lineFor(() => null);
  last().onopen?.();
  last().say({ type: 'welcome', version: 1, name: '' });
  last().say({ type: 'announcement', sentence: 'Soon.' });
  expect(events.announcement).toHaveBeenLastCalledWith({ type: 'announcement', sentence: 'Soon.' });
  last().close();
  vi.advanceTimersByTime(500);
  last().onopen?.();
  last().say({ type: 'welcome', version: 1, name: '' });
  expect(events.announcement).toHaveBeenLastCalledWith({ type: 'announcement' });
});

it('comes back by itself, and not once it is closed', () => {
  const line = lineFor(() => null);
  last().onopen?.();
  last().say({ type: 'welcome', version: 1, name: '' });
  last().close();
  expect(events.connected).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  expect(last().sent).toEqual([{ type: 'hello', version: 1 }]);
  line.close();
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});

it('looks as a stranger where its token is not known', () => {
  lineFor(() => 'old');
  last().onopen?.();
  last().say({ type: 'refused', code: 'bad-token', sentence: '' });
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(500);
  last().onopen?.();
  expect(last().sent).toEqual([{ type: 'hello', version: 1 }]);
});
