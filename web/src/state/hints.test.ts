import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../wire/line';
import type { Hint } from '../wire/schema';
import { Hints } from './hints.svelte';
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

const found = { seat: 'p1', reasons: [], choices: [], best: 0, clear: true } as unknown as Hint;
const question = { type: 'hint', table: 't', viewer: 'p1', seq: 1, question: 'all it knows' } as const;

describe('hints at a table', () => {
  let socket: Quiet;
  let game: TableState<unknown>;
  const think = vi.fn<(question: string, signal: AbortSignal) => Promise<Hint | null>>();
  const asked = () => socket.sent.filter(({ type }) => type === 'hint');
  const begin = (more: Record<string, unknown> = { hints: true }, seq = 1, to_act = ['p1']) => {
    socket.say({ type: 'table', table: 't', life: 'playing', yours: ['p1'], seats: [], ...more });
    socket.say({
      ...{ type: 'update', table: 't', viewer: 'p1', seq, after: seq, life: 'playing', events: [] },
      ...{ to_act, legal: [{ text: 'p1 wait', seat: 'p1', kind: 'wait' }] },
    });
  };
  beforeEach(() => {
    socket = new Quiet();
    game = new TableState(
      't',
      () => null,
      () => socket,
    );
    socket.say({ type: 'welcome', version: 1, name: '' });
    think.mockReset();
    think.mockResolvedValue(found);
  });

  it('are offered where the table says so and one must decide', () => {
    const hints = new Hints(game, think);
    begin({});
    expect(hints.isOffered).toBe(false);
    begin();
    expect(hints.isOffered).toBe(true);
    begin({ hints: true }, 2, ['p2']);
    expect(hints.isOffered).toBe(false);
    hints.ask();
    expect(asked()).toEqual([]);
  });

  it('are told step by step, and asked for once', async () => {
    const hints = new Hints(game, think);
    begin();
    hints.ask();
    hints.ask();
    expect(asked()).toEqual([{ type: 'hint', table: 't', seat: 'p1' }]);
    expect(hints.isThinking).toBe(true);
    expect(hints.shown).toBeNull();
    socket.say(question);
    await hints.heed(game.question!);
    expect(think).toHaveBeenCalledWith('all it knows', expect.anything());
    expect(hints.shown).toEqual({ hint: found, step: 1 });
    hints.ask();
    hints.ask();
    hints.ask();
    expect(hints.shown?.step).toBe(3);
    hints.close();
    expect(hints.shown).toBeNull();
    hints.ask();
    expect(hints.shown?.step).toBe(3);
    expect(asked()).toHaveLength(1);
  });

  it('belong to one position', async () => {
    const hints = new Hints(game, think);
    begin();
    hints.ask();
    await hints.heed(question);
    begin({ hints: true }, 2);
    expect(hints.shown).toBeNull();
    hints.ask();
    expect(asked()).toHaveLength(2);
    await hints.heed(question); // of the position before
    expect(hints.isThinking).toBe(true);
    await hints.heed({ ...question, seq: 2 });
    expect(hints.shown).toEqual({ hint: found, step: 1 });
  });

  it('may fail, and can be asked for again', async () => {
    const hints = new Hints(game, think);
    think.mockRejectedValueOnce(new Error('no engine'));
    begin();
    hints.ask();
    await hints.heed(question);
    expect(hints.hasFailed).toBe(true);
    hints.ask();
    expect(hints.hasFailed).toBe(false);
    expect(asked()).toHaveLength(2);
    await hints.heed(question);
    expect(hints.shown?.step).toBe(1);
  });
});
