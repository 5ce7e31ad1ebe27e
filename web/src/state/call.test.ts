import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnTable } from '../wire/schema';
import { call, newlyWaiting, showBadge, titleOf } from './call';
import { change } from './settings.svelte';

const waiting = (...tables: string[]): OwnTable[] => tables.map((table) => ({ table }) as OwnTable);
const tablesOf = (games: OwnTable[]): string[] => games.map((each) => each.table);

describe('the title', () => {
  it('has the number of other games only if there are any', () => {
    expect(titleOf(2, '● Your turn')).toBe('(2) ● Your turn');
    expect(titleOf(0, 'Springtide')).toBe('Springtide');
  });
});

describe('games that begin to wait', () => {
  it('are those that did not wait before, even if as many wait', () => {
    expect(tablesOf(newlyWaiting(waiting('a', 'b'), waiting('b', 'c'), null))).toEqual(['c']);
  });
  it('do not include the one on the screen', () => {
    expect(newlyWaiting([], waiting('a'), 'a')).toEqual([]);
  });
});

describe('a message of the browser', () => {
  const sent: { title: string; options: NotificationOptions; onclick?: () => void }[] = [];
  class FakeNotification {
    static permission = 'granted';
    onclick?: () => void;
    close = () => undefined;
    constructor(
      readonly title: string,
      readonly options: NotificationOptions,
    ) {
      sent.push(this);
    }
  }
  const look = (visibility: string) =>
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility as DocumentVisibilityState);

  beforeEach(async () => {
    sent.length = 0;
    FakeNotification.permission = 'granted';
    vi.stubGlobal('Notification', FakeNotification);
    look('hidden');
    await change({ notifies: true });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('comes to who wants it and looks elsewhere, and leads to the table', () => {
    const come = vi.fn();
    call('Your turn', 'table a', come);
    expect(sent[0]).toMatchObject({ options: { body: 'Your turn', tag: 'table a' } });
    sent[0]!.onclick?.();
    expect(come).toHaveBeenCalledOnce();
  });

  it('does not come to who looks, did not ask, or did not allow it', async () => {
    look('visible');
    call('Your turn', 'a');
    look('hidden');
    FakeNotification.permission = 'denied';
    call('Your turn', 'a');
    FakeNotification.permission = 'granted';
    await change({ notifies: false });
    call('Your turn', 'a');
    expect(sent).toEqual([]);
  });
});

describe('the badge', () => {
  it('is set and cleared where there is one, and missed nowhere else', () => {
    expect(() => showBadge(1)).not.toThrow();
    const setAppBadge = vi.fn(() => Promise.reject(new Error('no')));
    const clearAppBadge = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    showBadge(3);
    showBadge(0);
    expect(setAppBadge).toHaveBeenCalledWith(3);
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });
});
