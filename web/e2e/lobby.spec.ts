// The first page lives: what somebody else opens, fills and begins shows on it without being loaded again.
import { Server } from './server';
import { expect, inspect, test } from './screen';

test('a table appears, fills, can be watched and goes, by itself @desk @phone', async ({ invite }, info) => {
  const server = await Server.start(4198 + info.parallelIndex);
  try {
    const host = await invite('en', 'Mara', { address: server.address });
    const visitor = await invite('de', 'Ole', { address: server.address });
    let loads = 0;
    visitor.page.on('load', () => ++loads);
    await expect(visitor.page.getByText('2 Leute sind gerade da')).toBeVisible();
    await expect(visitor.page.getByText(visitor.say('home.lobby.none'))).toBeVisible();

    await host.page.goto('/new/vineta');
    await host.page.getByText('3', { exact: true }).click();
    for (const seat of [/Seat 2/, /Seat 3/]) {
      await host.page.getByRole('button', { name: seat }).click();
      await host.page.getByRole('dialog').getByText('Free seat').click();
      await host.page.keyboard.press('Escape');
    }
    await host.page.getByText('More choices').click();
    await host.page.getByText('French', { exact: true }).click();
    await host.page.getByText('Live', { exact: true }).click();
    await host.page.getByText('Everyone', { exact: true }).click();
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(host.page).toHaveURL(/\/table\//);

    const open = visitor.page.getByRole('region', { name: visitor.say('home.lobby') });
    const tile = open.getByRole('link', { name: 'Vineta, mit Mara' });
    await expect(tile).toContainText('2 freie Plätze');
    await expect(tile).toContainText('Live · französische Ausgabe');
    await inspect(visitor.page, 'lobby');

    const guest = await invite('en', 'Bo', { address: new URL(host.page.url()).origin });
    await guest.page.goto(new URL(host.page.url()).pathname);
    await guest.page.getByRole('button', { name: 'Sit down here' }).first().click();
    await expect(open.getByRole('link', { name: 'Vineta, mit Mara und Bo' })).toContainText('1 freier Platz');

    const third = await invite('en', 'Cleo', { address: server.address });
    await third.page.goto(new URL(host.page.url()).pathname);
    await third.page.getByRole('button', { name: 'Sit down here' }).first().click();
    await expect(open.getByRole('link')).toHaveCount(0); // full
    await host.page.getByRole('button', { name: 'Begin the game' }).click();
    const game = visitor.page.getByRole('link', { name: 'Vineta, mit Mara, Bo und Cleo' });
    await expect(game).toContainText(visitor.say('home.watch.go'));
    await inspect(visitor.page, 'lobby-watch');
    expect(loads).toBe(0);
    await game.click();
    await expect(visitor.page).toHaveURL(host.page.url());
    await expect(visitor.page.getByRole('group', { name: visitor.say('vineta.table.board') })).toBeVisible();
  } finally {
    await server.kill();
  }
});
