// Studies: from a finished game to what might have been, without a network, by pointing and by keyboard alone.
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { finishedTable } from './finished';
import { installed } from './offlinePlay';
import { board, listButton, moveFromList, type Language, type Player } from './play';
import { expect, inspect, test } from './screen';

const example = (name: string): string => `../tests/fuzz/corpus/record/${name}.txt`;
const slider = ({ page, say }: Player): Locator => page.getByRole('slider', { name: say('replay.slider') });
const panel = ({ page, say }: Player): Locator => page.getByRole('region', { name: say('study.title') });
const choices = (player: Player): Locator => panel(player).locator('.answer .choice');
/** Those that lead to no move which is there already, as the game's is. */
const otherChoices = (player: Player): Locator => panel(player).locator('.answer .choice:not(.known)');
const readings = (player: Player): Locator => panel(player).locator('.readings');
/** What is said of the branch that is shown; what it is worth comes later. */
const current = (player: Player): Locator => panel(player).locator('[aria-current=step] .words');
const rounds = async (player: Player): Promise<number> =>
  Number((await panel(player).locator('[data-rounds]').getAttribute('data-rounds')) ?? 0);

/** A game from a file, looked at again in its middle. */
async function watched(player: Player, name: string, moment: string): Promise<void> {
  await player.page.goto('/replay');
  await player.page.locator('input[type=file]').setInputFiles(example(name));
  await expect(slider(player)).toBeVisible();
  await slider(player).fill(moment);
}
const whatIf = ({ page, say }: Player): Promise<void> =>
  page.getByRole('button', { name: say('study.whatif') }).click();

/** Everything is kept in this browser, and then there is no network. */
async function offline(player: Player): Promise<void> {
  await installed(player);
  await player.page.context().setOffline(true);
}

const first: { language: Language; tag: string; moment: string }[] = [
  { language: 'nl', tag: '@desk', moment: '60' },
  { language: 'de', tag: '@phone', moment: '40' },
];
for (const { language, tag, moment } of first)
  test(`a finished game is studied without a network, in ${language} ${tag}`, async ({ invite }) => {
    const anna = await invite(language, '', { installs: true });
    const { page, say } = anna;
    await offline(anna);
    await watched(anna, 'whole', moment);
    await whatIf(anna);
    await expect(page).toHaveURL(/\/study\/own-\w+$/);
    await expect(board(anna)).toBeVisible();

    // The answer comes by itself, and grows.
    await expect(choices(anna).first()).toBeVisible();
    await expect.poll(() => rounds(anna)).toBeGreaterThan(200);
    const before = await current(anna).textContent();

    // Another move than the game's is a variation of its own, and has its answer.
    await otherChoices(anna).last().click();
    await expect(current(anna)).not.toHaveText(before ?? '');
    await expect(panel(anna).locator('.led')).not.toBeEmpty();
    await expect(panel(anna).locator('ol ol')).not.toHaveCount(0);

    // What the seat has reason to think of the others, as figures that a table reads out.
    await readings(anna).locator('summary').click();
    await expect(readings(anna).getByRole('table', { name: say('vineta.facet.tribe') })).toBeVisible();
    await expect(readings(anna).getByRole('cell').last()).toHaveText(/^\d+\s?%$/);
    await inspect(page, 'study');

    // What is written to it is text, and is there after a reload.
    await page.getByText(say('study.notes'), { exact: true }).click();
    await page.getByLabel(say('study.comment')).fill('<b>Aha!</b>\nsecond');
    await page.getByRole('button', { name: say('study.notes.keep') }).click();
    await expect(panel(anna).locator('.comment')).toHaveText('<b>Aha!</b>\nsecond');
    const here = await current(anna).textContent();
    await page.reload();
    await expect(current(anna)).toHaveText(here ?? '');
    await expect(panel(anna).locator('.comment')).toHaveText('<b>Aha!</b>\nsecond');

    // As a file, and from a file; a bad one says what is wrong, and where.
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('study.save') }).click();
    const text = readFileSync(await (await saving).path(), 'utf8');
    expect(text).toContain('comment <b>Aha!</b>\ncomment second\n');
    await page.getByRole('link', { name: say('study.all') }).click();
    await inspect(page, 'study-open');
    const bring = (content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.study', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await bring(text.replace('comment second', 'remark second'));
    const line = text.split('\n').indexOf('comment second') + 1;
    await expect(page.getByRole('status').getByText(`line ${line}:`)).toBeVisible();
    await bring(text);
    await expect(panel(anna)).toBeVisible();
  });

test('a study by keyboard alone, with everything open, in English @desk', async ({ invite }) => {
  const anna = await invite('en', '');
  const { page, say } = anna;
  await watched(anna, 'whole', '60');
  await page.getByRole('button', { name: say('study.whatif') }).press('Enter');
  await expect(listButton(anna)).toBeVisible();
  await moveFromList(anna);
  await expect(panel(anna).locator('ol ol')).not.toHaveCount(0);
  const there = await current(anna).textContent();
  await page.locator('body').press('ArrowLeft');
  await expect(current(anna)).not.toHaveText(there ?? '');
  await page.locator('body').press('ArrowRight');
  await page.locator('body').press('ArrowDown');
  await expect(current(anna)).toHaveText(there ?? '');

  // Back at the decision, with everything open.
  await page.locator('body').press('ArrowLeft');
  await page.getByRole('radio', { name: say('study.eyes.open') }).press('Space');
  await expect(
    page.getByRole('region', { name: say('vineta.replay.hands') }).getByRole('article'),
  ).toHaveCount(2);
  const title = say('study.answer.open').split('{name}').at(-1)?.trim() ?? '';
  await expect(panel(anna).getByRole('heading', { level: 3 }).filter({ hasText: title })).toBeVisible();
  await expect(readings(anna)).toHaveCount(0);
  await inspect(page, 'study-open-cards');
});

