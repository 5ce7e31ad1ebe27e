// Whole games in Firefox, which speaks WebDriver BiDi: what was made by looking at Chromium works there and looks at home. Runs alone
// (SPRINGTIDE_FIREFOX=1), as a part of `make soak`; leaves pictures of the screens in screenshots.
import type { Page } from '@playwright/test';
import { isAsked, menuButton, pointOnce, playOn, result, type Player } from './play';
import { tableFrom } from './positions';
import { expect, expectNoSidewaysScroll, test } from './screen';
import { moveByMouse, playVigo } from './vigoPlay';

test.setTimeout(600_000); // it is driven from farther away than Chromium
const bot = { kind: 'bot', level: 1 } as const;
const sizes = {
  desk: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
};
type Size = keyof typeof sizes;
const themes = ['light', 'dark'] as const;

declare global {
  interface Window {
    places: string[]; // where the board was, one entry for each change
  }
}

/** From now on: the board's rectangle in every frame. */
const watch = (page: Page, board: string): Promise<void> =>
  page.evaluate((selector) => {
    const places: string[] = (window.places = []);
    const look = (): void => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(' ');
      if (places.at(-1) !== place) places.push(place);
      requestAnimationFrame(look);
    };
    look();
  }, board);

/** By day or by night; this browser takes no wishes of the system's from a test. */
const light = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme).then(() => undefined);

async function look({ page }: Player, name: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  for (const theme of themes) {
    await light(page, theme);
    await page.screenshot({ path: `screenshots/firefox-${name}-${theme}.png` });
  }
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
}

async function sitDown(player: Player, game: string, size: Size, board: string): Promise<void> {
  const { page } = player;
  await page.setViewportSize(sizes[size]);
  await page.goto('/');
  await look(player, `home-${size}`);
  await page.goto(`/table/${await tableFrom(player, '', [bot, bot], { game })}`);
  await look(player, `room-${size}`);
  await menuButton(player, 'table.start').click();
  await isAsked(player);
  await watch(page, board);
}

/** Looks now and then: at what is asked, at the list of moves. */
function looking(move: (player: Player) => Promise<void>, name: string): (player: Player) => Promise<void> {
  let moves = 0;
  return async (player) => {
    if (++moves % 12 === 2) await look(player, `${name}-${String(moves).padStart(3, '0')}`);
    await move(player);
  };
}

/** A slow machine holds a card longer than it means to, and has it explained. */
async function pointing(player: Player): Promise<void> {
  if (await player.page.getByRole('dialog').isVisible()) await player.page.keyboard.press('Escape');
  await pointOnce(player, 1);
}

async function expectEnd(player: Player, name: string): Promise<void> {
  await expect(result(player).locator('.points').first()).toBeVisible();
  await look(player, `${name}-end`);
  expect(await player.page.evaluate(() => window.places)).toHaveLength(1);
}

for (const size of ['desk', 'phone'] as const) {
  test(`a whole game of Vineta, ${size} @firefox`, async ({ invite }) => {
    const anna = await invite('en', 'Anna');
    await sitDown(anna, 'vineta', size, '.island');
    await playOn(anna, looking(pointing, `vineta-${size}`));
    await expectEnd(anna, `vineta-${size}`);
  });

  test(`a whole game of Vigo, ${size} @firefox`, async ({ invite }) => {
    const anna = await invite('de', 'Anna');
    await sitDown(anna, 'vigo', size, '.bay');
    await playVigo(anna, looking(moveByMouse, `vigo-${size}`));
    await expectEnd(anna, `vigo-${size}`);
  });
}
