// How quick a table is: choices that make themselves, bots that think, and the pace that the host chooses.
import { board, listButton, menuButton, menuEntry, moveFromList, type Player } from './play';
import { calmSea, tableFrom } from './positions';
import { expect, test } from './screen';

const floods = calmSea.replace('calm sea', 'flood 2');
const bot = { kind: 'bot', level: 1 } as const;

async function begin(player: Player, position: string): Promise<void> {
  await player.page.goto(`/table/${await tableFrom(player, position, [bot])}`);
  await menuButton(player, 'table.start').click();
  await expect(board(player)).toBeVisible();
}

const goOn = (player: Player) => menuButton(player, 'table.forced.now');
const made = ({ page }: Player) => page.getByRole('log').getByText(/Calm Sea/);
const said = ({ page, say }: Player) =>
  page.getByRole('status').filter({ hasText: say('table.forced').replace('{move}', '') });

test('a choice with one option is told, makes itself after a beat, and is not made again once taken back @desk', async ({
  invite,
}) => {
  const anna = await invite('en', 'Anna', { forced: true, pace: 'normal' });
  const { page } = anna;
  await page.clock.install();
  await page.goto(`/table/${await tableFrom(anna, calmSea, [bot])}`);
  await expect(menuButton(anna, 'table.start')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000); // from here on the test says what time it is
  await menuButton(anna, 'table.start').click();
  await expect(said(anna)).toContainText('Discard card 1');
  await expect(goOn(anna)).toBeVisible();
  await page.clock.runFor(900);
  await expect(made(anna)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(made(anna)).toHaveCount(1);
  await page.clock.resume();

  // The bot agrees; Anna has had a reason, so she is asked this time.
  await expect(page.locator('.hand .lit').first()).toBeVisible();
  await (await menuEntry(anna, 'table.ask-undo')).click();
  await expect(page.getByRole('log')).toContainText('You take back');
  await expect(listButton(anna)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(goOn(anna)).toBeHidden();
  await expect(page.locator('.rows .lit')).toHaveCount(1);
});

test('a choice that makes itself is hastened by button and space bar, and can be switched off @desk', async ({
  invite,
}) => {
  const anna = await invite('en', 'Anna', { forced: true, pace: 'slow' });
  const { page, say } = anna;
  await page.clock.install();
  for (const hasten of [() => goOn(anna).click(), () => page.locator('body').press(' ')]) {
    await begin(anna, calmSea);
    await expect(goOn(anna)).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100); // by itself nothing would go on now
    await hasten();
    await expect(made(anna)).not.toHaveCount(0);
    await page.clock.resume();
  }

  await page.goto('/settings');
  await page.getByText(say('settings.forced'), { exact: true }).click();
  await begin(anna, calmSea);
  await expect(page.locator('.rows .lit')).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(made(anna)).toHaveCount(0);
  await expect(said(anna)).toHaveCount(0);
});

test('a bot that goes on thinking shows it at its seat, and nothing moves meanwhile @desk', async ({
  invite,
  isMobile,
}) => {
  const anna = await invite('en', 'Anna');
  const { page } = anna;
  let isHeld = false;
  await page.routeWebSocket(/\/ws/, (near) => {
    const server = near.connectToServer();
    near.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!isHeld) near.send(message);
      isHeld ||= typeof message === 'string' && message.includes('"to_act":["p2"]');
    });
  });
  await begin(anna, floods);
  const signs = page.locator('.thinks');
  await expect(signs).toHaveCount(0);
  await moveFromList(anna);
  await expect(signs).toHaveCount(2); // at the seat, and where it says for whom one waits
  const place = () => board(anna).evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  const before = await place();
  await expect(isMobile ? signs.last() : signs.first()).toHaveCSS('opacity', '1'); // on a phone seats are behind their tab
  expect(await place()).toBe(before);
});