test('a study of Vigo, where chance decides, in French @phone', async ({ invite }) => {
  const anna = await invite('fr', '');
  const { page, say } = anna;
  await watched(anna, 'vigo', '3');
  await whatIf(anna);
  await expect(choices(anna).first()).toBeVisible();
  await page.getByRole('button', { name: say('table.previous') }).click();
  const draw = page.getByRole('button', { name: say('study.draw') });
  for (let steps = 0; steps < 6 && (await draw.count()) === 0; ++steps) {
    const before = await current(anna).textContent();
    await choices(anna).first().click();
    await expect(current(anna)).not.toHaveText(before ?? '');
  }
  await draw.click();
  await expect(draw).toHaveCount(0);
  await expect(choices(anna).first()).toBeVisible();
  await readings(anna).locator('summary').click();
  await expect(readings(anna).getByRole('table', { name: say('vigo.facet.sort') })).toBeVisible();
  await inspect(page, 'study-vigo');
});

test('a study is shared by a link, set up by hand and played on, in English @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const { page, say } = anna;
  await watched(anna, 'whole', '60');
  await whatIf(anna);
  await expect(choices(anna).first()).toBeVisible();
  await page.getByRole('button', { name: say('study.share'), exact: true }).click();
  const link = await panel(anna).locator('.link a').getAttribute('href');

  // Somebody else has a copy, which is that one's own.
  const ben = await invite('en', '');
  await ben.page.goto(link ?? '');
  await expect(ben.page).toHaveURL(/\/study\/own-\w+$/);
  await expect(panel(ben)).toBeVisible();
  await ben.page.goto(`${link}x`);
  await expect(ben.page.getByText(say('study.gone'))).toBeVisible();

  // A house goes to another district, by keys; a position that cannot be says so.
  await page.getByRole('button', { name: say('study.setup'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const house = dialog.locator('[data-pile=Y0] .thing').first();
  await house.press('Enter');
  await dialog.locator('[data-pile=R0] .put').press('Enter');
  await expect(dialog.getByText(say('study.setup.good'))).toBeVisible();
  await inspect(page, 'study-setup');
  const lines = dialog.getByLabel(say('study.setup.lines'));
  const good = await lines.inputValue();
  await lines.fill(good.replace(/^round \d+$/m, 'round 99'));
  await expect(dialog.getByText(/line \d+: round/)).toBeVisible();
  await lines.fill(good);
  await dialog.getByRole('button', { name: say('study.setup.start') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel(anna)).toBeVisible();

  await page.getByRole('button', { name: say('study.play.bots') }).click();
  await expect(page).toHaveURL(/\/table\/device-/);
  await expect(board(anna)).toBeVisible();

  // What is shared stands in a list until it is shared no more; a position can be set up there as well.
  await page.goto('/study');
  const shared = page.getByRole('region', { name: say('study.shared.title') });
  await expect(shared.getByRole('listitem')).toHaveCount(1);
  await inspect(page, 'study-shared');
  await shared.getByRole('button', { name: /no more$/ }).click();
  await expect(shared).toHaveCount(0);
  await ben.page.goto(link ?? '');
  await expect(ben.page.getByText(say('study.gone'))).toBeVisible();
  for (const game of ['Vineta', 'Vigo']) {
    await page.goto('/study');
    await page.getByRole('radio', { name: game }).press('Space');
    await page.getByRole('button', { name: say('study.setup'), exact: true }).click();
    await expect(dialog.getByText(say('study.setup.good'))).toBeVisible();
    await dialog.getByRole('button', { name: say('study.setup.start') }).click();
    await expect(choices(anna).first()).toBeVisible();
  }
});

test('from the result of a game to its last decision and the answer, in Dutch @phone', async ({ invite }) => {
  const anna = await invite('nl', 'Anna');
  await anna.page.goto(`/table/${await finishedTable(anna)}`);
  await whatIf(anna);
  await expect(choices(anna).first()).toBeVisible();
  const before = await current(anna).textContent();
  await choices(anna).last().click();
  await expect(current(anna)).not.toHaveText(before ?? '');
});

test('three taps from a game to the answer, on a slow phone without a network @timing', async ({
  invite,
}) => {
  const anna = await invite('nl', '', { installs: true, viewport: { width: 360, height: 740 } });
  const { page } = anna;
  await offline(anna);
  await watched(anna, 'whole', '60');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const begun = Date.now();
  await whatIf(anna);
  await choices(anna).nth(1).click();
  await expect(panel(anna).locator('.led')).not.toBeEmpty();
  expect(Date.now() - begun).toBeLessThan(2000);
});
