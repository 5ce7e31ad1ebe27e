import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../wire/api';
import type { Friends, Invitation } from '../wire/schema';
import { decline, follow, friends, invitations, nameOf, refreshFriends } from './friends.svelte';
import { keep } from './session.svelte';

const invitation = (table: string): Invitation => ({ table, game: 'vigo', seat: 'p2' }) as Invitation;
const having = (names: readonly string[], tables: readonly string[] = []): Friends => ({
  follows: names.map((name) => ({ person: name, name, emblem: 0, follows_you: false })),
  followers: [],
  blocked: [],
  invitations: tables.map(invitation),
  circles: [],
});
const names = (): string[] => friends()?.follows.map(({ name }) => name) ?? [];

describe('friends', () => {
  beforeEach(() => keep({ name: 'Anna', token: 'key', login: 'anna' }));
  afterEach(() => {
    vi.restoreAllMocks();
    keep(null);
  });

  it('are not asked for by a guest', async () => {
    const asked = vi.spyOn(api, 'friends').mockResolvedValue(having([]));
    keep({ name: 'Gast', token: 'guest' });
    await refreshFriends();
    expect(asked).not.toHaveBeenCalled();
    expect(friends()).toBeNull();
  });

  it('are those of whoever is signed in', async () => {
    vi.spyOn(api, 'friends').mockResolvedValue(having(['Bela'], ['t1']));
    await refreshFriends();
    expect(names()).toEqual(['Bela']);
    keep({ name: 'Carl', token: 'other', login: 'carl' });
    expect(friends()).toBeNull();
    expect(invitations()).toEqual([]);
  });

  it('stay as they were while the server does not answer', async () => {
    vi.spyOn(api, 'friends')
      .mockResolvedValueOnce(having(['Bela']))
      .mockRejectedValue(new Error('no network'));
    await refreshFriends();
    await refreshFriends();
    expect(names()).toEqual(['Bela']);
  });

  it('are as the last question was answered, however late an earlier answer comes', async () => {
    let answer: (friends: Friends) => void = () => undefined;
    vi.spyOn(api, 'friends').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    vi.spyOn(api, 'follow').mockResolvedValue(having(['Bela', 'Carl']));
    const early = refreshFriends();
    await follow('Carl');
    answer(having(['Bela']));
    await early;
    expect(names()).toEqual(['Bela', 'Carl']);
  });

  it('that cannot be followed say why', async () => {
    vi.spyOn(api, 'follow').mockRejectedValue(new Error('full'));
    await expect(follow('Carl')).rejects.toThrow('full');
  });

  it('whose invitation is declined are not asked again', async () => {
    vi.spyOn(api, 'friends').mockResolvedValue(having([], ['t1', 't2']));
    vi.spyOn(api, 'decline').mockResolvedValue(undefined);
    await refreshFriends();
    await decline('t1');
    expect(invitations().map(({ table }) => table)).toEqual(['t2']);
  });

  it('have names that are asked for only where they are not known', async () => {
    vi.spyOn(api, 'friends').mockResolvedValue(having(['Bela']));
    const page = vi.spyOn(api, 'person').mockRejectedValue(new Error('not shown'));
    await refreshFriends();
    expect(await nameOf('Bela')).toBe('Bela');
    expect(page).not.toHaveBeenCalled();
    expect(await nameOf('Dora')).toBeNull();
  });
});
