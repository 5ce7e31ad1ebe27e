// The player's own tables, asked for now and then, and how many of them wait for the player.
import { isGuided } from './guided';
import { api } from '../wire/api';
import type { OwnTable } from '../wire/schema';
import { isOnDevice } from '../wire/place';
import { deviceGames } from './deviceGames';
import { currentSession } from './session.svelte';

let tables = $state.raw<OwnTable[]>([]);
const isRunning = (each: OwnTable): boolean => each.life === 'open' || each.life === 'playing';

export const ownGames = (): OwnTable[] => tables;
export const waitingGames = (): OwnTable[] =>
  tables.filter((each) => each.life === 'playing' && each.waits_for_you);
export const runningGames = (): OwnTable[] =>
  tables
    .filter(isRunning)
    .sort((a, b) => Number(b.waits_for_you) - Number(a.waits_for_you) || b.updated - a.updated);
export const pastGames = (): OwnTable[] =>
  tables.filter((each) => !isRunning(each)).sort((a, b) => b.updated - a.updated);

/** What is not answered stays as it was: the next time may be luckier. */
async function serverGames(): Promise<OwnTable[]> {
  const token = currentSession()?.token;
  if (!token) return [];
  try {
    return (await api.ownTables(token)).tables;
  } catch {
    return tables.filter(({ table }) => !isOnDevice(table));
  }
}

/** Those of the server and those of this device, together. */
export async function refreshGames(): Promise<void> {
  const [there, here] = await Promise.all([serverGames(), deviceGames().catch(() => [])]);
  tables = [...there, ...here].filter(({ table }) => !isGuided(table));
}
