import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import Hand from './Hand.svelte';
import type { Player } from './view';

const player: Player = {
  seat: 'p1',
  tribe: 'amber',
  district: 'G0',
  hand: { 'flood 1': 1 },
  hand_size: 1,
  pile_size: 0,
  shuffles: 0,
  discard: {},
  has_chosen: false,
  chosen: null,
  captured: {},
  one_more: false,
  one_less: false,
};

describe('a card of the hand', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadKit('vineta');
  });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('explains nothing to whoever clicks just as choosing ends, and does a moment later', async () => {
    const onexplain = vi.fn();
    const props = { player, onpick: vi.fn(), explained: null, onexplain };
    const { rerender } = render(Hand, { ...props, lit: new Set(['flood 1']) });
    await rerender({ ...props, lit: new Set() });
    screen.getByRole('button').click();
    expect(onexplain).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    screen.getByRole('button').click();
    expect(onexplain).toHaveBeenCalledWith('flood 1');
  });

  it('is picked while it can be', () => {
    const onpick = vi.fn();
    render(Hand, {
      player,
      lit: new Set(['flood 1']),
      onpick,
      explained: null,
      onexplain: vi.fn(),
    });
    screen.getByRole('button').click();
    expect(onpick).toHaveBeenCalledWith('flood 1');
  });

  const touch = (type: string): Event =>
    Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch' });
  const look = () => {
    const props = { player, lit: new Set(['flood 1']), onpick: vi.fn(), explained: null };
    const calls = { ...props, onexplain: vi.fn(), onlook: vi.fn() };
    return { ...calls, ...render(Hand, { ...calls, describe: () => 'It would sink.' }) };
  };

  it('is looked at while a finger holds it, and neither picked nor explained', () => {
    const { onpick, onlook, onexplain } = look();
    const card = screen.getByRole('button');
    card.dispatchEvent(touch('pointerdown'));
    vi.advanceTimersByTime(400);
    expect(onlook).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onlook).toHaveBeenCalledExactlyOnceWith(0, 'finger');
    card.dispatchEvent(touch('pointerup'));
    card.dispatchEvent(touch('pointerleave'));
    card.click();
    expect([onlook.mock.calls.length, onpick.mock.calls.length, onexplain.mock.calls.length]).toEqual([
      1, 0, 0,
    ]);
    card.click();
    expect(onpick).toHaveBeenCalledWith('flood 1');
  });

  it('is looked at under the mouse, and says what was found', () => {
    const { onlook } = look();
    const card = screen.getByRole('button');
    card.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    expect(onlook).toHaveBeenLastCalledWith(0, 'mouse');
    card.dispatchEvent(Object.assign(new Event('pointerleave'), { pointerType: 'mouse' }));
    expect(onlook).toHaveBeenLastCalledWith(null, 'mouse');
    expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'It would sink.',
    );
  });
});
