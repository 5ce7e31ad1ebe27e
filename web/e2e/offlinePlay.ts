// How a test plays without a server: the client is installed first, then the network is cut.
import { expect, type Page } from '@playwright/test';
import type { Player } from './play';

/** Bots hardly pause, as the settings allow; and every choice is the test's own. */
export const hurry = ({ page }: Player): Promise<void> =>
  page.evaluate(() => localStorage.setItem('springtide.settings', '{"pace":"once","forced":false}'));

/** Waits until everything is kept here. */
export async function installed({ page }: Player): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 });
}

/** The journals of this browser: the names of its tables and how many entries each has. */
export const gamesOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(
    () =>
      new Promise<Record<string, number>>((resolve, reject) => {
        const request = indexedDB.open('springtide');
        request.onerror = () => reject(request.error!);
        request.onsuccess = () => {
          const keys = request.result.transaction('journals').objectStore('journals').getAllKeys();
          keys.onsuccess = () => {
            const counts: Record<string, number> = {};
            for (const key of keys.result as [string, number][]) counts[key[0]] = (counts[key[0]] ?? 0) + 1;
            request.result.close();
            resolve(counts);
          };
        };
      }),
  );

export const isDeviceTable = async ({ page }: Player): Promise<void> =>
  expect(page).toHaveURL(/\/table\/device-[0-9a-f]+$/);
