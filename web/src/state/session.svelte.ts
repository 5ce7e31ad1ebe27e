// Who plays in this browser: a name, and a token of the server, each made when it is first needed.
import { api, Refused } from '../wire/api';
import { deviceToken, isOnDevice } from '../wire/place';
import { store, stored } from './stored';

export interface Session {
  name: string;
  token: string; // empty while no server has been met
  login?: string;
}

const key = 'springtide.session';
let session = $state.raw(stored<Session>(key));
export const currentSession = (): Session | null => session;

// Another tab has signed in or out.
addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) session = stored<Session>(key);
});

/** What opens this table's doors. */
export const tokenFor = (table: string): string | null =>
  isOnDevice(table) ? deviceToken : session?.token || null;

export function keep(next: Session | null): void {
  session = next;
  store(key, next);
}

/** The name to play by where no server is needed; what the server knows of this browser stays. */
export function ensureName(name: string): Session {
  if (!session) keep({ name, token: '' });
  return session ?? { name, token: '' };
}

/** The session there is, or a guest's. A token that the server has forgotten is replaced; one that cannot be shown is kept. */
export async function ensureSession(name: string): Promise<Session> {
  if (session?.token) {
    try {
      await api.me(session.token);
      return session;
    } catch (trouble) {
      if (!(trouble instanceof Refused && trouble.status === 401)) throw trouble;
    }
  }
  const guest = await api.addGuest(name);
  keep(guest);
  return guest;
}
