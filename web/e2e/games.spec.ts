// Whole games, as people play them: together, by keyboard, on a phone, and through trouble.
import { expect, test } from './screen';
import {
  board,
  isAsked,
  menuButton,
  moveByPointing,
  moveFromList,
  playOn,
  result,
  type Player,
} from './play';
import { tableFrom } from './positions';
import { Server } from './server';

test.setTimeout(240_000);

const bot = { kind: 'bot', level: 2 } as const;

const pointsOf = (player: Player): Promise<string[]> => result(player).locator('.points').allTextContents();

test('two people fill up with a bot, lose the line, and play to the end @desk', async ({ invite }) => {
  const anna = await invite('nl', 'Anna');
  const bert = await invite('de', 'Bert');
  let lines: { close: () => Promise<void> }[] = [];
  await bert.page.routeWebSocket(/\/ws$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });

  const options = ['players 3', 'set placement random'];
  await anna.page.goto(`/table/${await tableFrom(anna, '', [{ kind: 'open' }, bot], { options })}`);
  await bert.page.goto(anna.page.url());
  await menuButton(bert, 'table.sit').click();
  await menuButton(anna, 'table.start').click();
  await expect(board(anna)).toBeVisible();
  await expect(board(bert)).toBeVisible();

  let moves = 0;
  const cut = async (): Promise<boolean> => {
    if (++moves !== 6) return false;
    await Promise.all(lines.map((line) => line.close()));
    lines = [];
    await expect.poll(() => lines.length, { message: 'connected again' }).toBeGreaterThan(0);
    return false;
  };
  await Promise.all([playOn(anna), playOn(bert, moveFromList, cut)]);
  expect(moves).toBeGreaterThan(6);
  await expect(result(anna)).toBeVisible();
  await expect(result(bert)).toBeVisible();
  const numbers = (texts: string[]): string[] => texts.map((text) => text.replace(/\D/g, ''));
  expect(numbers(await pointsOf(anna))).toEqual(numbers(await pointsOf(bert)));

  await menuButton(anna, 'table.verify').click();
  await expect(anna.page.getByText(anna.say('end.deal.kept'))).toBeVisible();
  const download = anna.page.waitForEvent('download');
  await menuButton(anna, 'table.record').click();
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);
});

for (const language of ['nl', 'de', 'en', 'fr'] as const)
  test(`a whole game without a mouse, in ${language}`, async ({ invite }) => {
    const player = await invite(language, '');
    const { page, say } = player;
    await page.getByRole('button', { name: say('vineta.play') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say('name.label'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(board(player)).toBeVisible();
    await playOn(player, byKeys);
    await expect(result(player).locator('.points').first()).toBeVisible();
  });

// What is lit is reached by Tab and taken by Enter; the list of moves is only the second way.
async function byKeys(player: Player): Promise<void> {
  const { page } = player;
  const picks = ".pick.open, .hand .lit, .rows .lit, .options .tribe:not([aria-pressed='true'])";
  const lit = page.locator(picks);
  const count = await lit.count();
  if (count === 0) return moveFromList(player);
  await page.locator('main').first().focus();
  for (let tabs = 0; tabs < 80; ++tabs) {
    await page.keyboard.press('Tab');
    const isLit = await page.evaluate((each) => document.activeElement?.matches(each), picks);
    if (isLit) break;
  }
  const before = await page.locator('main').innerHTML();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('main').innerHTML()).not.toBe(before);
}

test('a whole game by touch on a phone', async ({ invite }) => {
  const player = await invite('en', 'Tern', { viewport: { width: 360, height: 740 } });
  await player.page.getByRole('button', { name: player.say('vineta.play') }).click();
  await expect(board(player)).toBeVisible();
  await playOn(player, moveByPointing);
  await expect(result(player)).toBeVisible();
});

const cityOf = (player: Player): Promise<string[]> =>
  board(player)
    .locator('.pick')
    .evaluateAll((districts) => districts.map((each) => each.getAttribute('aria-label') ?? ''));

test('a server that dies in the middle loses nothing', async ({ invite }) => {
  const server = await Server.start(4190);
  try {
    const player = await invite('en', 'Gull', { address: server.address });
    await player.page.getByRole('button', { name: player.say('vineta.play') }).click();
    let moves = 0;
    await playOn(player, moveFromList, () => Promise.resolve(++moves > 12));
    const city = await cityOf(player);
    await server.kill();
    await expect(player.page.getByText(player.say('table.lost'))).toBeVisible();
    await server.restart();
    await expect(player.page.getByText(player.say('table.lost'))).toBeHidden({ timeout: 20_000 });
    expect(await cityOf(player)).toEqual(city);
    await moveFromList(player);
    expect(await isAsked(player)).toBe(true);
  } finally {
    await server.kill();
  }
});
