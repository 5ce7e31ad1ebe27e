// The service worker: keeps every file of one version, and answers with them; shows notices while nothing is open. A new version
// waits until it is asked to take over.
import { handlingOf, isFixed } from './files';
import {
  languageEntry,
  languageOf,
  noticeOf,
  pathOfTable,
  questionAbout,
  wordsCache,
  type Notice,
} from './notice';

declare const __FILES__: string[]; // relative to where this worker lies
declare const __VERSION__: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, ports: Transferable[]): void;
}
interface Scope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification' | 'getNotifications'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', heed: (event: Extendable) => void): void;
  addEventListener(kind: 'fetch', heed: (event: Fetched) => void): void;
  addEventListener(kind: 'push', heed: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', heed: (event: Clicked) => void): void;
  addEventListener(kind: 'message', heed: (event: MessageEvent) => void): void;
}
declare const self: Scope;
const worker = self;

const family = `springtide ${new URL(worker.registration.scope).pathname} `;
const own = family + __VERSION__;
const home = worker.registration.scope;
const addressOf = (name: string): string => new URL(name, home).href;

// What has a hash in its name may come from the version before. The page is asked for by the folder's name, which no host redirects.
async function kept(name: string): Promise<Response> {
  const address = addressOf(name === 'index.html' ? '' : name);
  const before = isFixed(address) ? await caches.match(address) : undefined;
  const answer = before ?? (await fetch(address, { cache: isFixed(address) ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function install(): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(__FILES__.map(async (name) => cache.put(addressOf(name), await kept(name))));
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(family) && name !== own).map((name) => caches.delete(name)),
  );
}

// A cache that was thrown away is no reason not to answer.
async function answerWith(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(own);
  return (await cache.match(address)) ?? fetch(request);
}

// Of the client: what the server says of itself, and another program behind this name, would not answer.
const isClient = ({ url }: Page): boolean =>
  url.startsWith(home) && handlingOf(url.slice(home.length), true) === 'page';
const pages = async (): Promise<readonly Page[]> =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(isClient);

// The browser knows the address that a page was loaded from, not where it has gone since: the page itself is asked. One that is seen
// answers, however busy it is; one that is not may sleep, and then it shows nothing.
const patience = { seen: 15_000, unseen: 1000 };
const shows = (page: Page, table: string, most: number): Promise<Page> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data === true ? resolve(page) : reject(new Error('another table')));
    setTimeout(() => reject(new Error('silent')), most);
    page.postMessage(questionAbout(table), [port2]);
  });

/** The first page that says that it shows the table. */
const showing = (table: string, open: readonly Page[], most: number): Promise<Page | null> =>
  Promise.any(open.map((page) => shows(page, table, most))).catch(() => null);

async function isSeen(table: string): Promise<boolean> {
  const visible = (await pages()).filter(({ visibilityState }) => visibilityState === 'visible');
  return (await showing(table, visible, patience.seen)) !== null;
}

async function language(): Promise<readonly string[]> {
  const left = await (await caches.open(wordsCache)).match(addressOf(languageEntry));
  return left ? [await left.text()] : navigator.languages;
}

async function show({ tag, table, shown }: Notice): Promise<void> {
  if (!shown) return (await worker.registration.getNotifications({ tag })).forEach((each) => each.close());
  if (await isSeen(table)) return;
  const icon = addressOf('icon-192.png');
  await worker.registration.showNotification(shown.title, { body: shown.body, tag, icon, data: { table } });
}

async function heed(message: unknown): Promise<void> {
  const notice = noticeOf(message, languageOf(await language()));
  if (notice) await show(notice);
}

async function open(table: string): Promise<void> {
  const there = await showing(table, await pages(), patience.unseen);
  await (there ? there.focus() : worker.clients.openWindow(addressOf(pathOfTable(table))));
}

// One after the other: what is taken back and called again at once is called.
let heeded = Promise.resolve();
worker.addEventListener('push', (event) => {
  const message: unknown = event.data?.json();
  heeded = heeded.catch(() => undefined).then(() => heed(message));
  event.waitUntil(heeded);
});
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open((notification.data as { table: string }).table));
});
worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(removeOthers().then(() => worker.clients.claim())),
);
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const handling = handlingOf(request.url.slice(home.length), request.mode === 'navigate');
  if (handling === 'leave') return;
  const address = handling === 'page' ? addressOf('index.html') : request.url.replace(/[?#].*/, '');
  event.respondWith(answerWith(address, request));
});
