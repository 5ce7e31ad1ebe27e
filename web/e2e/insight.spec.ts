// What one's own games show: looked at by the engine of the browser, kept there, and from every figure to the moments behind it.
import type { Page } from '@playwright/test';
import { randomFrom, simulated } from '../src/insight/simulated';
import type { Digest } from '../src/state/digests';
import { finishedTable } from './finished';
import type { Player } from './play';
import { expect, inspect, test } from './screen';

type Kept = Omit<Digest, 'choices'> & { choices: unknown[][] };
const packed = ({ choices, ...rest }: Digest): Kept => ({
  ...rest,
  choices: choices.map(({ move, round, loss, error, stake, aspects }) => [
    ...[move, round, loss, error, stake],
    ...aspects,
  ]),
});
const key = 'springtide.insight.vineta';
const keep = (page: Page, kept: readonly Kept[]): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(kept)] as const);
const kept = async (page: Page): Promise<Kept[]> =>
  JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? '[]') as Kept[];

const formOf = (text: string, count: number): string =>
  (text.split('|')[count === 1 ? 0 : 1] ?? text).replaceAll('{count}', String(count));
const panel = ({ page, say }: Player, name: Parameters<Player['say']>[0]) =>
  page.getByRole('region', { name: say(name), exact: true });

test('own games are looked at on the device, and lead back to their moments @desk', async ({ invite }) => {
  // A game that was played at a server and saved, in a browser that knows no server: twice.
  const ben = await invite('en', 'Ben');
  const there = await finishedTable(ben);
  const journal = await (await ben.page.request.get(`/api/tables/${there}/journal`)).text();
  const anna = await invite('en', '');
  const { page, say } = anna;
  for (const name of ['one.txt', 'two.txt']) {
    await page.goto('/replay');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(journal) });
    await expect(page).toHaveURL(/\/table\/device-/);
  }

  await page.goto('/');
  await page.getByRole('link', { name: say('insight.title') }).click();
  await expect(page).toHaveURL('/insight/vineta');
  await expect(page.getByText(say('insight.none'))).toBeVisible();
  await page.getByRole('button', { name: formOf(say('insight.go'), 2) }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The first is done and stays done, whatever becomes of the second.
  await expect(page.getByText(formOf(say('insight.known'), 1))).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: say('insight.stop') }).click();
  await expect(page.getByRole('button', { name: formOf(say('insight.go'), 1) })).toBeVisible();
  await expect(page.getByText(formOf(say('insight.few'), 5))).toBeVisible();
  await inspect(page, 'insight-few');

  const [digest] = await kept(page);
  const here = digest!.table;
  expect(digest).toMatchObject({ seat: 'p1', players: 2, login: '' });
  expect(digest!.choices.length).toBeGreaterThan(10);
  const rounds = digest!.choices.map(([, round]) => Number(round));
  expect([...rounds].sort((a, b) => a - b)).toEqual(rounds);
  expect(new Set(rounds)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));

  // As if there were more such games.
  const more = Array.from({ length: 5 }, (_, i) => ({ ...digest!, table: `copy-${i}`, ended: i + 1 }));
  await keep(page, [digest!, ...more]);
  await page.reload();
  await panel(anna, 'vineta.decision.card')
    .getByRole('button', { name: say('vineta.card.flood 2') })
    .press('Enter');
  const moment = panel(anna, 'vineta.decision.card').getByRole('listitem').getByRole('link').first();
  const address = (await moment.getAttribute('href')) ?? '';
  expect(address).toMatch(new RegExp(`^/replay/${here}#\\d+$`));
  await moment.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('slider', { name: say('replay.slider') })).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('what stands out is told with its interval, and nothing of few games @phone', async ({ invite }) => {
  const anna = await invite('de', '');
  const { page, say } = anna;
  const games = simulated(randomFrom(3), 60, {
    ...{ lost: 0.2, spread: 0.05 },
    more: ({ aspects: [, card] }) => (card === 'rare' ? 0.4 : 0),
  });
  const named = games.map((game) => ({
    ...game,
    ended: Date.UTC(2026, 9, 1) + 86_400_000 * game.ended,
    choices: game.choices.map((choice) => ({
      ...choice,
      aspects: [choice.aspects[0] ?? null, choice.aspects[1] === 'rare' ? 'panic' : 'flood 2'],
    })),
  }));
  await keep(page, named.slice(0, 4).map(packed));
  await page.goto('/insight/vineta');
  await expect(page.getByText(formOf(say('insight.few'), 5))).toBeVisible();
  await expect(panel(anna, 'insight.out')).toHaveCount(0);

  await keep(page, named.reverse().map(packed));
  await page.reload();
  const out = panel(anna, 'insight.out');
  await expect(out.getByRole('heading', { name: say('insight.worse') })).toBeVisible();
  await expect(out).toContainText(`${say('vineta.decision.card')}: ${say('vineta.card.panic')}`);
  await inspect(page, 'insight');
  const show = out.getByRole('button', { name: new RegExp(say('vineta.card.panic')) });
  await show.press('Enter');
  await expect(out.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/replay\/t\d+#\d+$/,
  );
  await panel(anna, 'insight.results')
    .getByRole('button', { name: say('insight.all') })
    .press('Enter');
  await expect(panel(anna, 'insight.results').getByRole('link', { name: say('told.title') })).toHaveCount(10);
  await inspect(page, 'insight-open');
});
