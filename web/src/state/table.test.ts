import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../wire/line';
import type { TableMessage, UpdateMessage } from '../wire/messages';
import { TableState } from './table.svelte';

class Quiet implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = () => undefined;
  close = () => undefined;
  say = (message: unknown) => this.onmessage?.({ data: JSON.stringify(message) });
}

const table = (yours: string[]): Partial<TableMessage> =>
  ({
    type: 'table',
    table: 't',
    game: 'vineta',
    life: 'playing',
    yours,
    seats: [],
    clock: {},
    deal: {},
  }) as never;
const update = (viewer: string, seq: number, rest: Partial<UpdateMessage> = {}) => ({
  type: 'update',
  table: 't',
  viewer,
  seq,
  life: 'playing',
  events: [{ kind: 'said', time: seq }],
  ...rest,
});

describe('a table in this browser', () => {
  let socket: Quiet;
  let state: TableState<{ n: number }>;
  beforeEach(() => {
    socket = new Quiet();
    state = new TableState('t', null, () => socket);
    socket.say({ type: 'welcome', version: 1, name: '' });
  });

  it('shows the seat that must act where one device has several', () => {
    socket.say(table(['p1', 'p3']));
    socket.say(update('p1', 1, { to_act: ['p3'] }));
    socket.say(update('p3', 1, { to_act: ['p3'] }));
    expect(state.viewer).toBe('p3');
    expect(state.isMyTurn).toBe(true);
    state.seatShown = 'p1';
    expect(state.viewer).toBe('p1');
    expect(state.isMyTurn).toBe(false);
  });

  it('is a spectator without a seat', () => {
    socket.say(table([]));
    socket.say(update('spectator', 1));
    expect([state.viewer, state.seat, state.isMyTurn]).toEqual(['spectator', null, false]);
  });

  it('keeps one log without gaps or repetitions', () => {
    socket.say(table(['p1', 'p2']));
    socket.say(update('p1', 1));
    socket.say(update('p2', 1));
    socket.say(update('p1', 2));
    socket.say(update('p2', 2));
    expect(state.log.map((event) => event.time)).toEqual([1, 2]);
    socket.say(update('p1', 9)); // after a gap, what the server sent is all there is
    expect(state.log.map((event) => event.time)).toEqual([9]);
  });

  it('remembers the view before, for what moves', () => {
    socket.say(table(['p1']));
    socket.say(update('p1', 1, { view: { n: 1 } }));
    expect(state.previousView).toBeNull();
    socket.say(update('p1', 2, { view: { n: 2 } }));
    expect(state.previousView).toEqual({ n: 1 });
  });

  describe('with something to be seen between two views', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      socket = new Quiet();
      state = new TableState(
        't',
        null,
        () => socket,
        (before, after) => (after.n - before.n > 1 ? 1000 : 0),
      );
      socket.say({ type: 'welcome', version: 1, name: '' });
      socket.say(table(['p1']));
      for (const [seq, n] of [1, 2, 5, 6, 7].entries()) socket.say(update('p1', seq, { view: { n } }));
      return () => vi.useRealTimers();
    });

    it('holds back what comes next until that was seen', () => {
      expect([state.update?.view, state.previousView, state.isHolding]).toEqual([{ n: 5 }, { n: 2 }, true]);
      vi.advanceTimersByTime(999);
      expect(state.update?.view).toEqual({ n: 5 });
      vi.advanceTimersByTime(1);
      expect([state.update?.view, state.isHolding]).toEqual([{ n: 7 }, false]);
      expect(state.log).toHaveLength(5);
    });

    it('goes on at once where somebody skips it, and holds at the next', () => {
      socket.say(update('p1', 5, { view: { n: 20 } }));
      socket.say(update('p1', 6, { view: { n: 21 } }));
      state.skip();
      expect([state.update?.view, state.isHolding]).toEqual([{ n: 20 }, true]);
      state.skip();
      expect([state.update?.view, state.isHolding]).toEqual([{ n: 21 }, false]);
    });
  });
});
