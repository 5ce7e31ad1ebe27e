// Playing without a network: installed once, then everything happens on the device.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inspect, test } from './screen';
import { gamesOf, hurry, installed, isDeviceTable } from './offlinePlay';
import {
  board,
  isAsked,
  listButton,
  menuButton,
  menuEntry,
  moveFromList,
  playOn,
  result,
  type Language,
  type Player,
} from './play';
import { Server, web } from './server';
import { bay, moveByMouse, playVigo } from './vigoPlay';

test.setTimeout(240_000);

type Game = 'vineta' | 'vigo';
const playButton = ({ page, say }: Player, game: Game = 'vineta') =>
  page.getByRole('button', { name: say(game === 'vigo' ? 'vigo.play' : 'vineta.play') });

/** Everything is kept in this browser, and bots hardly pause. */
async function ready(player: Player): Promise<Player> {
  await hurry(player);
  await player.page.reload();
  await installed(player);
  return player;
}
const cut = ({ page }: Player): Promise<void> => page.context().setOffline(true);

/** The page is closed in the middle of the game, and another opened at the same address. */
async function reopen(player: Player): Promise<Player> {
  const address = player.page.url();
  const context = player.page.context();
  await player.page.close();
  const page = await context.newPage();
  await page.goto(address);
  return { ...player, page };
}

/** Some moves, and it is this player's turn again. */
async function playSome(player: Player, count = 4): Promise<void> {
  let moves = 0;
  await playOn(player, moveFromList, () => Promise.resolve(++moves > count));
}
const movesIn = (player: Player): Promise<number> => player.page.getByRole('log').locator('li').count();

const parts: { game: Game; language: Language }[] = [
  { game: 'vineta', language: 'nl' },
  { game: 'vigo', language: 'fr' },
];
for (const { game, language } of parts)
  test(`a whole game of ${game} without a network, closed in the middle, in ${language}${game === 'vineta' ? ' @desk' : ''}`, async ({
    invite,
  }) => {
    let player = await ready(await invite(language, 'Anna', { installs: true }));
    await cut(player);
    await player.page.reload();
    await playButton(player, game).click();
    await isDeviceTable(player);
    await expect(game === 'vigo' ? bay(player) : board(player)).toBeVisible();
    await playSome(player, 8);

    player = await reopen(player);
    expect(await isAsked(player)).toBe(true);
    await (game === 'vigo' ? playVigo(player, moveByMouse) : playOn(player));
    await expect(result(player)).toBeVisible();

    await menuButton(player, 'table.verify').click();
    await expect(player.page.getByText(player.say('end.deal.device'))).toBeVisible();
    const replayed = player.say('end.deal.replayed').split('{moves}')[0] ?? '';
    await expect(player.page.getByText(replayed)).toBeVisible();
    await inspect(player.page, `offline-end-${game}`);

    await player.page.getByRole('link', { name: player.say('replay.see') }).click();
    await menuButton(player, 'analysis.go').click();
    await expect(player.page.locator('.chances')).toBeVisible({ timeout: 90_000 });
    const read = player.page.getByRole('heading', { name: player.say('analysis.read') });
    await expect(read).toHaveCount(game === 'vigo' ? 0 : 1); // in Vigo no seat hides anything

    await player.page.goBack();
    await menuButton(player, 'table.rematch').click();
    await expect(result(player)).toBeHidden();
    await isDeviceTable(player);
    expect(await isAsked(player)).toBe(true);

    // What was analysed counts for the page about own games.
    await player.page.goto(`/insight/${game}`);
    const [known = ''] = player.say('insight.known').replace('{count}', '1').split('|');
    await expect(player.page.getByText(known)).toBeVisible();
  });

test('somebody new without a network is told where the game is played, and what needs a server', async ({
  invite,
}) => {
  const player = await ready(await invite('de', '', { installs: true }));
  const { page, say } = player;
  await cut(player);
  await page.goto('/new/vineta');
  await expect(page.getByText(say('where.offline'))).toBeVisible();
  await expect(page.getByRole('banner').getByText(say('app.offline'))).toBeVisible();
  await expect(page.getByText(say('new.company.friends'), { exact: true })).toHaveCount(0);
  await inspect(page, 'offline-new');
  await page.getByRole('button', { name: say('new.begin') }).click();
  await page.getByLabel(say('name.label')).fill('Mare');
  await page.keyboard.press('Enter');
  await isDeviceTable(player);
  await playSome(player, 2);
  await page.goto('/');
  await expect(page.getByText(say('where.device'), { exact: true })).toBeVisible();
  await inspect(page, 'offline-home');
  // The name is kept, and the server gives a token once it is there.
  await page.context().setOffline(false);
  await expect(page.getByRole('banner').getByText(say('app.offline'))).toHaveCount(0);
  await playButton(player).click();
  await expect(page).toHaveURL(/\/table\/(?!device-)/);
  await page.goto('/');
  // Tables that others have opened are not meant.
  const own = page.getByRole('region').filter({ hasText: say('where.device') });
  await expect(own.getByText(say('where.device'), { exact: true })).toHaveCount(1);
  await expect(own.locator('.tile')).toHaveCount(2);
});

