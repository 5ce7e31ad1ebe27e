// Accounts, as people make them.
import { expect } from '@playwright/test';
import type { Player } from './play';

export const password = 'high water mark';

/** The player's own account from now on; the name stays. */
export async function makeAccount({ page, say }: Player, login: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(say('account.login')).fill(login);
  await page.getByLabel(say('account.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('account.make') }).click();
  await page.getByRole('button', { name: say('account.code.done') }).click();
}

/** In to an account that there is. */
export async function signIn({ page, say }: Player, login: string): Promise<void> {
  await page.goto('/account');
  await page.getByText(say('account.sign-in'), { exact: true }).first().click();
  await page.getByLabel(say('account.login')).fill(login);
  await page.getByLabel(say('account.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('account.sign-in') }).click();
  await expect(page.getByRole('button', { name: say('account.sign-out'), exact: true })).toBeVisible();
}
