// The service worker asks whether a table is on the screen before it calls anybody there.
import { tableAskedAbout } from '../offline/notice';
import { currentPlace } from './router.svelte';

/** To be called once. */
export function answerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const table = tableAskedAbout(data);
    if (table === null) return;
    const place = currentPlace();
    ports[0]?.postMessage(place.screen === 'table' && place.table === table);
  });
  navigator.serviceWorker.startMessages();
}
