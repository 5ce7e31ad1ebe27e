// How a test plays: in the words of any language, by pointing or by keyboard.
import { readFileSync } from 'node:fs';
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Pace } from '../src/wire/schema';
import { catalogues, type Key, type Language } from './words';

export type { Key, Language };

/** The words of the client and its games. */
export function words(language: Language): (key: Key) => string {
  return (key) => catalogues[language][key];
}

/** A sentence of texts/<language>.txt or of a game's, which server and client share. */
export function shared(language: Language, key: string): string {
  const files = ['../texts', '../src/games/vineta/texts', '../src/games/vigo/texts'].map(
    (each) => `${each}/${language}.txt`,
  );
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const line = lines.find((each) => each.startsWith(`${key} = `));
  if (!line) throw new Error(`no text ${key} in ${language}`);
  return line.slice(key.length + 3);
}

export interface Player {
  page: Page;
  say: (key: Key) => string;
}

export interface Means {
  viewport?: { width: number; height: number }; // a phone of this size
  address?: string; // of a server of its own
  motion?: 'reduce' | 'no-preference';
  forced?: boolean; // a choice with one option makes itself; where it does not, the test makes it
  pace?: Pace; // of what is told; tests that are not about it do not wait
  installs?: boolean; // keeps the client for playing without a network
}

async function guestOf(context: BrowserContext, name: string): Promise<string> {
  const answer = await context.request.post('/api/guests', { data: { name } });
  return answer.text();
}

/** Somebody with a browser of their own and a language; without a name, somebody new. */
export async function somebody(
  browser: Browser,
  language: Language,
  name: string,
  { viewport, address, motion = 'reduce', pace = 'once', forced = false, installs = false }: Means = {},
): Promise<Player> {
  const context = await browser.newContext({
    locale: language,
    reducedMotion: motion,
    serviceWorkers: installs ? 'allow' : 'block',
    ...(viewport ? { viewport, hasTouch: true, isMobile: true } : {}),
    ...(address ? { baseURL: address } : {}),
  });
  const kept = {
    'springtide.settings': JSON.stringify({ pace, forced }),
    ...(name ? { 'springtide.session': await guestOf(context, name) } : {}),
  };
  await context.addInitScript((brought) => {
    if (!location.protocol.startsWith('http')) return; // Firefox begins with a page that may store nothing
    if (localStorage.getItem('springtide.settings')) return;
    for (const [key, text] of Object.entries(brought)) localStorage.setItem(key, text);
  }, kept);
  const page = await context.newPage();
  await page.goto(address ?? '/');
  return { page, say: words(language) };
}

export const board = ({ page, say }: Player) => page.getByRole('group', { name: say('vineta.table.board') });
export const result = ({ page, say }: Player) => page.getByRole('region', { name: say('table.result') });
export const listButton = ({ page, say }: Player) => page.getByRole('button', { name: say('table.moves') });
export const menuButton = ({ page, say }: Player, key: Key) =>
  page.getByRole('button', { name: say(key), exact: true });

/** An entry of the table's menu, which is opened for it. */
export async function menuEntry(player: Player, key: Key): Promise<Locator> {
  if (!(await player.page.getByRole('dialog').isVisible())) await menuButton(player, 'table.menu').click();
  return player.page.getByRole('dialog').getByRole('button', { name: player.say(key), exact: true });
}

/** On a phone what lies beside the board is behind its tab. */
export async function draw({ page }: Player, tab: string): Promise<void> {
  const button = page.locator(`[data-tab='${tab}']`);
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false')
    await button.click();
}

/** Waits until this player is asked something; false once the game is over. */
export async function isAsked(player: Player): Promise<boolean> {
  await expect(listButton(player).or(result(player)).first()).toBeVisible({ timeout: 20_000 });
  return !(await result(player).isVisible());
}

/** One move out of the list of moves in words, by keyboard alone. */
export async function moveFromList(player: Player): Promise<void> {
  const options = player.page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await listButton(player).press('Enter');
  await expect(options.first()).toBeVisible();
  await options.nth(Math.floor((await options.count()) / 2)).press('Enter');
  await expect(player.page.getByRole('dialog')).toBeHidden();
}

/** Where a finger meets the thing itself and not a neighbour that lies over it or close by. */
const spotOf = (target: Locator): Promise<{ x: number; y: number } | null> =>
  target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const isIt = (x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));
    for (let n = 1; n < 400; ++n) {
      const [x, y] = [box.x + box.width * ((n * 0.618) % 1), box.y + box.height * ((n + 0.5) / 400)];
      if (isIt(x, y) && isIt(x - 2, y - 2) && isIt(x + 2, y + 2)) return { x, y };
    }
    return null;
  });

/** Presses one of these, from the nth on the first that nothing covers. */
async function press(page: Page, targets: Locator, nth: number): Promise<void> {
  const count = await targets.count();
  for (let i = 0; i < 2 * count; ++i) {
    const target = targets.nth((nth + i) % count);
    if (i >= count)
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const spot = await spotOf(target);
    if (spot) return page.mouse.click(spot.x, spot.y);
  }
  throw new Error(`covered: ${await targets.first().getAttribute('aria-label')}`);
}

/** Does something, and waits until it shows. */
export async function changes({ page }: Player, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluateHandle(() => document.querySelector('main')?.innerHTML);
  await act();
  const hasChanged = await page.evaluate(
    (old) =>
      new Promise<boolean>((resolve) => {
        const isOther = (): boolean => document.querySelector('main')?.innerHTML !== old;
        const end = (): void => {
          watch.disconnect();
          clearTimeout(patience);
          resolve(isOther());
        };
        // Writing out a whole board costs much: only when something has been touched.
        const watch = new MutationObserver(() => isOther() && end());
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const patience = setTimeout(end, 30_000);
        if (isOther()) end();
      }),
    before,
  );
  await before.dispose();
  expect(hasChanged, 'something has changed').toBe(true);
}

/** One pick of whatever is lit: a card of the hand or of a row, a district, or what the bar offers. */
export async function pointOnce(player: Player, nth = 0): Promise<void> {
  const { page, say } = player;
  const onTable = page.locator('.pick.open, .hand .lit, .rows .lit');
  const quiet = ['table.moves', 'app.cancel', 'table.take-back'].map((key) => say(key as Key));
  const inBar = page.locator('.options button').filter({ hasNotText: new RegExp(quiet.join('|')) });
  await expect(onTable.or(inBar).first()).toBeVisible(); // the answer to what was pressed before may be on its way
  // A tribe stays chosen while its houses are placed: then it is the district's turn.
  const hasTribe = (await page.locator(".options .tribe[aria-pressed='true']").count()) > 0;
  const lit = (await inBar.count()) > 0 && !hasTribe ? inBar : onTable;
  await changes(player, () => press(page, lit, nth));
}

export const moveByPointing = (player: Player): Promise<void> => pointOnce(player, 1);

/** Plays by `move` until the game is over, or until `until` says that it is enough. */
export async function playOn(
  player: Player,
  move: (player: Player) => Promise<void> = moveFromList,
  until: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  for (let moves = 0; moves < 200; ++moves) {
    if (!(await isAsked(player)) || (await until())) return;
    await move(player);
  }
  throw new Error('a game of more than 200 moves of one player');
}
