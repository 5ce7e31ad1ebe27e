// The puzzle of the day: one of each game, answered by pointer and by keyboard, with no table on any server.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listButton, moveFromList, pointOnce, type Player } from './play';
import { expect, inspect, test } from './screen';

interface Answered {
  legal: { kind: string }[];
  values: ({ value: number } | null)[];
}
const puzzle = (name: string): Answered =>
  JSON.parse(readFileSync(`../puzzles/${name}.json`, 'utf8')) as Answered;
const choicesIn = (name: string): number => puzzle(name).values.filter(Boolean).length;

/** Of whatever is opened from here on: the first screen, which looks at the lobby, is left before. */
async function socketsOf(page: Page): Promise<string[]> {
  await page.goto('about:blank');
  const opened: string[] = [];
  page.on('websocket', (socket) => opened.push(socket.url()));
  return opened;
}

const verdict = ({ page }: Player) => page.locator('.verdict');

async function isJudged(player: Player, name: string): Promise<void> {
  const { page, say } = player;
  await expect(verdict(player).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(verdict(player).getByRole('listitem')).toHaveCount(choicesIn(name));
  for (const key of ['puzzle.tag.best', 'puzzle.tag.yours', 'puzzle.tag.played'] as const)
    await expect(verdict(player).getByText(say(key), { exact: true })).toHaveCount(1);
  await expect(page.locator('.pick.open, .lit')).toHaveCount(0);
  // On a desk all is in sight as it is; on a phone the page has gone to the verdict.
  await expect(verdict(player).getByRole('heading', { level: 2 })).toBeInViewport();
  const isScrolled = await page.evaluate(() => scrollY > 0);
  expect(isScrolled).toBe((page.viewportSize()?.width ?? 0) < 900);
}

test('a puzzle of Vineta is answered by pointing, in German @phone', async ({ invite }) => {
  const anna = await invite('de', '');
  const { page, say } = anna;
  const sockets = await socketsOf(page);
  await page.goto('/puzzle/vineta#01');
  await expect(listButton(anna)).toBeVisible();
  await expect(verdict(anna)).toHaveCount(0);
  await inspect(page, 'puzzle-vineta');
  for (let picks = 0; picks < 4 && (await verdict(anna).count()) === 0; ++picks) await pointOnce(anna);
  await isJudged(anna, 'vineta-01');
  await inspect(page, 'puzzle-vineta-verdict');

  await page.getByRole('button', { name: say('puzzle.again') }).click();
  await expect(verdict(anna)).toHaveCount(0);
  await expect(listButton(anna)).toBeVisible();
  await page.goto('/puzzle/vineta#99');
  await expect(page.getByText(say('puzzle.missing'))).toBeVisible();
  expect(sockets).toEqual([]);
});

test('a puzzle of Vigo is answered by keyboard, in French @desk', async ({ invite }) => {
  const anna = await invite('fr', '');
  const { page, say } = anna;
  await page.goto('/puzzle/vigo#01');
  await expect(listButton(anna)).toBeVisible();
  await inspect(page, 'puzzle-vigo');
  await moveFromList(anna);
  await isJudged(anna, 'vigo-01');
  await inspect(page, 'puzzle-vigo-verdict');

  await page.getByRole('link', { name: say('puzzle.another') }).press('Enter');
  await expect(page).toHaveURL('/puzzle/vigo#02');
  await expect(listButton(anna)).toBeVisible();
  await page.goBack();
  await expect(verdict(anna).getByRole('listitem')).toHaveCount(choicesIn('vigo-01')); // it is remembered
});

test('the puzzle of the day is marked once it is answered', async ({ invite }) => {
  const anna = await invite('nl', '');
  const { page, say } = anna;
  const link = page.getByRole('link', { name: say('puzzle.day') });
  await expect(link).toHaveCount(2);
  await link.first().click();
  await expect(page).toHaveURL('/puzzle/vineta');
  await moveFromList(anna);
  await expect(verdict(anna)).toBeVisible();
  await page.getByRole('link', { name: say('app.home') }).click();
  await expect(link.first()).toContainText(say('puzzle.done'));
  await expect(link.last()).not.toContainText(say('puzzle.done'));
});
