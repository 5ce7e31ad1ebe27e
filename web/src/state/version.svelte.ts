// The version of this client: keeps it for playing without a network, and tells when another is ready.

let waiting = $state.raw<ServiceWorker | null>(null);
export const isNewVersionReady = (): boolean => waiting !== null;

const patience = 10_000; // for a new version to arrive
const checkInterval = 60 * 60_000; // a page may stay open for days

function whenInstalled(worker: ServiceWorker, call: () => void): void {
  worker.addEventListener('statechange', () => worker.state === 'installed' && call());
}

// Without an earlier version there is nothing to wait for.
function follow(registration: ServiceWorkerRegistration): void {
  const note = () => {
    if (navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  note();
  registration.addEventListener('updatefound', () => {
    if (registration.installing) whenInstalled(registration.installing, note);
  });
  setInterval(() => void registration.update().catch(() => undefined), checkInterval);
}

/** To be called once, when the page has nothing more urgent to do. */
export async function keepVersion(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  let hasVersion = navigator.serviceWorker.controller !== null;
  // Whoever agreed to the new version agreed for all tabs: the files of the old one are gone.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasVersion) location.reload();
    hasVersion = true;
  });
  try {
    follow(await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`));
  } catch {
    return; // then it plays with a network only
  }
}

/** The new version takes over, and the page begins again with it. */
export function takeOver(): void {
  waiting?.postMessage('take over');
}

/** Looks for a new version, waits for it a while, and begins again, with it if it has come. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return location.reload();
  setTimeout(() => location.reload(), patience);
  await registration.update().catch(() => undefined);
  const next = registration.waiting ?? registration.installing;
  if (!next) return location.reload();
  if (next.state === 'installed') next.postMessage('take over');
  else whenInstalled(next, () => next.postMessage('take over'));
}
