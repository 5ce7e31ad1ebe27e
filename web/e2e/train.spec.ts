// The trainer: exercises of a theme as hard as one is good, and own mistakes that come back.
import { readFileSync } from 'node:fs';
import { makeAccount, signIn } from './accounts';
import { listButton, moveFromList, type Player } from './play';
import { expect, inspect, test } from './screen';

const verdict = ({ page }: Player) => page.locator('.verdict');
const named = ({ say }: Player, key: 'train.theme.go' | 'theme.show'): string =>
  say(key).replace('{theme}', say('vineta.theme.panic'));
const record = readFileSync('../puzzles/vigo-01.record', 'utf8');
const { move } = JSON.parse(readFileSync('../puzzles/vigo-01.json', 'utf8')) as { move: number };

test('an exercise of a theme is answered by keyboard, and makes a rating @desk', async ({ invite }) => {
  const anna = await invite('en', '');
  const { page, say } = anna;
  await page.goto('/train/vineta');
  await expect(page.getByText(say('train.none'))).toBeVisible();
  await inspect(page, 'train-vineta');
  await page.getByRole('link', { name: named(anna, 'train.theme.go') }).press('Enter');
  await expect(page).toHaveURL('/exercise/vineta#panic');
  await expect(listButton(anna)).toBeVisible();
  await moveFromList(anna);
  await expect(verdict(anna).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(verdict(anna).getByRole('status')).toContainText(/\d{4} \([+−]\d+\)/);
  await inspect(page, 'train-vineta-verdict');
  await page.getByRole('button', { name: say('train.next') }).press('Enter');
  await expect(verdict(anna)).toHaveCount(0);
  await expect(listButton(anna)).toBeVisible();
  await page.goto('/train/vineta');
  await expect(page.getByText(say('train.provisional'))).toBeVisible();
});

test('a theme is shown by a moment of a game, which can be watched @desk', async ({ invite }) => {
  const anna = await invite('fr', '');
  const { page, say } = anna;
  await page.goto('/train/vineta');
  await page.getByRole('link', { name: named(anna, 'theme.show') }).press('Enter');
  await expect(page).toHaveURL('/theme/vineta#panic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('vineta.theme.panic'));
  await expect(page.locator('figure svg')).toBeVisible();
  await expect(page.getByText(say('puzzle.tag.best'), { exact: true })).toBeVisible();
  await inspect(page, 'theme-vineta');
  await page.getByRole('button', { name: say('replay.moment') }).press('Enter');
  await expect(page).toHaveURL(/\/replay#\d+$/);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('an own mistake is asked today, and again another day @phone', async ({ invite }) => {
  const anna = await invite('de', '');
  const { page, say } = anna;
  await page.evaluate(
    ([text, at]) => {
      const exercise = { id: 'own-1', game: 'vigo', record: text, move: at, step: 0, due: 0 };
      localStorage.setItem('springtide.training', JSON.stringify({ exercises: [exercise] }));
    },
    [record, move] as const,
  );
  await page.goto('/train/vigo');
  await inspect(page, 'train-vigo');
  await page.getByRole('link', { name: say('train.own.go') }).click();
  await expect(listButton(anna)).toBeVisible();
  await moveFromList(anna);
  await expect(verdict(anna).getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: say('train.next') }).click();
  await expect(page.getByText(say('train.done'))).toBeVisible();
  await page.goto('/train/vigo');
  await expect(page.getByText(say('train.own.none'))).toBeVisible();
});

test('what is trained on one device is there on another of the same account @desk', async ({ invite }) => {
  const login = `trainee-${test.info().project.name}`;
  const answer = async (player: Player): Promise<void> => {
    await player.page.goto('/exercise/vineta');
    await expect(listButton(player)).toBeVisible();
    const kept = player.page.waitForResponse((each) => each.request().method() === 'POST' && each.ok());
    await moveFromList(player);
    await expect(verdict(player)).toBeVisible();
    await kept;
  };
  const counted = ({ page, say }: Player, answers: number) =>
    page.getByText(
      new RegExp(say('train.solved').replace('{solved}', '\\d').replace('{answers}', `${answers}`)),
    );

  const phone = await invite('en', 'Anna');
  await makeAccount(phone, login);
  await answer(phone);
  await phone.page.goto('/train/vineta');
  await expect(counted(phone, 1)).toBeVisible();
  await expect(phone.page.getByText(phone.say('train.hint.account'))).toBeVisible();
  const rating = await phone.page.locator('.rating').innerText();

  const desk = await invite('nl', 'Anna');
  await signIn(desk, login);
  await desk.page.goto('/train/vineta');
  await expect(counted(desk, 1)).toBeVisible();
  await expect(desk.page.locator('.rating')).toHaveText(rating);
  await answer(desk);

  await phone.page.reload();
  await expect(counted(phone, 2)).toBeVisible();
});
