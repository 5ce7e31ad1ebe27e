import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../wire/line';
import type { Seat, TableMessage, UpdateMessage } from '../wire/schema';
import { TableState } from './table.svelte';

class Quiet implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>);
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
  after: seq - (rest.events?.length ?? 1),
  events: [{ kind: 'said', time: seq }],
  ...rest,
});

describe('a table in this browser', () => {
  let socket: Quiet;
  let state: TableState<{ n: number }>;
  beforeEach(() => {
    socket = new Quiet();
    state = new TableState(
      't',
      () => null,
      () => socket,
    );
    socket.say({ type: 'welcome', version: 1, name: '' });
  });

  it('shows the seat that must act where one device has several', () => {
    socket.say(table(['p1', 'p3']));
    socket.say(update('p1', 1, { to_act: ['p3'] }));
    socket.say(update('p3', 1, { to_act: ['p3'] }));
    expect(state.viewer).toBe('p3');
    expect(state.isMyTurn).toBe(true);
    state.uncover('p1');
    expect(state.viewer).toBe('p1');
    expect(state.isMyTurn).toBe(false);
  });

  it('is covered from the beginning, and again for every other seat', () => {
    socket.say(table(['p1', 'p3']));
    expect(state.isCovered).toBe(true);
    socket.say(update('p1', 1, { to_act: ['p1', 'p3'] }));
    socket.say(update('p3', 1, { to_act: ['p1', 'p3'] }));
    expect([state.viewer, state.isCovered]).toEqual(['p1', true]);
    state.uncover('p1');
    expect([state.viewer, state.isCovered]).toEqual(['p1', false]);
    socket.say(update('p1', 2, { to_act: ['p3'] })); // that of the other seat is still under way
    expect([state.viewer, state.isCovered]).toEqual(['p3', true]);
    socket.say(update('p3', 2, { to_act: ['p3'] }));
    expect(state.isCovered).toBe(true);
    state.uncover('p3');
    state.cover();
    expect([state.viewer, state.isCovered]).toEqual(['p3', true]);
  });

  it('covers nothing for one seat, or for none', () => {
    socket.say(table(['p2']));
    socket.say(update('p2', 1, { to_act: ['p2'] }));
    expect([state.viewer, state.isCovered]).toEqual(['p2', false]);
    socket.say(table([]));
    expect(state.isCovered).toBe(false);
  });

  it('counts an answer in the events of the first seat, whoever moved', () => {
    const sent: string[] = [];
    socket.send = (text?: string) => void sent.push(text ?? '');
    socket.say(table(['p1', 'p3']));
    socket.say(update('p1', 5, { to_act: ['p3'] }));
    socket.say(update('p3', 3, { to_act: ['p3'] })); // has seen fewer: changes of p1's choice are not told here
    state.send({ type: 'act', seat: 'p3', decision: 1, actions: ['p3 choose panic'] });
    const { id } = JSON.parse(sent.at(-1) ?? '{}') as { id: string };
    socket.say({ type: 'acknowledged', table: 't', id, seq: 6 });
    expect(state.isSending).toBe(true);
    socket.say(update('p1', 6, { to_act: ['p3'] }));
    socket.say(update('p3', 4, { to_act: ['p3'] }));
    expect(state.isSending).toBe(false);
  });

  it('is a spectator without a seat', () => {
    socket.say(table([]));
    socket.say(update('spectator', 1));
    expect([state.viewer, state.seat, state.isMyTurn]).toEqual(['spectator', null, false]);
  });

  it.each([
    ['of the own seat', ['p1'], 'p1'],
    ['of what lies open, where several share the device', ['p1', 'p2'], 'spectator'],
  ] as const)('keeps one log without gaps or repetitions: %s', (_, yours, teller) => {
    socket.say(table([...yours]));
    for (const viewer of [...yours, 'spectator'] as const) socket.say(update(viewer, 1));
    for (const viewer of [...yours, 'spectator'] as const) socket.say(update(viewer, 2));
    expect(state.log.map((event) => event.time)).toEqual([1, 2]);
    socket.say(update(teller, 9)); // after a gap, what the server sent is all there is
    expect(state.log.map((event) => event.time)).toEqual([9]);
  });

  describe('whose history is long', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      return () => vi.useRealTimers();
    });
    const times = () => state.log.map((event) => event.time);
    const asked = () => socket.sent.filter((message) => message['type'] === 'history');
    const said = (...all: number[]) => all.map((time) => ({ kind: 'said', time }) as const);
    const page = (after: number, ...all: number[]) =>
      socket.say({ type: 'history', table: 't', viewer: 'p1', after, events: said(...all) });

    it('asks for what the first update does not tell, one page after the other', () => {
      socket.say(table(['p1']));
      socket.say(update('p1', 5, { events: said(5) }));
      vi.advanceTimersByTime(1000);
      expect(asked()).toEqual([{ type: 'history', table: 't', viewer: 'p1', before: 4 }]);
      socket.say(update('p1', 6, { events: said(6) }));
      page(2, 3, 4);
      expect(times()).toEqual([3, 4, 5, 6]);
      vi.advanceTimersByTime(1000);
      page(0, 1, 2);
      vi.advanceTimersByTime(1000);
      expect([asked().length, times()]).toEqual([2, [1, 2, 3, 4, 5, 6]]);
    });

    it('takes no page that does not fit, and asks again on another line', () => {
      socket.say(table(['p1']));
      socket.say(update('p1', 5, { events: said(5) }));
      vi.advanceTimersByTime(1000);
      page(1, 2);
      vi.advanceTimersByTime(1000);
      expect([asked().length, times()]).toEqual([1, [5]]);
      socket.onclose?.();
      vi.advanceTimersByTime(1000);
      socket.say({ type: 'welcome', version: 1, name: '' });
      socket.say(update('p1', 5, { events: [] }));
      vi.advanceTimersByTime(1000);
      expect(asked()).toHaveLength(2);
    });

    it('counts what was seen in events, however many of them are known', () => {
      socket.say(table(['p1']));
      socket.say(update('p1', 50, { events: said(50) }));
      state.look(false);
      vi.advanceTimersByTime(20_000);
      state.look(true);
      expect(state.absence?.seen).toBe(50);
    });
  });

  it('asks for what lies open once several seats are held', () => {
    const sent: string[] = [];
    socket.send = (text?: string) => void sent.push(text ?? '');
    socket.say(table(['p1']));
    expect(sent).toEqual([]);
    socket.say(table(['p1', 'p2']));
    socket.say(table(['p1', 'p2']));
    expect(sent.map((text) => JSON.parse(text) as object)).toEqual([
      { type: 'watch', table: 't', have: {}, spectator: true },
    ]);
  });

  it('asks nothing more until what a move led to is shown', () => {
    const sent: string[] = [];
    socket.send = (text?: string) => void sent.push(text ?? '');
    socket.say(table(['p1']));
    socket.say(update('p1', 1, { to_act: ['p1'] }));
    state.send({ type: 'act', seat: 'p1', decision: 1, actions: ['p1 choose panic'] });
    const { id } = JSON.parse(sent.at(-1) ?? '{}') as { id: string };
    expect([state.isSending, state.isMyTurn]).toEqual([true, false]);
    socket.say(update('p1', 2, { to_act: ['p1'] })); // somebody else was quicker
    expect(state.isSending).toBe(true);
    socket.say({ type: 'acknowledged', table: 't', id, seq: 3 });
    expect(state.isSending).toBe(true);
    socket.say(update('p1', 3, { to_act: ['p1'] }));
    expect([state.isSending, state.isMyTurn]).toEqual([false, true]);

    state.send({ type: 'act', seat: 'p1', decision: 2, actions: ['p1 choose panic'] });
    const again = (JSON.parse(sent.at(-1) ?? '{}') as { id: string }).id;
    socket.say({ type: 'refused', table: 't', id: again, code: 'too-late', sentence: 'Too late.' });
    expect([state.isSending, state.refusal?.code]).toEqual([false, 'too-late']);
  });

  it('remembers the view before, for what moves', () => {
    socket.say(table(['p1']));
    socket.say(update('p1', 1, { view: { n: 1 } }));
    expect(state.previousView).toBeNull();
    socket.say(update('p1', 2, { view: { n: 2 } }));
    expect(state.previousView).toEqual({ n: 1 });
  });

  describe('as time goes by', () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: 1_000_000 });
      socket = new Quiet();
      state = new TableState(
        't',
        () => null,
        () => socket,
      );
      socket.say({ type: 'welcome', version: 1, name: '' });
      socket.say(table(['p1']));
      return () => vi.useRealTimers();
    });
    const tell = (seq: number, time: number, seat: Seat = 'p2') =>
      socket.say(update('p1', seq, { events: [{ kind: 'move', time, move: { seat, kind: 'add' } }] }));
    const asked = () => socket.sent.filter((message) => message['type'] === 'steps').length;

    it('learns the server’s clock from what has just happened, not from what it is told on coming', () => {
      tell(1, 400_000);
      expect(state.offset).toBe(0);
      tell(2, 940_000);
      expect(state.offset).toBe(-60_000);
    });

    it('has been away from the beginning, and again when nobody looked for a while', () => {
      expect(state.absence).toEqual({ seen: 0, until: 1_000_000 });
      tell(1, 999_000, 'p1');
      state.look(false);
      vi.advanceTimersByTime(19_999);
      state.look(true);
      expect(state.absence?.until).toBe(1_000_000);
      state.look(false);
      vi.advanceTimersByTime(20_000);
      state.look(true);
      expect(state.absence).toEqual({ seen: 1, until: 1_039_999 });
    });

    it('is away while the line is down, and until it is both up and looked at', () => {
      tell(1, 999_000, 'p1');
      state.look(false);
      socket.onclose?.();
      vi.advanceTimersByTime(30_000);
      state.look(true);
      expect(state.absence?.until).toBe(1_000_000);
      socket.say({ type: 'welcome', version: 1, name: '' });
      expect(state.absence).toEqual({ seen: 1, until: 1_030_000 });
    });

    it('does not forget what was missed before when it is left again', () => {
      tell(1, 900_000);
      state.look(false);
      vi.advanceTimersByTime(20_000);
      state.look(true);
      expect(state.absence).toEqual({ seen: 0, until: 1_020_000 });
    });

    it('asks what the cards would do once for each position, and says nothing of another one', () => {
      const looks = () => socket.sent.filter(({ type }) => type === 'ahead').length;
      const answer = (seq: number) =>
        socket.say({ type: 'ahead', table: 't', viewer: 'p1', seq, ways: [{ seq }] });
      tell(1, 1);
      state.lookAhead();
      state.lookAhead();
      expect(socket.sent.at(-1)).toEqual({ type: 'ahead', table: 't', seat: 'p1' });
      expect([looks(), state.ways]).toEqual([1, null]);
      answer(1);
      expect(state.ways).toEqual([{ seq: 1 }]);
      tell(2, 2);
      expect(state.ways).toBeNull();
      answer(3); // the table has gone on: that is of the next one
      expect(state.ways).toBeNull();
      tell(3, 3);
      expect(state.ways).toEqual([{ seq: 3 }]);
      state.lookAhead();
      expect(looks()).toBe(1);
    });

    it('asks what the cards would do again when the line was lost meanwhile', () => {
      const looks = () => socket.sent.filter(({ type }) => type === 'ahead').length;
      tell(1, 1);
      state.lookAhead();
      socket.onclose?.();
      state.lookAhead();
      expect(looks()).toBe(1);
      vi.advanceTimersByTime(1000);
      socket.say({ type: 'welcome', version: 1, name: '' });
      state.lookAhead();
      expect(looks()).toBe(2);
    });

    it('asks for the steps, and again when there are more, but not with every move', () => {
      tell(1, 1);
      expect(asked()).toBe(0);
      state.followSteps('p1');
      expect(socket.sent.at(-1)).toEqual({ type: 'steps', table: 't', seat: 'p1' });
      for (let seq = 2; seq < 9; ++seq) tell(seq, seq);
      vi.advanceTimersByTime(2000);
      expect(asked()).toBe(2);
      state.forgetSteps();
      tell(9, 9);
      vi.advanceTimersByTime(2000);
      expect(asked()).toBe(2);
    });
  });

  describe('with something to be seen between two views', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      socket = new Quiet();
      state = new TableState(
        't',
        () => null,
        () => socket,
        (before, after) =>
          (after.view?.n ?? 0) - (before.view?.n ?? 0) > 1 ? [{ game: '', time: 1000 }] : [],
      );
      socket.say({ type: 'welcome', version: 1, name: '' });
      socket.say(table(['p1']));
      for (const [i, n] of [1, 2, 5, 6, 7].entries()) socket.say(update('p1', i + 1, { view: { n } }));
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

    it('goes on at once where somebody hastens it, and holds at the next', () => {
      socket.say(update('p1', 6, { view: { n: 20 } }));
      socket.say(update('p1', 7, { view: { n: 21 } }));
      state.teller.hasten();
      expect([state.update?.view, state.isHolding]).toEqual([{ n: 20 }, true]);
      state.teller.hasten();
      expect([state.update?.view, state.isHolding]).toEqual([{ n: 21 }, false]);
    });

    it.each([
      ['whoever moves', () => state.act(['p1 wait'])],
      ['whoever looks away', () => state.look(false)],
    ])('is shown to its end by %s', (_, leave) => {
      socket.say(update('p1', 6, { view: { n: 20 } }));
      leave();
      expect([state.update?.view, state.isHolding, state.teller.told.length]).toEqual([{ n: 20 }, false, 2]);
    });

    it('tells nothing of what follows a gap', () => {
      vi.advanceTimersByTime(1000);
      socket.say(update('p1', 9, { view: { n: 40 } }));
      expect([state.update?.view, state.isHolding, state.log.length]).toEqual([{ n: 40 }, false, 1]);
    });

    it('tells how a game begins, even where not all of it is told', () => {
      vi.advanceTimersByTime(1000);
      socket.say(update('p1', 6, { life: 'open' }));
      socket.say(update('p1', 9, { view: { n: 40 } }));
      expect([state.update?.view, state.isHolding]).toEqual([{ n: 40 }, true]);
    });
  });
});

