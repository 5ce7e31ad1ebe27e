// Webhooks on the page of an account: a server that allows them, and somebody at their end who keeps what comes.
import { tableFrom } from './positions';
import { Receiver } from './receiver';
import { expect, inspect, test } from './screen';
import { Server } from './server';

test('a webhook is added, told of the own move, and removed @desk', async ({ invite }, { parallelIndex }) => {
  const receiver = await Receiver.start();
  const server = await Server.start(4194 + parallelIndex, undefined, undefined, receiver.flags);
  try {
    const anna = await invite('de', 'Anna', { address: server.address });
    const { page, say } = anna;
    const table = await tableFrom(anna, '', [{ kind: 'bot', level: 1 }]);
    await page.goto('/account');
    const panel = page.locator('section', {
      has: page.getByRole('heading', { name: say('webhooks.title') }),
    });
    const address = panel.getByLabel(say('webhooks.url'));
    await address.fill('https://elsewhere.example/');
    await panel.getByRole('button', { name: say('webhooks.add') }).click();
    await expect(panel.getByText(say('trouble.host-not-allowed'))).toBeVisible();
    await address.fill(`https://${receiver.host}/all`);
    await panel.getByRole('button', { name: say('webhooks.add') }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await address.fill(`https://${receiver.host}/one`);
    await panel.getByText(say('webhooks.chat'), { exact: true }).click();
    await panel.getByLabel(say('webhooks.games')).selectOption(table);
    await panel.getByRole('button', { name: say('webhooks.add') }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await inspect(page, 'account-webhooks');

    // Anna begins, and goes: it is her move, and nothing is open.
    await page.goto(`/table/${table}`);
    await page.getByRole('button', { name: say('table.start') }).click();
    await expect(page.getByRole('button', { name: say('table.start') })).toHaveCount(0);
    await page.goto('/account');
    await expect.poll(() => receiver.told.map((each) => each.path).sort()).toEqual(['/all', '/one']);
    expect(receiver.told.find((each) => each.path === '/all')?.message).toEqual({
      kind: 'begin',
      table,
      game: 'vineta',
      seat: 'p1',
    });
    const sentence = `Vineta, table ${table}: the game has begun for p1.`;
    expect(receiver.told.find((each) => each.path === '/one')?.message).toEqual({
      text: sentence,
      content: sentence,
    });

    await panel.getByRole('button', { name: `https://${receiver.host}/one` }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toContainText('/all');
    await page.reload();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
  } finally {
    await server.kill();
    receiver.server.close();
  }
});

test('where the operator allows no host, nothing is offered @phone', async ({ invite }) => {
  const { page, say } = await invite('fr', 'Anna');
  const asked = page.waitForResponse('**/api/calls/webhooks');
  await page.goto('/account');
  expect(await (await asked).json()).toEqual({ webhooks: [], hosts: [] });
  await expect(page.getByRole('heading', { name: say('account.games') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('webhooks.title') })).toHaveCount(0);
});
