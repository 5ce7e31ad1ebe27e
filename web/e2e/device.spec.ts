// Several people at one device: a curtain falls before somebody else's cards are shown.
import type { Locator } from '@playwright/test';
import { board, draw, listButton, type Player } from './play';
import { tableFrom } from './positions';
import { expect, inspect, test } from './screen';

// Hands that have nothing in common, so that a card on the screen says whose it is.
const hands = `game vineta
players 2
phase choose
round 1
turn 2
houses G0 amber 2, ice 2
houses R2 rest
row G1 by p2: p2 1
p1 hand flood 2, flood 2, calm sea, panic, rescue, quarantine, relocation
p2 hand flood 1, flood 1, flood 3, flood 4, one more, one less, intervention
p1 tribe amber
p1 district G0
p2 tribe ice
p2 district R2`;
const cards = {
  Anna: ['flood 2', 'calm sea', 'panic', 'rescue', 'quarantine', 'relocation'],
  Bert: ['flood 1', 'flood 3', 'flood 4', 'one more', 'one less', 'intervention'],
} as const;
type Name = keyof typeof cards;

const curtain = ({ page }: Player): Locator => page.locator('dialog.curtain');
const fill = (text: string, name: string): string => text.replace('{name}', name);
const open = ({ page, say }: Player, name: string): Locator =>
  page.getByRole('button', { name: fill(say('device.show'), name) });
/** The names of cards anywhere in the document, seen or not, but for the log of what all have seen. */
const textOf = ({ page }: Player): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[role=log], script').forEach((each) => each.remove());
    return copy.innerHTML;
  });

/** One move out of the list; the curtain may fall at once. */
async function moveFromList(player: Player): Promise<void> {
  const list = player.page.locator('dialog:not(.curtain)');
  const options = list.getByRole('listitem').getByRole('button');
  await listButton(player).press('Enter');
  await options.nth(Math.floor((await options.count()) / 2)).press('Enter');
  await expect(list).toBeHidden();
}

async function expectNoneOf(player: Player, name: Name): Promise<void> {
  const html = await textOf(player);
  const found = cards[name].filter((card) => html.includes(player.say(`vineta.card.${card}`)));
  expect(found, `cards of ${name} in the document`).toEqual([]);
}
async function expectCovered(player: Player, name: Name): Promise<void> {
  await expect(curtain(player)).toBeVisible();
  await expect(curtain(player)).toContainText(fill(player.say('device.pass'), name));
  await expect(player.page.locator('.hand')).toHaveCount(0);
  await expectNoneOf(player, 'Anna');
  await expectNoneOf(player, 'Bert');
}
/** Remembers every hand that was ever in the document, however short. */
const watchHands = ({ page }: Player): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHands: seen });
    new MutationObserver(() => {
      const isCovered = document.querySelector('dialog.curtain') !== null;
      document.querySelectorAll('.hand').forEach((hand) => isCovered && seen.add(hand.textContent));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
const seenBehindCurtain = ({ page }: Player): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seenHands: Set<string> }).seenHands]);

test('two people pass the device, and never see each other’s cards @phone', async ({ invite }) => {
  const anna = await invite('de', 'Anna');
  const { page, say } = anna;
  await watchHands(anna);
  await page.goto(
    `/table/${await tableFrom(anna, hands, [{ kind: 'player', name: 'Bert' } as { kind: 'player' }])}`,
  );
  await page.getByRole('button', { name: say('table.start') }).click();

  await expectCovered(anna, 'Anna');
  await page.keyboard.press('Escape'); // opens no curtain
  await expectCovered(anna, 'Anna');
  await inspect(page, 'device-curtain');
  await expect(board(anna)).toBeAttached();

  await open(anna, 'Anna').press('Enter');
  await expect(page.locator('.hand .lit').first()).toBeVisible();
  await expectNoneOf(anna, 'Bert');
  expect(await textOf(anna)).toContain(say('vineta.card.panic')); // a card that is there is found
  await inspect(page, 'device-hand');

  // Another look at the page begins behind the curtain.
  await page.reload();
  await expectCovered(anna, 'Anna');
  await open(anna, 'Anna').click();
  await page.getByRole('button', { name: say('device.cover') }).click();
  await expectCovered(anna, 'Anna');
  await open(anna, 'Anna').click();

  await moveFromList(anna);
  await expectCovered(anna, 'Bert');
  await open(anna, 'Bert').click();
  await expect(page.locator('.hand .lit').first()).toBeVisible();
  await expectNoneOf(anna, 'Anna');
  expect(await seenBehindCurtain(anna)).toEqual([]);

  // What was chosen in secret is not in the log either.
  const log = page.getByRole('log');
  await expect(log).toContainText(say('vineta.log.chosen').replace('{names}', 'Anna'));
  for (const card of cards.Anna) await expect(log).not.toContainText(say(`vineta.card.${card}`));
});

test('cards that all see are played without a curtain, and hands stay covered', async ({ invite }) => {
  const anna = await invite('de', 'Anna');
  const { page } = anna;
  await page.goto(
    `/table/${await tableFrom(anna, hands, [{ kind: 'player', name: 'Bert' } as { kind: 'player' }])}`,
  );
  await page.getByRole('button', { name: anna.say('table.start') }).click();
  let played = 0;
  for (let moves = 0; moves < 14; ++moves) {
    await expect(curtain(anna).or(listButton(anna)).first()).toBeVisible();
    if (await curtain(anna).isVisible()) {
      await curtain(anna).getByRole('button').first().click();
      await expect(curtain(anna)).toBeHidden();
    } else if ((await page.locator('.hand').count()) === 0) {
      ++played;
      if (played === 1) await inspect(page, 'device-play');
    }
    await moveFromList(anna);
  }
  expect(played).toBeGreaterThan(0);
});

test('a seat is kept for somebody here when a table is set up', async ({ invite }) => {
  const anna = await invite('de', 'Anna');
  const { page, say } = anna;
  await page.goto('/new/vineta');
  await page.getByText('2', { exact: true }).click();
  await page.getByRole('button', { name: say('new.seat').replace(/\{number\}.*/, '2') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('device.chair')).click();
  await dialog.getByLabel(say('device.name')).fill('Bert');
  await inspect(page, 'device-new');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('new.begin') }).click();
  await expect(board(anna)).toBeVisible();
  await draw(anna, 'players');
  const players = page.getByRole('region', { name: say('table.players') });
  await expect(players.getByText('Anna', { exact: true })).toBeVisible();
  await expect(players.getByText('Bert', { exact: true })).toBeVisible();
  // Houses are placed in the open: no curtain, and the cards of both are covered.
  await expect(curtain(anna)).toHaveCount(0);
  await expect(page.locator('.hand')).toHaveCount(0);
  await moveFromList(anna);
  await expect(listButton(anna)).toBeVisible();
  await expect(open(anna, 'Bert').or(open(anna, 'Anna'))).toBeVisible();
});

test('Vigo has no secrets: the device goes around without a curtain @desk', async ({ invite }) => {
  const anna = await invite('de', 'Anna');
  const { page, say } = anna;
  const bert = { kind: 'player', name: 'Bert' } as { kind: 'player' };
  await page.goto(`/table/${await tableFrom(anna, '', [bert], { game: 'vigo' })}`);
  await page.getByRole('button', { name: say('table.start') }).click();
  for (let moves = 0; moves < 6; ++moves) {
    await expect(listButton(anna)).toBeVisible();
    await expect(curtain(anna)).toHaveCount(0);
    await moveFromList(anna);
  }
});
