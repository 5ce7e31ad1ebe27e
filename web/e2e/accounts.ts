// Accounts, as people make them.
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
