// Training moves along with the account: what is new here is sent, what is new there is taken in. Nobody waits for it, and where it
// fails nothing is lost: it goes on the next time.
import { api } from '../wire/api';
import { currentSession } from './session.svelte';
import {
  belongTo,
  noteSent,
  takeIn,
  trainingAccount,
  trainingRevision,
  unsentTraining,
} from './training.svelte';

async function syncNow(): Promise<void> {
  const { login, token } = currentSession() ?? {};
  if (!login || !token) return;
  belongTo(login);
  // Somebody else may sign in meanwhile.
  const isStill = (): boolean => trainingAccount() === login && currentSession()?.login === login;
  for (let part = unsentTraining(); part && isStill(); part = unsentTraining()) {
    await api.mergeTraining(token, part);
    if (isStill()) noteSent(part);
  }
  const changes = await api.training(token, trainingRevision());
  if (isStill()) takeIn(changes);
}

let running: Promise<void> | null = null;
let isWantedAgain = false;

async function syncWhileWanted(): Promise<void> {
  do {
    isWantedAgain = false;
    await syncNow().catch(() => {});
  } while (isWantedAgain);
  running = null;
}

/** Whoever asks while it is under way is served right after. */
export function syncTraining(): Promise<void> {
  isWantedAgain = true;
  running ??= Promise.resolve().then(syncWhileWanted);
  return running;
}
