// Watching a game again: by its link, from a file, from any moment, through anybody's eyes.
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { board, draw, isAsked, menuButton, words, type Player } from './play';
import { finishedTable } from './finished';
import { tableFrom } from './positions';
import { expect, inspect, test } from './screen';

const bot = { kind: 'bot', level: 1 } as const;
const example = (name: string): string => `../tests/fuzz/corpus/record/${name}.txt`;
const slider = ({ page, say }: Player): Locator => page.getByRole('slider', { name: say('replay.slider') });
const told = ({ page, say }: Player): Locator =>
  page.getByRole('region', { name: say('replay.title') }).getByRole('status');
const momentText = ({ say }: Player, n: number, m: number): string =>
  say('replay.at').replace('{n}', String(n)).replace('{m}', String(m));

test('a finished game is watched by its link, from any moment @desk', async ({ invite }) => {
  test.setTimeout(120_000);
  const anna = await invite('nl', 'Anna');
  const { page, say } = anna;
  const table = await finishedTable(anna);

  // From the past games.
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: say('home.mine.more') }).click();
  await page.getByRole('link', { name: say('replay.see') }).click();
  await expect(page).toHaveURL(`/replay/${table}`);
  await expect(board(anna)).toBeVisible();
  const steps = Number(await slider(anna).getAttribute('max')) + 1;
  expect(steps).toBeGreaterThan(60);

  // By keys, to the second round, and by the slider.
  await page.keyboard.press('ArrowRight');
  await expect(slider(anna)).toHaveValue('1');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.getByText(`${say('vineta.table.round').replace('{round}', '2')}`)).toBeVisible();
  await slider(anna).fill(String(Math.floor(steps / 2)));
  const half = await told(anna).textContent();
  await page.clock.runFor(1000); // the address follows when nobody pulls any more
  await expect(page).toHaveURL(/#\d+$/);

  // The link to this moment, for somebody else.
  const bert = await invite('nl', '');
  await bert.page.goto(await page.evaluate(() => location.href));
  await expect(told(bert)).toHaveText(half ?? '');
  await expect(slider(bert)).toHaveValue(String(Math.floor(steps / 2)));

  // It plays by itself, and can be stopped.
  await page.getByRole('combobox', { name: say('replay.speed') }).selectOption('4');
  await page.getByRole('button', { name: say('replay.play') }).click();
  await expect.poll(async () => Number(await slider(anna).inputValue())).toBeGreaterThan(steps / 2 + 2);
  await page.getByRole('button', { name: say('replay.pause') }).click();
  const stopped = await slider(anna).inputValue();
  await page.clock.runFor(5000);
  expect(await slider(anna).inputValue()).toBe(stopped);

  await slider(anna).fill(String(steps - 1));
  await expect(told(anna)).toContainText('Anna');
  // How a round ended stands behind its line of the log.
  await draw(anna, 'log');
  await expect(page.getByRole('log').getByRole('heading').last()).toContainText('8'); // it has come along
  const line = page.getByRole('log').getByRole('button').last();
  const sunk = await line.textContent();
  await line.click();
  const ending = page.getByRole('dialog');
  await expect(ending.getByRole('listitem')).not.toHaveCount(0);
  const title = (await ending.getByRole('heading', { level: 2 }).textContent()) ?? '';
  expect(sunk).toContain(title.replace(/^.*: /, '').split(' zinkt')[0]);
  await page.keyboard.press('Escape');
  await inspect(page, 'replay-end');
});

test('through somebody’s eyes nobody else’s cards can be found', async ({ invite }) => {
  const anna = await invite('nl', '');
  const { page, say } = anna;
  await page.goto('/replay');
  await inspect(page, 'replay-open');
  await page.locator('input[type=file]').setInputFiles(example('whole'));
  await expect(board(anna)).toBeVisible();
  await slider(anna).fill('120');
  const hands = page.getByRole('region', { name: say('vineta.replay.hands') });
  await expect(hands.getByRole('article')).toHaveCount(2);
  await inspect(page, 'replay-open-cards');

  await page.getByText('random bot', { exact: true }).and(page.locator('.label')).first().click();
  await expect(hands.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(/random bot toen niet kon zien/)).toBeVisible();
  await inspect(page, 'replay-seat');
});

