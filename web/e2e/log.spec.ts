// The log: by turns, a card in one line, and every line shows on the board what it speaks of.
import {
  board,
  changes,
  draw,
  isAsked,
  menuButton,
  moveFromList,
  playOn,
  pointOnce,
  result,
  type Player,
} from './play';
import { lastCard, panic, tableFrom } from './positions';
import { expect, inspect, test } from './screen';
import { bay, events } from './vigoPlay';

const bot = { kind: 'bot', level: 1 } as const;
const logOf = ({ page }: Player) => page.getByRole('log');

async function open(player: Player, position: string, more: Record<string, unknown> = {}): Promise<void> {
  await player.page.goto(`/table/${await tableFrom(player, position, [bot, bot], more)}`);
  await menuButton(player, 'table.start').click();
  await isAsked(player);
}

test('a line of the log shows its districts on the board, by mouse and by keys @desk', async ({
  invite,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no mouse; a finger has a test of its own');
  const anna = await invite('en', 'Anna');
  const { page } = anna;
  await open(anna, panic);
  for (let step = 0; step < 3; ++step) await pointOnce(anna); // whose houses flee, a house, where to
  const line = logOf(anna).getByRole('listitem').filter({ hasText: 'You play Panic: from' });
  await expect(line).toHaveCount(1);
  await expect(logOf(anna).getByRole('heading', { level: 3 }).last()).toContainText(/^Round \d · Turn \d$/);
  const marks = board(anna).locator('.pointed.edge');
  const rows = page.locator('.players .meant');
  await page.mouse.move(1, 1);
  await expect(marks).toHaveCount(0);
  await line.hover();
  await expect(marks).toHaveCount(2);
  await expect(rows).toHaveCount(1);
  await inspect(page, 'log-pointing');
  await page.mouse.move(1, 1);
  await expect(marks).toHaveCount(0);

  await logOf(anna).focus();
  for (let i = 0; i < 9 && (await marks.count()) < 2; ++i) await page.keyboard.press('ArrowUp');
  await expect(line).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(marks).toHaveCount(0);
});

test('a tap on a line of the log shows its field, and the board with it @phone', async ({
  invite,
  isMobile,
}) => {
  const anna = await invite('en', 'Anna');
  await open(anna, events, { game: 'vigo' });
  await changes(anna, () => moveFromList(anna));
  await draw(anna, 'log');
  const line = logOf(anna)
    .getByRole('listitem')
    .filter({ hasText: /You|Dolphin brings you/ })
    .first();
  await (isMobile ? line.tap() : line.hover());
  const marks = bay(anna).locator('.meant.edge, .meant .edge');
  await expect(marks).not.toHaveCount(0);
  await expect(anna.page.locator('.panels.up')).toHaveCount(0);
  await inspect(anna.page, 'log-tapped');
  await (isMobile ? anna.page.locator('.asked').tap() : anna.page.locator('.asked').hover());
  await expect(marks).toHaveCount(0);
});

test('the whole log lies over what lies beside the board, and moves nothing @desk', async ({
  invite,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone nothing lies beside the board');
  const anna = await invite('de', 'Anna');
  await open(anna, '');
  const whole = menuButton(anna, 'table.log.whole');
  await playOn(anna, moveFromList, () => whole.isVisible());
  const place = await board(anna).boundingBox();
  await whole.click();
  await expect(logOf(anna)).toContainText(anna.say('event.started'));
  expect((await logOf(anna).boundingBox())!.height).toBeGreaterThan(300);
  expect(await board(anna).boundingBox()).toEqual(place);
  await inspect(anna.page, 'log-whole');
  await logOf(anna).press('Escape');
  await expect(whole).toBeVisible();
});

test('a game that is over is read from its start, and no round goes on @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await anna.page.goto(`/table/${await tableFrom(anna, lastCard, [bot, bot, bot])}`);
  await menuButton(anna, 'table.start').click();
  await playOn(anna);
  await expect(result(anna)).toBeVisible();
  await expect(anna.page.getByText('Round 8 of 8')).toHaveCount(0);
  await expect(logOf(anna).getByRole('heading', { name: 'Round 8', exact: true })).toHaveCount(1);
  const texts = await logOf(anna).getByRole('listitem').allInnerTexts();
  expect(texts.at(-1)).toContain(anna.say('event.finished'));
  expect(texts.at(-2)).toMatch(/sinks.*Captured: /);
  expect(await logOf(anna).evaluate((log) => log.scrollTop)).toBe(0);
});
