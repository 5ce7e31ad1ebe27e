import { beforeEach, describe, expect, it } from 'vitest';
import type { Socket } from '../wire/line';
import { Past } from './past.svelte';
import { TableState } from './table.svelte';

class Quiet implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = () => undefined;
  close = () => undefined;
  say = (message: unknown) => this.onmessage?.({ data: JSON.stringify(message) });
}

const move = (seat: string, kind = 'add') => ({ seat, kind });
const event = (seat: string, kind?: string) => ({ kind: 'move', time: 1, move: move(seat, kind) });

describe('looking back', () => {
  let socket: Quiet;
  let past: Past<number>;
  const sayTable = (yours: string[], life = 'playing') =>
    socket.say({
      type: 'table',
      table: 't',
      game: 'vineta',
      life,
      yours,
      seats: [],
      clock: {},
      deal: {},
    });
  const sayUpdate = (viewer: string, rest: object) =>
    socket.say({ type: 'update', table: 't', viewer, seq: 4, life: 'playing', after: 0, ...rest });
  const saySteps = (...seats: string[]) =>
    socket.say({
      type: 'steps',
      table: 't',
      viewer: 'p1',
      steps: seats.map((seat, view) => ({ move: move(seat, seat === 'nature' ? 'draw' : 'add'), view })),
    });

  beforeEach(() => {
    socket = new Quiet();
    const game = new TableState<number>(
      't',
      () => 'token',
      () => socket,
    );
    past = new Past(game, ({ kind }) => kind !== 'draw');
    socket.say({ type: 'welcome', version: 1, name: '' });
    sayTable(['p1']);
    sayUpdate('p1', { events: [event('p1'), event('p2'), event('nature', 'draw'), event('p3')] });
  });

  it('is offered to who comes back, until it is declined', () => {
    expect([past.isInvited, past.count, past.isFromStart]).toEqual([true, 2, false]);
    past.game.absence = null;
    expect([past.isInvited, past.count]).toEqual([false, 2]);
  });

  it('is not offered to who opens the page of a game that is over, but can be had', () => {
    sayTable(['p1'], 'finished');
    expect([past.isInvited, past.count]).toEqual([false, 2]);
  });

  it('shows each step, compared with the one before, and then what is', () => {
    past.open();
    expect(past.shown).toBeNull();
    saySteps('p1', 'p2', 'nature', 'p3');
    expect(past.shown).toMatchObject({ view: 2, before: 0, move: { seat: 'p2' } });
    past.go(1);
    expect(past.shown).toMatchObject({ view: 3, before: 2 });
    past.go(7);
    expect(past.index).toBe(1);
    past.close();
    expect([past.shown, past.isInvited]).toEqual([null, false]);
  });

  it('grows while it is looked at', () => {
    past.open();
    saySteps('p1', 'p2');
    saySteps('p1', 'p2', 'p3', 'p2');
    expect([past.index, past.steps.length]).toEqual([0, 3]);
  });

  it('is not shown to another seat at the same device', () => {
    past.open();
    saySteps('p1', 'p2');
    expect(past.shown).not.toBeNull();
    sayTable(['p1', 'p2']);
    sayUpdate('p2', { events: [], to_act: ['p2'] });
    expect(past.game.seat).toBe('p2');
    expect(past.shown).toBeNull();
  });
});