test('a guided game and a game by passing the device need no network', async ({ invite }) => {
  const player = await ready(
    await invite('en', 'Anna', { installs: true, viewport: { width: 360, height: 740 } }),
  );
  const { page, say } = player;
  await cut(player);
  for (const game of ['vineta', 'vigo'] as const) {
    await page.goto(`/learn/${game}`);
    await expect(page.getByRole('region', { name: say('guide.label') })).toBeVisible();
    await menuButton(player, 'guide.leave').click();
    await expect(page).toHaveURL('/');
  }
  await expect.poll(() => gamesOf(page)).toEqual({}); // no lesson is left behind

  await page.goto('/new/vineta');
  await page.getByText('2', { exact: true }).click();
  await page.getByRole('button', { name: /Seat 2/ }).click();
  await page.getByRole('dialog').getByText(say('device.chair')).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('new.begin') }).click();
  await isDeviceTable(player);
  for (let moves = 0; moves < 6; ++moves) {
    await expect(listButton(player)).toBeVisible();
    await moveFromList(player);
  }
});

test('a game begun without a server is brought to it, and goes on there', async ({ invite }) => {
  const server = await Server.start(4191);
  try {
    const player = await ready(await invite('en', 'Gull', { address: server.address, installs: true }));
    const { page, say } = player;
    await server.kill();
    await page.reload();
    await playButton(player).click();
    await isDeviceTable(player);
    await playSome(player);
    const moves = await movesIn(player);
    await server.restart();
    await page.goto(page.url());
    await (await menuEntry(player, 'keep.bring')).click();
    await inspect(page, 'offline-bring');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('keep.bring.yes') })
      .click();
    await expect(page).toHaveURL(/\/table\/(?!device-)/);
    expect(await isAsked(player)).toBe(true);
    expect(await movesIn(player)).toBeGreaterThanOrEqual(moves);
    await expect.poll(() => gamesOf(page)).toEqual({});
    await playSome(player, 2);
  } finally {
    await server.kill();
  }
});

test('a saved game is deleted, opened again from its file, and goes on', async ({ invite }) => {
  const player = await ready(await invite('fr', 'Anna', { installs: true }));
  const { page, say } = player;
  await cut(player);
  await playButton(player, 'vigo').click();
  await isDeviceTable(player);
  await playSome(player);
  const last = page.getByRole('log').locator('li').last();
  const told = (await last.textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await (await menuEntry(player, 'keep.save')).click();
  const path = await (await saved).path();
  expect(readFileSync(path, 'utf8')).toMatch(/^springtide journal 1\n/);
  await (await menuEntry(player, 'keep.delete')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('keep.delete.yes') })
    .click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => gamesOf(page)).toEqual({});

  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(path);
  await isDeviceTable(player);
  expect(await isAsked(player)).toBe(true);
  await expect(last).toHaveText(told); // of what was before it the log has the newest
  await playSome(player, 2);

  const broken = join(mkdtempSync(join(tmpdir(), 'springtide-')), 'broken.txt');
  writeFileSync(broken, readFileSync(path, 'utf8').replace(/"time":\d/, '"time":0'));
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect(page.getByText(say('keep.bad'))).toBeVisible();
});

test('two tabs at one table of the device see the same', async ({ invite }) => {
  const player = await ready(await invite('en', 'Anna', { installs: true }));
  await cut(player);
  await playButton(player).click();
  await isDeviceTable(player);
  await playSome(player, 1);
  const other = { ...player, page: await player.page.context().newPage() };
  await other.page.goto(player.page.url());
  for (const here of [other, player, other]) {
    expect(await isAsked(here)).toBe(true);
    await moveFromList(here);
    for (const each of [player, other]) expect(await isAsked(each)).toBe(true);
    const log = ({ page }: Player) => page.getByRole('log').locator('li').last().innerText();
    expect(await log(other)).toBe(await log(player));
  }
});

/** The client as it would be after a change: other files, another version. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'springtide-web-'));
  cpSync(web, folder, { recursive: true, filter: (name) => !/\.(gz|br)$/.test(name) });
  const change = (name: string, from: RegExp, to: string): void => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, name), text.replace(from, to));
  };
  change('index.html', /<html /, '<html data-build="next" ');
  change('sw.js', /"[0-9a-f]{12}"/, '"000000000000"');
  return folder;
}

test('a new version waits until it is wanted, and the game goes on', async ({ invite }) => {
  const server = await Server.start(4192);
  try {
    const player = await ready(await invite('nl', 'Anna', { address: server.address, installs: true }));
    const { page, say } = player;
    await page.goto('/new/vineta');
    await page.getByText(say('new.more')).click();
    await page.getByText(say('where.device'), { exact: true }).click();
    await page.getByRole('button', { name: say('new.begin') }).click();
    await isDeviceTable(player);
    await playSome(player);
    const moves = await movesIn(player);
    await server.kill();
    await server.restart(nextVersion());
    await page.reload();
    await expect(page.getByText(say('version.ready'))).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next');
    await inspect(page, 'offline-version');
    await playSome(player, 2);
    await page.getByRole('button', { name: say('version.go') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'next');
    expect(await isAsked(player)).toBe(true);
    expect(await movesIn(player)).toBeGreaterThan(moves);
    await moveFromList(player);
    expect(await isAsked(player)).toBe(true);
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  } finally {
    await server.kill();
  }
});
