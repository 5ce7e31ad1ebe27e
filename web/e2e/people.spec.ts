// The page of an account: a rated game shows on it, its name changes, and it can be switched off.
import { readFile } from 'node:fs/promises';
import { expect, inspect, test } from './screen';

test('a rated game shows on the own page, which can be renamed and switched off @desk @phone', async ({
  cleanPage: page,
  browser,
}) => {
  const login = `rita-${test.info().project.name}`;
  await page.goto('/account');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('high water mark');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await inspect(page, 'account-page');

  await page.goto('/new/vigo');
  await page.getByText('More choices').click();
  await page.getByText('Rated', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();

  await page.goto('/account');
  const link = page.getByRole('link', { name: 'See your page as others do' });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText('provisional')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login);
  await expect(page.locator('.standing.own')).toContainText(login);
  await inspect(page, 'person');
  await page.getByRole('radio', { name: 'Vineta' }).locator('..').click();
  await expect(page.getByText('None that fit.')).toBeVisible();

  await page.goto('/account');
  await page.getByLabel('Your name at the table').fill('Rita Regen');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await page.getByRole('radio', { name: 'Emblem 9' }).locator('..').click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rita Regen');
  await expect(page.getByText(`Formerly ${login}.`)).toBeVisible();

  await page.goto('/account');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Everything kept about you, as a file' }).click();
  const kept = JSON.parse(await readFile(await (await file).path(), 'utf8')) as {
    name: string;
    login: string;
  };
  expect(kept).toMatchObject({ name: 'Rita Regen', login });

  const stranger = await browser.newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Rita Regen');
  await page.goto('/account');
  await page.getByText('Others may see your page').click();
  await expect(page.getByRole('switch', { name: 'Others may see your page' })).not.toBeChecked();
  await stranger.reload();
  await expect(stranger.getByRole('alert')).toHaveText('There is no such page, or it is not shown.');
  await stranger.close();
});
