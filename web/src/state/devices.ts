// This device as one that is called while nothing is open: its subscription at its push service, and what the server is told of it.
import { languageEntry, wordsCache } from '../offline/notice';
import { api } from '../wire/api';
import { isStatic } from '../wire/place';
import type { CalledDevice, Quiet } from '../wire/schema';

/** Whether this browser and this host know of such a thing. */
export const canBeCalled = (): boolean =>
  !isStatic && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Who called may not call any more: the browser, or whoever uses it, does not want it. */
export class NotAllowed extends Error {}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const two = (number: number): string => String(number).padStart(2, '0');

/** Quiet hours as fields of a form have them. The zone is the one the device is in now. */
export const quietOf = (from: string, until: string, zone = -new Date().getTimezoneOffset()): Quiet => ({
  from: minutesOf(from),
  until: minutesOf(until),
  zone,
});
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Notices are in the language of the app; the service worker finds it where this leaves it. */
export async function leaveLanguage(language: string, isFirst = false): Promise<void> {
  if (!('caches' in window) || !(isFirst || (await caches.has(wordsCache)))) return;
  const cache = await caches.open(wordsCache);
  await cache.put(
    new URL(languageEntry, new URL(import.meta.env.BASE_URL, location.href)),
    new Response(language),
  );
}

// One that was made for another key of the server is of no use any more.
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch (trouble) {
    const old = await pushManager.getSubscription();
    if (!old) throw trouble;
    await old.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** From now on this device is called. */
export async function callHere(token: string, language: string, quiet?: Quiet): Promise<CalledDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const { endpoint, keys } = (await subscribed((await api.pushKey()).key)).toJSON();
  await leaveLanguage(language, true);
  const { p256dh = '', auth = '' } = keys ?? {};
  return api.addDevice(token, { endpoint: endpoint ?? '', p256dh, auth, ...(quiet ? { quiet } : {}) });
}

/** And from now on it is not. */
export async function leaveAlone(token: string): Promise<void> {
  await api.removeDevice(token, 'this');
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  await caches.delete(wordsCache);
}
