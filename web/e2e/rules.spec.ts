// The rules: on their page, from a card of the hand, and from a refusal at the table.
import { board, isAsked, menuButton, moveFromList, shared, type Player } from './play';
import { sinking, tableFrom } from './positions';
import { expect, inspect, test } from './screen';

const bot = { kind: 'bot', level: 1 } as const;

async function begin(player: Player, position = ''): Promise<void> {
  await player.page.goto(`/table/${await tableFrom(player, position, [bot])}`);
  await menuButton(player, 'table.start').click();
  await expect(board(player)).toBeVisible();
  await isAsked(player);
}

test('the rules of both games have a page, and every rule an address @desk', async ({ invite }) => {
  test.setTimeout(180_000); // axe reads long pages
  const anna = await invite('fr', '');
  const { page, say } = anna;
  await page
    .getByRole('link', { name: say('rules.open') })
    .first()
    .click();
  await expect(page).toHaveURL('/rules/vineta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les règles de Vineta');
  await inspect(page, 'rules-vineta');

  await page.goto('/rules/vineta#VN-SCO-3');
  const rule = page.locator('#VN-SCO-3');
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await rule.locator('.see a').first().click();
  await expect(page).toHaveURL('/rules/vineta#ED-4');
  await expect(page.locator('#ED-4')).toBeFocused();

  await page.goto('/rules/vigo#VG-CHE-1');
  await expect(page.locator('#VG-CHE-1')).toBeFocused();
  await inspect(page, 'rules-vigo');
});

test('a card of the hand explains itself, by keyboard and by a long press', async ({ invite }) => {
  const anna = await invite('fr', 'Anna');
  const { page, say } = anna;
  await begin(anna);
  const hand = page.getByRole('region', { name: say('table.hand') });
  const explain = page.getByRole('button', { name: say('vineta.rules.cards') });
  for (let moves = 0; moves < 40 && !(await explain.isVisible()); ++moves) {
    await moveFromList(anna);
    await isAsked(anna);
  }
  await explain.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /^VN-|Lien vers la règle VN-/ }).first()).toBeVisible();
  await inspect(page, 'rules-card');
  const others = dialog.getByRole('list', { name: say('vineta.rules.cards.hand') }).getByRole('button');
  const second = (await others.nth(1).getAttribute('aria-label')) ?? '';
  await others.nth(1).press('Enter');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(second);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const card = hand.locator('.lit').first();
  await card.hover();
  await page.mouse.down();
  await expect(dialog).toBeVisible();
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(hand.locator('.lit').first()).toBeVisible(); // nothing was chosen
  await expect(hand.locator('.laid')).toHaveCount(0);
});

test('the rules of a table are one step away, and so is the way back', async ({ invite }) => {
  const anna = await invite('fr', 'Anna');
  const { page, say } = anna;
  await begin(anna);
  const table = page.url();
  await page.getByRole('link', { name: say('rules.open') }).click();
  await expect(page).toHaveURL('/rules/vineta');
  await page.getByRole('button', { name: say('table.previous') }).click();
  await expect(page).toHaveURL(table);
  await expect(board(anna)).toBeVisible();
});

test('a refusal tells its rule without leaving the game @desk', async ({ invite }) => {
  const anna = await invite('fr', 'Anna');
  const { page, say } = anna;
  // What she sends is replaced on its way: a new row against a district that does not lie by the sea.
  await page.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) =>
      server.send(String(message).replace(/p1 flood 2 (start|add) \w+/, 'p1 flood 2 start R2')),
    );
  });
  await begin(anna, sinking);
  await moveFromList(anna);
  await expect(page.getByRole('alert')).toContainText(shared('fr', 'reason.not-coast'));
  const why = page.getByRole('button', { name: say('rules.why').replace('{id}', 'VN-MAP-2') });
  await why.click();
  await expect(page.getByRole('dialog').locator('#VN-MAP-2')).toBeVisible();
  await inspect(page, 'rules-refusal');
  await page.keyboard.press('Escape');
  await expect(board(anna)).toBeVisible();
});
