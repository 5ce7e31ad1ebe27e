import type { Page } from '@playwright/test';
import { expect, inspect, test } from './screen';

test('settings count at once and are kept', async ({ cleanPage: page }) => {
  await page.goto('/settings');
  const root = page.locator('html');
  await page.getByText('Night', { exact: true }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByText('Very large', { exact: true }).click();
  await expect(root).toHaveCSS('font-size', '20.8px');
  await page.getByText('Still', { exact: true }).click();
  const sound = page.getByRole('switch', { name: 'Sound' });
  await expect(sound).toBeChecked();
  await page.getByText('Sound', { exact: true }).click();
  await expect(sound).not.toBeChecked();
  await page.getByText('Patterns with the colours').click();
  await inspect(page, 'settings-very-large');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Very large' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Still' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Patterns with the colours' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Ask before' })).not.toBeChecked();
});

test('a table is muted with one press, and stays so @phone', async ({ invite }) => {
  const { page } = await invite('en', 'Anna');
  await page.getByRole('button', { name: 'Play Vineta' }).click();
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
});

test('the language of the browser is the first one, and can be changed', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'nl-BE' });
  const page = await context.newPage();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen');
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await context.close();
});

test('an account is made, left, entered, recovered and deleted @desk', async ({ cleanPage: page }) => {
  const login = `ida-${test.info().project.name}`;
  await page.goto('/account');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('alert')).toHaveText('A password has at least 8 characters.');
  await inspect(page, 'account-refused');
  await expect(page.getByLabel('Login')).toHaveValue(login);
  await page.getByLabel('Password', { exact: true }).fill('high water mark');
  await page.getByRole('button', { name: 'Create an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this code' });
  const code = (await dialog.locator('code').textContent()) ?? '';
  expect(code.length).toBeGreaterThan(9);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await inspect(page, 'account-code');
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Signed in as ${login}.`)).toBeVisible();
  await inspect(page, 'account-member');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You have not played here yet.')).toBeVisible();
  await page.getByText('Password forgotten').click();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Recovery code').fill(code);
  await page.getByLabel('New password').fill('low water mark');
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.getByRole('dialog').locator('code')).not.toHaveText(code);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await page.getByText('Sign in', { exact: true }).first().click();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('high water mark');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Login and password do not belong together.');
  await page.getByLabel('Password', { exact: true }).fill('low water mark');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`Signed in as ${login}.`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete the account' }).click();
  await inspect(page, 'account-delete');
  await page.getByRole('dialog').getByLabel('Password').fill('low water mark');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('You have not played here yet.')).toBeVisible();
});

test('sessions are listed, ended one by one, and all at once @desk', async ({ cleanPage: page, browser }) => {
  const login = `sessions-${test.info().project.name}`;
  await page.goto('/account');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('high water mark');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  const enter = async (other: Page) => {
    await other.goto('/account');
    await other.getByText('Sign in', { exact: true }).first().click();
    await other.getByLabel('Login').fill(login);
    await other.getByLabel('Password', { exact: true }).fill('high water mark');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other.getByText(`Signed in as ${login}.`)).toBeVisible();
  };
  const first = await (await browser.newContext()).newPage();
  const second = await (await browser.newContext()).newPage();
  await enter(first);
  await enter(second);

  await page.reload();
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('This browser')).toHaveCount(1);
  await expect(list.getByText(/Chrome/)).toHaveCount(3);
  await inspect(page, 'account-sessions');
  await list.getByRole('button', { name: 'End this session' }).first().click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // The newest comes first: that was the second one's.
  const isOver = (other: Page) => other.getByText('You have not played here yet.');
  await second.reload();
  await expect(isOver(second)).toBeVisible();
  await first.reload();
  await expect(
    first.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(2);

  await list.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(isOver(page)).toBeVisible();
  for (const each of [first, second]) {
    await each.reload();
    await expect(isOver(each)).toBeVisible();
    await each.context().close();
  }
});
