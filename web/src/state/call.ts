// Calling a player to a table: the title, the badge of the app, and a message of the browser.
import type { OwnTable } from '../wire/schema';
import { waitingGames } from './games.svelte';
import { currentSettings } from './settings.svelte';

/** How many games wait besides the one on the screen. */
export const waitingBeside = (table: string): number =>
  waitingGames().filter((each) => each.table !== table).length;

/** How many other games wait is said first: tabs cut titles short. */
export const titleOf = (others: number, words: string): string =>
  others > 0 ? `(${others}) ${words}` : words;

/** Games that have begun to wait; the table on the screen calls for itself. */
export function newlyWaiting(
  before: readonly OwnTable[],
  after: readonly OwnTable[],
  shown: string | null,
): OwnTable[] {
  const known = new Set(before.map((each) => each.table));
  return after.filter((each) => each.table !== shown && !known.has(each.table));
}

/** The number at the app's icon, where the platform has such a thing. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const isShown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  isShown.catch(() => undefined); // an ornament: whoever forbids it goes without
}

/**
 * A message of the browser, if it is wanted and nobody is looking. The next one about the same thing replaces it.
 * Where a browser has no messages for pages, the title has to do.
 */
export function call(words: string, about: string, onclick: () => void = () => undefined): void {
  if (!currentSettings().notifies || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const message = new Notification('Springtide', {
      body: words,
      icon: `${import.meta.env.BASE_URL}icon.svg`,
      tag: about,
    });
    message.onclick = () => {
      window.focus();
      message.close();
      onclick();
    };
  } catch {
    return;
  }
}
