// Every screen of a table, by day and by night, in both sizes: axe, width, and pictures to look at.
import {
  board,
  isAsked,
  listButton,
  menuButton,
  menuEntry,
  moveFromList,
  pointOnce,
  result,
  type Language,
  type Player,
} from './play';
import { lastCard, panic, sinking, tableFrom } from './positions';
import { expect, inspect, picture, test } from './screen';

const bot = { kind: 'bot', level: 1 } as const;
type Chair = typeof bot | { kind: 'open' };

async function open(player: Player, position: string, others: Chair[]): Promise<void> {
  await player.page.goto(`/table/${await tableFrom(player, position, others)}`);
  await menuButton(player, 'table.start').click();
  await expect(board(player)).toBeVisible();
  await isAsked(player);
}

test('the room before the game', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await anna.page.goto(`/table/${await tableFrom(anna, '', [{ kind: 'open' }, bot])}`);
  await expect(menuButton(anna, 'table.start')).toBeDisabled();
  await inspect(anna.page, 'room');
  await anna.page.goto('/table/nothere');
  await expect(anna.page.getByText(anna.say('room.none.title'))).toBeVisible();
  await inspect(anna.page, 'room-none');
});

test('the city is built, a card is chosen @phone', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await open(anna, '', [bot, bot, bot]);
  await inspect(anna.page, 'table-place');
  await listButton(anna).click();
  await inspect(anna.page, 'table-moves');
  await anna.page.keyboard.press('Escape');
  const choosing = anna.page.locator('.hand .lit').first();
  for (let moves = 0; moves < 40 && !(await choosing.isVisible()); ++moves) {
    await moveFromList(anna);
    await isAsked(anna);
  }
  await inspect(anna.page, 'table-choose');
  // Whichever card is raised, the way to what the cards do stays in reach.
  const about = menuButton(anna, 'vineta.rules.cards');
  for (const card of await anna.page.locator('.hand .lit').all()) {
    await card.focus();
    await about.click({ trial: true });
  }
});

test('the own goal lies in view, and goes out of it everywhere by one switch @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const { page, say } = anna;
  await open(anna, '', [bot]);
  const goal = page.getByRole('region', { name: say('vineta.table.goal') });
  const marks = board(anna).locator('.flag');
  const dealt = page.getByRole('log').getByText(/You protect/);
  const hide = menuButton(anna, 'vineta.table.goal.hide');
  await expect(goal).toContainText('Your tribe:');
  await expect(goal).toContainText('Your district:');
  await expect(marks).toHaveCount(1);
  await expect(dealt).toHaveCount(1);
  await expect(board(anna).getByLabel(say('vineta.table.own-district'))).toHaveCount(1);

  await hide.click();
  await expect(hide).toHaveAttribute('aria-pressed', 'true');
  await expect(goal).not.toContainText('Your tribe:');
  await expect(marks).toHaveCount(0);
  await expect(dealt).toHaveCount(0);
  await expect(board(anna).getByLabel(say('vineta.table.own-district'))).toHaveCount(0);
  await inspect(page, 'table-goal-hidden');

  // It is remembered on this device, and a key brings it back.
  await page.reload();
  await expect(board(anna)).toBeVisible();
  await expect(marks).toHaveCount(0);
  await page.keyboard.press('g');
  await expect(marks).toHaveCount(1);
  await expect(dealt).toHaveCount(1);
});

test('a card is carried out @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await open(anna, panic, [bot, bot]);
  await inspect(anna.page, 'table-panic');
  await pointOnce(anna);
  await inspect(anna.page, 'table-panic-house');
  await pointOnce(anna);
  await inspect(anna.page, 'table-panic-where');
});

test('a row points at its district, and the district at its row @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await open(anna, panic, [bot, bot]);
  const row = anna.page.locator("[data-row='G0']");
  const onBoard = board(anna).locator('.pointed.edge');
  await expect(onBoard).toHaveCount(0);
  await row.getByRole('button').first().focus();
  await expect(onBoard).toHaveCount(1);
  await row.getByRole('button').first().blur();
  await expect(onBoard).toHaveCount(0);
  await row.hover();
  await expect(onBoard).toHaveCount(1);
  await anna.page.locator("[data-district='Y0']").focus();
  await expect(anna.page.locator("[data-row='Y0']")).toHaveClass(/pointed/);
  // Sums stand below one another.
  const sums = await anna.page
    .locator('.rows .sum')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
  expect(new Set(sums).size).toBe(1);
});

test('what is said, asked and given up', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const bert = await invite('en', 'Bert');
  const path = `/table/${await tableFrom(anna, '', [{ kind: 'open' }])}`;
  await anna.page.goto(path);
  await bert.page.goto(path);
  await menuButton(bert, 'table.sit').first().click();
  await menuButton(anna, 'table.start').click();
  await expect(board(bert)).toBeVisible();
  const mover = (await listButton(anna).isVisible()) ? anna : bert;
  const other = mover === anna ? bert : anna;
  await isAsked(mover);
  await moveFromList(mover);
  await isAsked(other);
  await (await menuEntry(mover, 'table.ask-undo')).click();
  await expect(menuButton(other, 'table.consent')).toBeVisible();
  await inspect(other.page, 'table-petition');
  await inspect(mover.page, 'table-waits');
  await menuButton(other, 'table.decline').click();
  await (await menuEntry(other, 'table.say')).click();
  await inspect(other.page, 'table-say');
  await other.page.keyboard.press('Escape');
  await (await menuEntry(other, 'table.resign')).click();
  await inspect(other.page, 'table-resign');
});

test('a district sinks before the eyes, and can be skipped @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna', { motion: 'no-preference', pace: 'normal' });
  await anna.page.clock.install();
  await open(anna, sinking, [bot]);
  await anna.page.clock.pauseAt(Date.now() + 60_000); // by itself it would go on for ever
  await moveFromList(anna);
  // The card is laid, then the rows are compared.
  const caption = anna.page.locator('.caption.shown');
  for (let beats = 0; beats < 2; ++beats) {
    const told = await caption.textContent();
    await anna.page.locator('body').press(' ');
    await expect(caption).not.toHaveText(told ?? '');
  }
  const going = anna.page.locator('.sinking');
  await expect(going).toHaveCount(1);
  await picture(anna.page, `screenshots/${test.info().project.name}-table-sinking.png`, { after: 500 });
  await anna.page.keyboard.press('Escape');
  await expect(going).toHaveCount(0);
});

const languages: Language[] = ['nl', 'de', 'en', 'fr'];
for (const language of languages)
  test(`the end, in ${language}${language === 'de' ? ' @desk' : ''}`, async ({ invite }) => {
    const anna = await invite(language, 'Anna');
    await open(anna, lastCard, [bot, bot, bot]);
    await inspect(anna.page, `table-${language}`);
    while (await isAsked(anna)) await moveFromList(anna);
    await expect(result(anna)).toBeVisible();
    await inspect(anna.page, `result-${language}`);
  });
