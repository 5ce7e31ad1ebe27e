// The lobby as the server tells it, as long as somebody on this page wants to know; asked for now and then where there is no
// line.
import { api } from '../wire/api';
import { LobbyLine } from '../wire/lobbyLine';
import { isStatic } from '../wire/place';
import type { LobbyTable } from '../wire/schema';
import { hearAnnouncement } from './announcement.svelte';
import { emptyLobby, isJoinable, isWatchable, withNews, type LobbyNow } from './lobbyRows';
import { currentSession } from './session.svelte';

const askEvery = 20_000;
let now = $state.raw<LobbyNow>(emptyLobby);
let friends = $state.raw<ReadonlySet<string> | null>(null);
let users = 0;
let line: LobbyLine | null = null;
let isConnected = false;
let asking: ReturnType<typeof setInterval> | undefined;

/** Tables with a seat free for whoever comes, newest first. */
export const openTables = (): LobbyTable[] => now.tables.filter(isJoinable);
/** Games that anybody may watch, newest first. */
export const gamesToWatch = (): LobbyTable[] => now.tables.filter(isWatchable);
/** How many people are connected; null where nobody knows. */
export const peopleHere = (): number | null => now.here;
/** Of those one follows, the persons who are here and let one know; null while nobody tells. */
export const friendsHere = (): ReadonlySet<string> | null => friends;

async function ask(): Promise<void> {
  if (isConnected || document.visibilityState !== 'visible') return;
  try {
    const { tables, here } = await api.lobby(currentSession()?.token ?? null);
    if (!isConnected) now = withNews(emptyLobby, { type: 'lobby', whole: true, tables, here });
  } catch {
    return; // the next time may be luckier
  }
}

function begin(): void {
  line = new LobbyLine(() => currentSession()?.token || null, {
    lobby: (message) => (now = withNews(now, message)),
    friends: ({ here }) => (friends = new Set(here)),
    announcement: hearAnnouncement,
    connected: (next) => {
      isConnected = next;
      if (!next) friends = null;
    },
  });
  asking = setInterval(() => void ask(), askEvery);
}

function end(): void {
  line?.close();
  line = null;
  isConnected = false;
  friends = null;
  clearInterval(asking);
}

/** From now on the lobby is told here, until what this gives is called. */
export function visitLobby(): () => void {
  if (isStatic) return () => {};
  if (++users === 1) begin();
  return () => {
    if (--users === 0) end();
  };
}
