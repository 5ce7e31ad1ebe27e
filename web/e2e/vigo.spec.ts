// Vigo at the table: whole games, every kind of decision, and every screen by day and by night in both sizes.
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { Key } from './words';
import { changes, draw, isAsked, listButton, menuButton, result, type Language, type Player } from './play';
import { tableFrom } from './positions';
import { expect, inspect, picture, test, tokenOf } from './screen';
import {
  bay,
  chest,
  events,
  field,
  landed,
  lastShip,
  moveByKeys,
  moveByMouse,
  playVigo,
  remembered,
  stock,
  tenCards,
} from './vigoPlay';

const bot = { kind: 'bot', level: 1 } as const;
const vigo = { game: 'vigo' };

async function open(player: Player, position: string, more: Record<string, unknown> = {}): Promise<void> {
  const table = await tableFrom(player, position, [bot, bot], { ...vigo, ...more });
  await player.page.goto(`/table/${table}`);
  await menuButton(player, 'table.start').click();
  await expect(bay(player)).toBeVisible();
  await isAsked(player);
}

const pointsOf = async (player: Player): Promise<string[]> =>
  (await result(player).locator('.points').allTextContents()).map((text) => text.replace(/[^\d−-]/g, ''));

test.describe('a whole game', () => {
  test.skip(({ isMobile }) => isMobile, 'the size does not matter');
  test.setTimeout(300_000);

  test('two people fill up with a bot and play until the sixth ship @desk', async ({ invite }) => {
    const anna = await invite('nl', 'Anna');
    const bert = await invite('de', 'Bert');
    await anna.page.goto('/new/vigo');
    await anna.page.getByText('3', { exact: true }).click();
    await anna.page.getByRole('button', { name: anna.say('new.seat').replace(/\{number\}.*/, '2') }).click();
    await anna.page.getByRole('dialog').getByText(anna.say('new.seat.open')).click();
    await anna.page.keyboard.press('Escape');
    // A bot that ends the game once it is ahead: gentle ones let it go on for long.
    await anna.page.getByRole('button', { name: anna.say('new.seat').replace(/\{number\}.*/, '3') }).click();
    await anna.page.getByRole('dialog').getByText(/\b5: /).click();
    await anna.page.keyboard.press('Escape');
    await anna.page.getByRole('button', { name: anna.say('new.open') }).click();
    await expect(anna.page).toHaveURL(/\/table\//);
    await bert.page.goto(anna.page.url());
    await menuButton(bert, 'table.sit').click();
    await menuButton(anna, 'table.start').click();
    await expect(bay(bert)).toBeVisible();

    const decisions = await Promise.all([playVigo(anna, moveByMouse), playVigo(bert, moveByMouse)]);
    expect(Math.min(...decisions)).toBeGreaterThan(5);
    await expect(anna.page.getByText(anna.say('vigo.end.ships'))).toBeVisible();
    await expect(bert.page.getByText(bert.say('vigo.end.ships'))).toBeVisible();
    expect(await pointsOf(anna)).toEqual(await pointsOf(bert));
    await menuButton(anna, 'table.verify').click();
    await expect(anna.page.getByText(anna.say('end.deal.kept'))).toBeVisible();
  });

  for (const language of ['nl', 'de', 'en', 'fr'] as const)
    test(`without a mouse, in ${language}`, async ({ invite }) => {
      const player = await invite(language, '');
      const { page, say } = player;
      await page.getByRole('button', { name: say('vigo.play') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(say('name.label'))).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bay(player)).toBeVisible();
      await playVigo(player, moveByKeys);
      await expect(result(player).locator('.points').first()).toBeVisible();
    });
});

test('before a move one sees which cards will turn @desk', async ({ invite, isMobile }) => {
  const anna = await invite('en', 'Anna');
  await open(anna, events);
  await inspect(anna.page, 'vigo-before');
  const target = field(anna, 'h4');
  const badges = anna.page.locator('.tilt');
  await (isMobile ? target.tap() : target.hover());
  await expect(badges).toHaveCount(3);
  await expect(target).toHaveAccessibleName(/turns e4, f4,? and g4/);
  await inspect(anna.page, 'vigo-preview');
  if (isMobile) {
    await expect(anna.page.getByText(anna.say('vigo.ask'))).toBeVisible();
    await menuButton(anna, 'app.cancel').tap();
    await expect(badges).toHaveCount(0);
    await target.tap();
    await expect(target).toHaveAttribute('aria-pressed', 'true');
  }
  await changes(anna, () => (isMobile ? target.tap() : target.click()));
  await expect(menuButton(anna, 'vigo.option.take')).toBeVisible();
  await expect(anna.page.getByRole('log')).toContainText('You sail to h4.');
});

test('what is a slip of the finger on a phone is asked for on a desk too, if wanted', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await anna.page.evaluate(() =>
    localStorage.setItem('springtide.settings', JSON.stringify({ confirms: true })),
  );
  await open(anna, events);
  await field(anna, 'd9').click();
  await expect(menuButton(anna, 'app.cancel')).toBeVisible();
  await expect(field(anna, 'd9')).toHaveAttribute('aria-pressed', 'true');
  await anna.page.locator('.options .main').click();
  await expect(anna.page.getByRole('log')).toContainText('You sail to d9.');
});

