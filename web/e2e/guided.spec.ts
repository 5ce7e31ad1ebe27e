// The guided first games, from the first word of the coach to the last, as somebody new plays them.
import type { Locator } from '@playwright/test';
import type { Key } from './words';
import { menuButton, type Language, type Player } from './play';
import { expect, inspect, test } from './screen';

test.setTimeout(240_000);

const coachOf = ({ page, say }: Player): Locator => page.getByRole('region', { name: say('guide.label') });
const wayOf = (player: Player, key: Key): Locator =>
  coachOf(player).getByRole('button', { name: player.say(key), exact: true });

async function begin(language: Language, game: 'vineta' | 'vigo', player: Player): Promise<void> {
  await player.page.getByRole('link', { name: player.say(`${game}.learn`) }).click();
  await expect(player.page).toHaveURL(`/learn/${game}`);
  await expect(player.page.locator('html')).toHaveAttribute('lang', language);
  await expect(coachOf(player)).toBeVisible();
}

const stateOf = ({ page }: Player): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');

/** What is shown by the coach has the focus, and Enter takes it. */
async function doAsShown(player: Player): Promise<void> {
  const { page } = player;
  await wayOf(player, 'guide.show').click();
  await expect(coachOf(player).locator(':focus')).toHaveCount(0); // the coach has handed the focus on
  const before = await stateOf(player);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect.poll(async () => (await stateOf(player)) !== before || (await dialog.isVisible())).toBe(true);
  if (await dialog.isVisible()) await dialog.locator('.main').click();
}

/** Whatever can be picked, where the coach leaves it to the player; false while the others play. */
async function doAnything(player: Player): Promise<boolean> {
  const { page } = player;
  const bar = page.locator('.options .tribe:not([aria-pressed]), .options .main');
  const lit = (await bar.count()) > 0 ? bar : page.locator('.pick.open, .hand .lit, .rows .lit');
  if ((await lit.count()) === 0) {
    await page.waitForTimeout(50);
    return false;
  }
  // What can be picked may have come together with advice.
  await page.waitForTimeout(100);
  for (const key of ['guide.next', 'guide.show', 'guide.next-chapter'] as const)
    if (await wayOf(player, key).isVisible()) return true;
  await lit
    .first()
    .press('Enter', { timeout: 2000 })
    .catch(() => undefined); // or have just played
  await page.waitForTimeout(50);
  return true;
}

const clicked = async (button: Locator): Promise<true> => {
  await button.click();
  return true;
};

/** False if there was nothing to do. */
async function stepOn(player: Player): Promise<boolean> {
  const dialog = player.page.getByRole('dialog'); // it may have opened late
  if (await dialog.isVisible()) return clicked(dialog.locator('.main'));
  for (const key of ['guide.next', 'guide.next-chapter'] as const)
    if (await wayOf(player, key).isVisible()) return clicked(wayOf(player, key));
  if (!(await wayOf(player, 'guide.show').isVisible())) return doAnything(player);
  await doAsShown(player);
  return true;
}

/** Plays until the coach has nothing left to teach; tells the chapters on the way. */
async function learn(player: Player, atChapter: (number: number) => Promise<void>): Promise<number> {
  let last = 0;
  for (let steps = 0; steps < 400;) {
    await expect(coachOf(player)).toBeVisible();
    await expect(player.page.getByText(player.say('guide.astray'))).toHaveCount(0);
    const number = Number(/\d+/.exec(await coachOf(player).getByRole('heading').innerText())?.[0]);
    if (number !== last) await atChapter((last = number));
    if (await wayOf(player, 'guide.play').isVisible()) return last;
    if (await stepOn(player)) ++steps;
  }
  throw new Error('a lesson of more than 400 steps');
}

const lessons = [
  { game: 'vineta', language: 'nl', count: 8 },
  { game: 'vigo', language: 'fr', count: 7 },
] as const;
for (const { game, language, count } of lessons)
  test(`${game} is learnt to the end, in ${language}`, async ({ invite }) => {
    const player = await invite(language, 'Anna');
    await begin(language, game, player);
    const chapters: number[] = [];
    const note = async (number: number): Promise<void> => {
      chapters.push(number);
      if (number === 1 || number === 5) await inspect(player.page, `guided-${game}-${number}`);
    };
    expect(await learn(player, note)).toBe(count);
    expect(chapters).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    await expect(player.page.locator('.coach')).toBeInViewport({ ratio: 0.99 });
    await inspect(player.page, `guided-${game}-end`);
    await wayOf(player, 'guide.play').click();
    await expect(player.page).toHaveURL(`/new/${game}`);
  });

test('who goes astray is told kindly, and the chapter begins again @phone', async ({ invite }) => {
  const player = await invite('de', 'Anna');
  const { page, say } = player;
  await page.evaluate(() => localStorage.setItem('springtide.guided', '{"chapters":{"vineta":1}}'));
  await begin('de', 'vineta', player);
  const first = say('vineta.guide.storm.cards');
  await expect(coachOf(player)).toContainText(first);
  await page.locator(`.hand .lit[aria-label^="${say('vineta.card.rescue')}"]`).press('Enter');
  await expect(coachOf(player)).toContainText(say('guide.astray'));
  await inspect(page, 'guided-astray');
  await wayOf(player, 'guide.again').click();
  await expect(coachOf(player)).toContainText(first);
  await menuButton(player, 'guide.leave').click();
  await expect(page).toHaveURL('/');
});

test('somebody new is asked for a name first', async ({ invite }) => {
  const player = await invite('en', '');
  await player.page.goto('/learn/vigo');
  await player.page.getByRole('button', { name: player.say('name.go') }).click();
  await expect(coachOf(player)).toContainText(player.say('vigo.guide.sea.bay'));
});
