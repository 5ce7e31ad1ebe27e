// Playing without a network: installed once, then everything happens on the device.
import { expect, inspect, test } from './screen';
import { hurry, installed, isDeviceTable, journalsOf } from './offlinePlay';
import {
  board,
  isAsked,
  listButton,
  menuButton,
  moveFromList,
  playOn,
  result,
  type Language,
  type Player,
} from './play';
import { Server } from './server';
import { bay } from './vigoPlay';

test.setTimeout(240_000);

interface Part {
  game: 'vineta' | 'vigo';
  language: Language;
}
const playButton = ({ page, say }: Player, game: Part['game']) =>
  page.getByRole('button', { name: say(game === 'vigo' ? 'home.vigo.play' : 'home.play') });

/** Somebody in whose browser everything is kept. */
async function ready(player: Player): Promise<void> {
  await hurry(player);
  await player.page.reload();
  await installed(player);
}

/** The page is closed in the middle of the game, and another opened at the same address. */
async function reopen(player: Player): Promise<Player> {
  const address = player.page.url();
  const context = player.page.context();
  await player.page.close();
  const page = await context.newPage();
  await page.goto(address);
  return { ...player, page };
}

const parts: Part[] = [
  { game: 'vineta', language: 'nl' },
  { game: 'vigo', language: 'fr' },
];
for (const { game, language } of parts)
  test(`a whole game of ${game} without a network, closed in the middle, in ${language}`, async ({
    invite,
  }) => {
    let player = await invite(language, 'Anna', { installs: true });
    await ready(player);
    await player.page.context().setOffline(true);
    await player.page.reload();
    await playButton(player, game).click();
    await isDeviceTable(player);
    await expect(game === 'vigo' ? bay(player) : board(player)).toBeVisible();
    let moves = 0;
    await playOn(player, moveFromList, () => Promise.resolve(++moves > 8));

    player = await reopen(player);
    expect(await isAsked(player)).toBe(true);
    await playOn(player);
    await expect(result(player)).toBeVisible();

    await menuButton(player, 'table.verify').click();
    await expect(player.page.getByText(player.say('end.deal.device'))).toBeVisible();
    const replayed = player.say('end.deal.replayed').split('{moves}')[0] ?? '';
    await expect(player.page.getByText(replayed)).toBeVisible();
    await inspect(player.page, `offline-end-${game}`);

    await player.page.getByRole('link', { name: player.say('replay.see') }).click();
    await menuButton(player, 'analysis.go').click();
    await expect(player.page.locator('.chances')).toBeVisible({ timeout: 90_000 });
  });