test('a Dolphin, a Tidal Wave and a Pirate', async ({ invite, isMobile }) => {
  const anna = await invite('de', 'Anna');
  const press = (what: ReturnType<Player['page']['locator']>) => (isMobile ? what.tap() : what.click());
  const play = (nth: number) => changes(anna, () => stock(anna).locator('.lit').nth(nth).click());
  await open(anna, events);
  await play(1);
  await inspect(anna.page, 'vigo-wave');
  await menuButton(anna, 'table.take-back').click();
  await expect(stock(anna).locator('.lit')).toHaveCount(3);
  await play(1);
  const plank = anna.page.locator("[data-line='4']");
  if (isMobile) {
    await plank.tap();
    await inspect(anna.page, 'vigo-wave-asked');
  }
  await changes(anna, () => press(plank));
  await expect(anna.page.getByRole('log')).toContainText('Zeile 4');

  await open(anna, events);
  await play(2);
  await inspect(anna.page, 'vigo-pirate');
  const loot = anna.page.locator('.loot button');
  await expect(loot).toHaveCount(8);
  if (isMobile) await loot.nth(2).tap();
  await changes(anna, () => press(loot.nth(2)));
  await expect(stock(anna).getByRole('button', { name: 'Weißes Mittelstück mit Ring' })).toBeVisible();

  await open(anna, events);
  await play(0);
  if (isMobile) await field(anna, 'a9').tap();
  await changes(anna, () => press(field(anna, 'a9')));
  await expect(anna.page.getByRole('log')).toContainText('Delfin');
});

test('a chest is built, and its value told @phone', async ({ invite }) => {
  const anna = await invite('fr', 'Anna');
  await open(anna, chest);
  const dialog = anna.page.getByRole('dialog');
  const with460 = (key: Key): string => anna.say(key).replace('{value}', '460');
  const part = (name: string): Locator =>
    dialog.getByRole('button', { name: new RegExp(`^${anna.say(`vigo.card.${name}` as Key)}`, 'i') });
  await inspect(anna.page, 'vigo-chest');
  await anna.page.getByRole('button', { name: with460('vigo.chest.build') }).click();
  await expect(dialog.getByText('460 points', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('list', { name: anna.say('vigo.chest.reasons') })).toHaveText(
    new RegExp(
      [
        '180',
        anna.say('vigo.reason.VG-CHE-3'),
        '\\+50',
        anna.say('vigo.reason.VG-CHE-4'),
        '\\+230',
        anna.say('vigo.reason.VG-CHE-5').replace('{times}', '2'),
      ].join('\\s*'),
    ),
  );
  await inspect(anna.page, 'vigo-builder');
  await part('green key').click();
  await expect(dialog.getByText('320 points', { exact: true })).toBeVisible();
  await part('blue left lid').click();
  await expect(part('red left lid')).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText('280 points', { exact: true })).toBeVisible();
  const needed = part('blue right lid');
  await expect(needed).toHaveAttribute('aria-disabled', 'true');
  await needed.click({ force: true });
  await expect(dialog.getByText('280 points', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '460' }).first().click();
  await changes(anna, () => dialog.getByRole('button', { name: with460('vigo.chest.score') }).click());
  await expect(anna.page.getByRole('log')).toContainText(
    anna.say('vigo.you.finish chest.cards').replace('{cards}.', anna.say('vigo.card.red left lid')),
  );
  await expect(anna.page.getByRole('log')).toContainText(
    `+${anna.say('table.points').split('|')[1]!.replace('{count}', '460')}`,
  );
  await expect(anna.page.locator('.players')).toContainText('710');
});

test('with ten cards one has to go', async ({ invite, isMobile }) => {
  const anna = await invite('nl', 'Anna');
  await open(anna, tenCards);
  await expect(stock(anna).locator('.lit')).toHaveCount(10);
  await inspect(anna.page, 'vigo-ten');
  await stock(anna)
    .getByRole('button', { name: /^Piraat/ })
    .click();
  await expect(anna.page.locator('.options')).toContainText('Leg terug: Piraat');
  await inspect(anna.page, 'vigo-ten-piraat');
  await anna.page.getByRole('button', { name: 'Leg terug: Piraat' }).click();
  const free = anna.page.locator('.pick.open');
  await expect(free.first()).toBeVisible();
  if (isMobile) await free.first().tap();
  await changes(anna, () => (isMobile ? free.first().tap() : free.first().click()));
  await expect(stock(anna).getByRole('button')).toHaveCount(9);
});