describe('a choice with one option', () => {
  const only = { text: 'p1 stay', seat: 'p1', kind: 'stay' } as const;
  const ask = { to_act: ['p1'], decision: 4, legal: [only] } as Partial<UpdateMessage>;
  let socket: Quiet;
  let isForcing: boolean;
  let state: TableState<{ n: number }>;
  beforeEach(() => {
    vi.useFakeTimers();
    socket = new Quiet();
    isForcing = true;
    state = new TableState(
      't',
      () => null,
      () => socket,
      (before) => (before.seq === 1 ? [{ game: 'vineta', time: 500 }] : []),
      () => isForcing,
    );
    socket.say({ type: 'welcome', version: 1, name: '' });
    socket.say(table(['p1']));
    socket.say(update('p1', 1));
    return () => vi.useRealTimers();
  });

  it('makes itself once everything is told', () => {
    socket.say(update('p1', 2, ask));
    expect([state.isHolding, state.forced]).toEqual([true, null]);
    vi.advanceTimersByTime(500);
    expect(state.forced).toEqual(only);
    state.act(['p1 stay']);
    expect(state.forced).toBeNull();
  });

  it('waits while nobody looks, the line is down, or whoever shows the table does not want it', () => {
    socket.say(update('p1', 2, ask));
    vi.advanceTimersByTime(500);
    state.look(false);
    expect(state.forced).toBeNull();
    state.look(true);
    expect(state.forced).toEqual(only);
    isForcing = false;
    expect(state.forced).toBeNull();
    isForcing = true;
    socket.onclose?.();
    expect(state.forced).toBeNull();
  });

  it('is not tried again and again when it is refused', () => {
    socket.say(update('p1', 2, ask));
    vi.advanceTimersByTime(500);
    state.act(['p1 stay']);
    const id = socket.sent.at(-1)?.['id'];
    socket.say({ type: 'refused', table: 't', id, code: 'illegal', sentence: '' });
    expect([state.isSending, state.forced]).toEqual([false, null]);
  });
});
