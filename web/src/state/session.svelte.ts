// Who plays in this browser: a name and a token, made when they are first needed.
import { api } from '../wire/api';

interface Session {
  name: string;
  token: string;
  login?: string;
}

const key = 'springtide.session';
function stored(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

let session = $state.raw<Session | null>(stored());
export const currentSession = (): Session | null => session;

export function keep(next: Session | null): void {
  session = next;
  if (next) localStorage.setItem(key, JSON.stringify(next));
  else localStorage.removeItem(key);
}

/** The session there is, or a guest's. A token that the server has forgotten is replaced. */
export async function ensureSession(name: string): Promise<Session> {
  if (session) {
    try {
      await api.me(session.token);
      return session;
    } catch (trouble) {
      if (!(trouble instanceof Error && 'status' in trouble && trouble.status === 401)) throw trouble;
    }
  }
  const guest = await api.addGuest(name);
  keep(guest);
  return guest;
}
