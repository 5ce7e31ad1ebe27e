// What is known of the games on this device without waking its engine.
import type { OwnTable } from '../wire/schema';

const key = 'springtide.device';

function hasSettled(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** The first game begins on this device: the browser is asked to keep what is stored. */
export function settle(): void {
  if (hasSettled()) return;
  try {
    localStorage.setItem(key, '1');
  } catch {
    return;
  }
  navigator.storage?.persist?.().catch(() => undefined);
}

/** Nothing is loaded for those who have never played here. */
export async function deviceGames(): Promise<OwnTable[]> {
  if (!hasSettled()) return [];
  const { openStore } = await import('../device/indexedStore');
  opened ??= openStore();
  return (await opened).rows();
}
let opened: ReturnType<typeof import('../device/indexedStore').openStore> | null = null;