test('a card under the ship, what a card is good for, and what the table remembers', async ({ invite }) => {
  const anna = await invite('fr', 'Anna');
  await open(anna, landed);
  await inspect(anna.page, 'vigo-landed');
  await stock(anna).getByRole('button').first().click();
  await expect(anna.page.getByRole('dialog')).toContainText(anna.say('vigo.help.lid'));
  await inspect(anna.page, 'vigo-card');
  await anna.page.keyboard.press('Escape');
  await listButton(anna).click();
  await inspect(anna.page, 'vigo-moves');
  await anna.page.keyboard.press('Escape');
  await open(anna, remembered, { options: ['players 3', 'set memory-aid on'] });
  await expect(field(anna, 'i8')).toHaveAccessibleName(/Voilier/);
  await draw(anna, 'ships');
  await expect(anna.page.getByText(anna.say('vigo.memory'))).toBeVisible();
  await inspect(anna.page, 'vigo-memory');
});

test('a sail is told, its cards turn, and it can be skipped', async ({ invite }) => {
  const anna = await invite('en', 'Anna', { motion: 'no-preference', pace: 'slow' });
  const { page } = anna;
  await page.clock.install();
  await open(anna, events);
  await page.clock.pauseAt(Date.now() + 60_000); // from here on nothing goes on by itself
  await listButton(anna).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sail to h4' }).press('Enter');
  const caption = page.locator('.caption.shown');
  await expect(caption).toContainText('h4');
  await picture(page, `screenshots/${test.info().project.name}-vigo-turning.png`);
  await page.keyboard.press('Escape');
  await expect(caption).toHaveCount(0);
  await isAsked(anna);
});

test('a spectator sees the bay, and who comes back sees what happened', async ({ invite }) => {
  const anna = await invite('de', 'Anna');
  const eve = await invite('de', 'Eve');
  await open(anna, events);
  await eve.page.goto(anna.page.url());
  await expect(bay(eve)).toBeVisible();
  await expect(eve.page.getByText(eve.say('table.spectator'), { exact: false })).toBeVisible();
  await inspect(eve.page, 'vigo-spectator');
  await moveByMouse(anna);
  while ((await isAsked(anna)) && (await menuButton(anna, 'vigo.option.take').isVisible()))
    await moveByMouse(anna);
  await isAsked(anna);
  await menuButton(anna, 'table.since').click();
  await expect(anna.page.getByText(anna.say('since.frame'))).toBeVisible();
  await inspect(anna.page, 'vigo-since');
  await anna.page.keyboard.press('Escape');
  await expect(listButton(anna)).toBeVisible();
});

test('a table for Vigo, and what is lost of the printed game', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const { page, say } = anna;
  await page.goto('/new/vigo');
  await expect(page.getByText(say('vigo.new.lost.hint'))).toBeHidden();
  await page.getByText(say('new.more')).click();
  await expect(page.getByText(say('vigo.new.lost.hint'))).toBeVisible();
  await inspect(page, 'vigo-new');
  await page.getByText(say('vigo.new.memory'), { exact: true }).click();
  await expect(page.getByRole('switch', { name: say('vigo.new.memory') })).toBeChecked();
  const bonus = page.getByLabel(say('vigo.new.bonus'));
  await bonus.fill('many');
  await expect(page.getByText(say('vigo.new.bonus.bad'))).toBeVisible();
  await bonus.fill('30');
  const file = (text: string) => ({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles(file('# mine\n2 red left hat\n'));
  await expect(page.getByRole('alert')).toContainText('Line 2');
  const deck = readFileSync('../decks/vigo.txt', 'utf8');
  await picker.setInputFiles(
    file(deck.replace('2 red left lid', '3 red left lid').replace('2 blue left lid', '1 blue left lid')),
  );
  await expect(page.getByText('From your file: mine.txt')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('vigo.new.deck.save') }).click();
  expect((await download).suggestedFilename()).toBe('vigo-deck.txt');
  await page.getByText(say('new.company.friends'), { exact: true }).click();
  await page.getByRole('button', { name: say('new.open') }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText('A lock with a key of its colour: 30 points.')).toBeVisible();
  await inspect(page, 'vigo-room');
  const answer = await page.request.get('/api/tables', {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  });
  const own = (await answer.json()) as { tables: { summary: { options: string[] } }[] };
  expect(own.tables[0]?.summary.options).toEqual(
    expect.arrayContaining(['set lock-key-bonus 30', 'set memory-aid on', 'deck 3 red left lid']),
  );
});

const languages: Language[] = ['nl', 'de', 'en', 'fr'];
for (const language of languages)
  test(`the sixth ship ends the game, in ${language}${language === 'nl' ? ' @desk' : ''}`, async ({
    invite,
    isMobile,
  }) => {
    const anna = await invite(language, 'Anna');
    await open(anna, lastShip);
    await expect(anna.page.getByText(anna.say('vigo.last-ship'))).toBeVisible();
    if (isMobile) await field(anna, 'f4').tap();
    await changes(anna, () => (isMobile ? field(anna, 'f4').tap() : field(anna, 'f4').click()));
    await menuButton(anna, 'vigo.option.take').click();
    await expect(result(anna)).toBeVisible();
    await expect(anna.page.getByText(anna.say('vigo.end.ships'))).toBeVisible();
    await inspect(anna.page, `vigo-result-${language}`);
  });
