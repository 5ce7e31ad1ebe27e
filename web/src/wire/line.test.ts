import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { lateSocket, Line, type LineEvents, type Socket } from './line';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>);
  close = () => this.onclose?.();
  say = (message: unknown) => this.onmessage?.({ data: JSON.stringify(message) });
}

const update = (seq: number) => ({
  type: 'update',
  table: 't',
  viewer: 'p1',
  seq,
  life: 'playing',
  after: seq,
  events: [],
});

describe('a line to a table', () => {
  let sockets: FakeSocket[];
  let events: { [K in keyof LineEvents]-?: Mock<NonNullable<LineEvents[K]>> };
  let line: Line;
  let token: string | null;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    token = 'token';
    events = {
      table: vi.fn(),
      update: vi.fn(),
      steps: vi.fn(),
      history: vi.fn(),
      ahead: vi.fn(),
      hint: vi.fn(),
      announcement: vi.fn(),
      acknowledged: vi.fn(),
      refused: vi.fn(),
      busy: vi.fn(),
      connected: vi.fn(),
      reload: vi.fn(),
    };
    line = new Line(
      't',
      () => token,
      events,
      () => {
        sockets.push(new FakeSocket());
        return sockets.at(-1)!;
      },
    );
    connect();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  const connect = () => {
    sockets.at(-1)!.onopen?.();
    sockets.at(-1)!.say({ type: 'welcome', version: 1, name: 'Anna' });
  };

  it('hands on what is announced, and begins with nothing', () => {
    expect(events.announcement.mock.calls).toEqual([[{ type: 'announcement' }]]);
    sockets[0]!.say({ type: 'announcement', sentence: 'Soon.' });
    expect(events.announcement).toHaveBeenLastCalledWith({ type: 'announcement', sentence: 'Soon.' });
  });

  it('says hello, then watches', () => {
    expect(sockets[0]!.sent).toEqual([
      { type: 'hello', version: 1, token: 'token' },
      { type: 'watch', table: 't', have: {} },
    ]);
    expect(events.connected).toHaveBeenCalledWith(true);
  });

  it('comes back with what it has and sends again what was not answered, with the same id', () => {
    sockets[0]!.say(update(7));
    const first = line.send({ type: 'start' });
    const second = line.send({ type: 'take-back', seat: 'p1' });
    sockets[0]!.say({ type: 'acknowledged', table: 't', id: first, seq: 8 });
    sockets[0]!.close();
    expect(events.connected).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(1000);
    connect();
    expect(sockets[1]!.sent.slice(1)).toEqual([
      { type: 'watch', table: 't', have: { p1: 7 } },
      { type: 'take-back', seat: 'p1', table: 't', id: second },
    ]);
  });

  it('shows the token there is by now', () => {
    token = 'of the account';
    sockets[0]!.close();
    vi.advanceTimersByTime(1000);
    connect();
    expect(sockets[1]!.sent[0]).toEqual({ type: 'hello', version: 1, token: 'of the account' });
  });

  it('tries again when its token was replaced while it was looked at, and is refused otherwise', () => {
    const refusal = { type: 'refused', code: 'bad-token', sentence: 'This token is not known here.' };
    sockets[0]!.close();
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen?.();
    token = 'another';
    sockets[1]!.say(refusal);
    expect(events.refused).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    sockets[2]!.onopen?.();
    expect(sockets[2]!.sent).toEqual([{ type: 'hello', version: 1, token: 'another' }]);
    sockets[2]!.say(refusal);
    expect(events.refused).toHaveBeenCalledOnce();
  });

  const busy = { type: 'refused', code: 'busy', sentence: 'The store does not answer; try again.' };

  it('says hello again, with the same token, to a server that could not look it up', () => {
    sockets[0]!.close();
    vi.advanceTimersByTime(1000);
    const id = line.send({ type: 'start' });
    sockets[1]!.onopen?.();
    sockets[1]!.say(busy);
    expect(events.busy).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    connect();
    expect(sockets[2]!.sent).toEqual([
      { type: 'hello', version: 1, token: 'token' },
      { type: 'watch', table: 't', have: {} },
      { type: 'start', table: 't', id },
    ]);
    expect(events.refused).not.toHaveBeenCalled();
  });

  it('waits for a table that cannot be read, and sends again a command that could not be stored', () => {
    const id = line.send({ type: 'rematch' });
    sockets[0]!.say({ ...busy, table: 't' });
    sockets[0]!.say({ ...busy, table: 't', id });
    expect(events.refused).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(sockets[0]!.sent.slice(2)).toEqual([
      { type: 'rematch', table: 't', id },
      { type: 'rematch', table: 't', id },
    ]);
    sockets[0]!.say({ type: 'acknowledged', table: 't', id, seq: 8 });
    vi.advanceTimersByTime(10_000);
    expect(sockets[0]!.sent).toHaveLength(4);
  });

  it('keeps what is sent while the line is down', () => {
    sockets[0]!.close();
    const id = line.send({ type: 'start' });
    vi.advanceTimersByTime(1000);
    connect();
    expect(sockets[1]!.sent.at(-1)).toEqual({ type: 'start', table: 't', id });
  });

  it('waits longer after each failure, and not for ever', () => {
    sockets[0]!.close();
    for (let i = 0; i < 10; ++i) {
      vi.advanceTimersByTime(8000);
      sockets.at(-1)!.close();
    }
    expect(sockets.length).toBe(11);
  });

  it('says nothing once it is closed, to a socket that opens only then', () => {
    const [socket, shown] = [new FakeSocket(), vi.fn(() => 'token')];
    const closed = vi.spyOn(socket, 'close');
    new Line('t', shown, events, () => socket).close();
    socket.onopen?.();
    expect(socket.sent).toEqual([]);
    expect(shown).not.toHaveBeenCalled();
    expect(closed).toHaveBeenCalled();
  });

  it('hears nothing once it is closed, not even that it is welcome', () => {
    sockets[0]!.close();
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen?.();
    line.close();
    events.connected.mockClear();
    const closed = vi.spyOn(sockets[1]!, 'close');
    sockets[1]!.say({ type: 'welcome', version: 1, name: 'Anna' });
    vi.advanceTimersByTime(60_000);
    expect(events.connected).not.toHaveBeenCalled();
    expect(sockets[1]!.sent.map(({ type }) => type)).toEqual(['hello']);
    expect(closed).toHaveBeenCalled();
    expect(sockets).toHaveLength(2);
  });

  it('passes over what is no message', () => {
    sockets[0]!.onmessage?.({ data: '{"type":"update"}' });
    sockets[0]!.onmessage?.({ data: 'garbage' });
    expect(events.update).not.toHaveBeenCalled();
  });
});

describe('a socket that first has to be fetched', () => {
  it('says what the other says, once it is there', async () => {
    const inner = new FakeSocket();
    const late = lateSocket(() => Promise.resolve(() => inner));
    late.onopen = vi.fn();
    late.onmessage = vi.fn();
    late.onclose = vi.fn();
    await Promise.resolve();
    inner.onopen?.();
    inner.say({ type: 'pong' });
    late.send('{"type":"ping"}');
    expect(late.onopen).toHaveBeenCalledOnce();
    expect(late.onmessage).toHaveBeenCalledWith({ data: '{"type":"pong"}' });
    expect(inner.sent).toEqual([{ type: 'ping' }]);
    late.close();
    expect(late.onclose).toHaveBeenCalledOnce();
  });
  it('is lost if it cannot be had, and never opened if nobody wants it any more', async () => {
    const lost = lateSocket(() => Promise.reject(new Error('no network')));
    lost.onclose = vi.fn();
    const open = vi.fn(() => new FakeSocket());
    lateSocket(() => Promise.resolve(open)).close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(lost.onclose).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });
});
