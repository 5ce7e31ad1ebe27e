// Time for people: a reserve of days, and a vacation that everyone at the table sees.
import { makeAccount } from './accounts';
import { board, draw, isAsked, menuButton, moveFromList } from './play';
import { tableFrom } from './positions';
import { expect, inspect, test } from './screen';

const day = 86_400_000;

test('a vacation is taken, shown at the table, and ended @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const bert = await invite('de', 'Bert');
  await makeAccount(anna, `away-${test.info().project.name}`);
  const clock = { kind: 'correspondence', move: 3 * day, bank: 7 * day };
  const path = `/table/${await tableFrom(anna, '', [{ kind: 'open' }], { clock })}`;
  await anna.page.goto(path);
  await bert.page.goto(path);
  await menuButton(bert, 'table.sit').first().click();
  await menuButton(anna, 'table.start').click();
  await expect(board(anna)).toBeVisible();
  await isAsked(anna);
  await moveFromList(anna);
  const reserve = bert.page.getByText('7 Tage in Reserve').filter({ visible: true });
  await expect(reserve.first()).toBeVisible();

  await anna.page.goto('/account');
  const panel = anna.page.getByRole('region', { name: anna.say('vacation.title') });
  await panel.getByText('3 days', { exact: true }).click();
  await panel.getByRole('button', { name: anna.say('vacation.take') }).click();
  await expect(panel.getByRole('status')).toContainText('You are away until');
  await inspect(anna.page, 'account-vacation');

  const until = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long' }).format(Date.now() + 3 * day);
  await draw(bert, 'players');
  await expect(bert.page.getByText(`im Urlaub bis ${until}`)).toBeVisible();
  await expect(bert.page.getByRole('log')).toContainText(`Anna hat Urlaub bis ${until}.`);
  await inspect(bert.page, 'table-vacation');

  await panel.getByRole('button', { name: anna.say('vacation.end') }).click();
  await expect(panel.getByRole('button', { name: anna.say('vacation.take') })).toBeVisible();
  await expect(bert.page.getByText(`im Urlaub bis ${until}`)).toBeHidden();
  await expect(bert.page.getByRole('log')).toContainText('Anna ist aus dem Urlaub zurück.');
});
