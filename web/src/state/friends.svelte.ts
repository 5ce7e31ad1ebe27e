// Whom the player follows, blocks and is invited by, asked for now and then. Guests have no friends.
import { untrack } from 'svelte';
import { api } from '../wire/api';
import type { Friends, Invitation, Rival } from '../wire/schema';
import { knownAmong } from './friendList';
import { currentSession } from './session.svelte';

let known = $state.raw<{ token: string; friends: Friends } | null>(null);
let questions = 0; // an answer that comes after a later question is void

/** The token of an account; null for guests. */
export function accountToken(): string | null {
  const session = currentSession();
  return session?.login && session.token ? session.token : null;
}

/** Nothing for guests, and until the server has told. */
export const friends = (): Friends | null =>
  known !== null && known.token === accountToken() ? known.friends : null;
export const invitations = (): readonly Invitation[] => friends()?.invitations ?? [];

async function learn(ask: (token: string) => Promise<Friends>): Promise<void> {
  const token = accountToken();
  if (!token) return;
  const question = ++questions;
  const told = await ask(token);
  if (question === questions) known = { token, friends: told };
}

/** What is not answered stays as it was. */
export const refreshFriends = (): Promise<void> => learn(api.friends).catch(() => undefined);

export const follow = (person: string): Promise<void> => learn((token) => api.follow(token, person));
export const unfollow = (person: string): Promise<void> => learn((token) => api.unfollow(token, person));
export const block = (person: string): Promise<void> => learn((token) => api.block(token, person));
export const unblock = (person: string): Promise<void> => learn((token) => api.unblock(token, person));

/** The table goes its own way to the store: what was declined here is not shown until it has got there. */
export async function decline(table: string): Promise<void> {
  const token = accountToken();
  if (!token) return;
  await api.decline(token, table);
  ++questions;
  if (known)
    known = {
      ...known,
      friends: {
        ...known.friends,
        invitations: known.friends.invitations.filter((each) => each.table !== table),
      },
    };
}

/** The address of the own page; null for guests. */
export async function ownPerson(): Promise<string | null> {
  const token = accountToken();
  return token ? ((await api.me(token)).person ?? null) : null;
}

/** Against whom the player has played, and how often. */
export async function ownRivals(): Promise<readonly Rival[]> {
  const [token, person] = [accountToken(), await ownPerson()];
  return token && person ? (await api.person(token, person)).rivals : [];
}

/** What somebody is called; null where nobody tells. Whoever asks while it is drawn is not drawn again for it. */
export async function nameOf(person: string): Promise<string | null> {
  const all = untrack(friends);
  const found = all && knownAmong(all, person);
  if (found) return found.name;
  try {
    return (await api.person(untrack(accountToken), person)).name;
  } catch {
    return null;
  }
}