test('a record is opened from a file, by choosing or by dropping it @desk', async ({ invite }) => {
  const anna = await invite('nl', '');
  const { page, say } = anna;
  await page.goto('/replay');
  const input = page.locator('input[type=file]');
  const field = page.getByRole('group', { name: say('replay.open.choose') });
  const alert = page.getByText(say('replay.bad'));

  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('dear diary') });
  await expect(alert).toBeVisible();
  const record = readFileSync(example('whole'), 'utf8');
  const forged = record.replace(/p1 place .*/, 'p1 place moon G0');
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(forged) });
  await expect(alert).toBeVisible();
  await inspect(page, 'replay-bad');

  const files = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    return data;
  }, record);
  await field.dispatchEvent('drop', { dataTransfer: files });
  await expect(board(anna)).toBeVisible();
  const moves = record.split('\n\n')[1]?.trim().split('\n').length ?? 0;
  await page.keyboard.press('End');
  await expect(told(anna)).toContainText(momentText(anna, moves, moves));
  await expect(told(anna)).toContainText('20 punten');
  await draw(anna, 'chances');
  await page.getByRole('button', { name: say('replay.another') }).click();
  await expect(field).toBeVisible();
});

test('a game of Vigo can be watched, too', async ({ invite }) => {
  const anna = await invite('nl', '');
  const { page, say } = anna;
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(example('vigo'));
  await expect(page.getByRole('group', { name: say('vigo.board') })).toBeVisible();
  const last = Number(await slider(anna).getAttribute('max'));
  await slider(anna).fill(String(Math.floor(last / 2)));
  await expect(told(anna)).not.toHaveText('');
  await inspect(page, 'replay-vigo');
});

test('a game that cannot be watched says why @desk', async ({ invite }) => {
  const anna = await invite('nl', 'Anna');
  const say = words('nl');
  await anna.page.goto('/replay/nothere');
  await expect(anna.page.getByText(say('replay.missing'))).toBeVisible();
  const table = await tableFrom(anna, '', [bot]);
  await anna.page.goto(`/replay/${table}`);
  await expect(anna.page.getByText(say('replay.not-over'))).toBeVisible();
  await anna.page.goto(`/table/${table}`);
  await menuButton(anna, 'table.start').click();
  await isAsked(anna);
  await anna.page.goto(`/replay/${table}`);
  await expect(anna.page.getByText(say('replay.not-over'))).toBeVisible();
  await inspect(anna.page, 'replay-none');
});

test('an analysis that was asked for is there after a reload', async ({ invite }) => {
  test.setTimeout(240_000);
  const anna = await invite('en', 'Anna');
  const { page, say } = anna;
  await page.goto(`/replay/${await finishedTable(anna)}`);
  await expect(board(anna)).toBeVisible();
  await draw(anna, 'chances');
  await page.getByRole('button', { name: say('analysis.go') }).click();
  const chart = page.getByRole('img', { name: new RegExp(say('analysis.chart').split('.')[0] ?? '') });
  await expect(chart).toBeVisible({ timeout: 200_000 });
  await page.reload();
  await expect(board(anna)).toBeVisible();
  await draw(anna, 'chances');
  await expect(chart).toBeVisible();
  await expect(page.getByRole('button', { name: say('analysis.go') })).toHaveCount(0);
});

test('an analysed game shows its chances, and a moment of it is one press away', async ({ invite }) => {
  test.setTimeout(240_000);
  const anna = await invite('nl', 'Anna');
  const { page, say } = anna;
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(example('whole'));
  await expect(board(anna)).toBeVisible();
  await draw(anna, 'chances');
  await page.getByRole('button', { name: say('analysis.go') }).click();
  const chart = page.getByRole('img', { name: new RegExp(say('analysis.chart').split('.')[0] ?? '') });
  await expect(chart).toBeVisible({ timeout: 200_000 });
  const skill = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: say('analysis.skill') }) });
  await expect(skill.getByRole('row')).toHaveCount(1 + (await skill.getByRole('rowheader').count()));
  await expect(skill.getByRole('cell').first()).toHaveText(/^−?\d+ ± \d+$/);
  // Two players, with a tribe and a district each.
  const read = page.getByRole('group', { name: say('analysis.read') });
  await expect(read.getByRole('rowheader')).toHaveCount(4);
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  const picked = Number(await slider(anna).inputValue());
  expect(picked).toBeGreaterThan(20);
  const moment = page.getByRole('button', { name: say('replay.moment') }).first();
  if (await moment.isVisible()) {
    await moment.click();
    await expect(slider(anna)).not.toHaveValue(String(picked));
  }
  await inspect(page, 'replay-chances');
});
