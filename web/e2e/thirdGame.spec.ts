// A game that the client knows from a list of its own alone (tests/third_game) is played at a table: by two people, to its end.
import { resolve } from 'node:path';
import { menuButton, result, type Player } from './play';
import { expect, test } from './screen';
import { Server } from './server';

const program = resolve(
  process.env['SPRINGTIDE_THIRD'] ?? '../build/release/tests/third_game/springtide_with_pebbles',
);
const rounds = 5;

const choose = ({ page }: Player, number: number) =>
  page.getByRole('button', { name: new RegExp(`^${number} pebble`) }).click();

test('a third game needs nothing but its kit: two people play it to its end @desk', async ({ invite }) => {
  const server = await Server.start(4193, 'dist-third', program);
  try {
    const anna = await invite('en', 'Anna', { address: server.address });
    const bert = await invite('de', 'Bert', { address: server.address });
    await expect(anna.page.getByRole('heading', { name: 'Pebbles', level: 2 })).toBeVisible();
    await expect(anna.page.getByRole('link', { name: anna.say('puzzle.day') })).toHaveCount(0);
    await anna.page.getByRole('link', { name: anna.say('home.create') }).click();
    await anna.page.getByText('2', { exact: true }).first().click();
    await anna.page.getByText(anna.say('new.company.friends'), { exact: true }).click();
    await anna.page.getByRole('button', { name: anna.say('new.open') }).click();
    await expect(anna.page).toHaveURL(/\/table\//);

    await bert.page.goto(anna.page.url());
    await menuButton(bert, 'table.sit').click();
    await menuButton(anna, 'table.start').click();
    const board = (player: Player) => player.page.getByRole('region', { name: player.say('table.players') });
    for (let round = 1; round <= rounds; ++round) {
      await expect(anna.page.getByText(`Round ${round} of ${rounds}`)).toBeVisible();
      await choose(anna, 3);
      await expect(board(anna).getByText('holds 3')).toBeVisible();
      await expect(board(bert).getByText('has chosen')).toBeVisible();
      await expect(board(bert).getByText('holds 3')).toHaveCount(0);
      await choose(bert, 1);
    }
    // Three against one in each round, whatever the die adds.
    await expect(result(anna)).toContainText(anna.say('table.you-win'));
    await expect(result(bert)).toContainText('Anna');

    // What its own games show is offered of it, too, though its kit says nothing of it.
    await anna.page.goto(`${server.address}/insight/pebbles`);
    const [look = ''] = anna.say('insight.go').replace('{count}', '1').split('|');
    await expect(anna.page.getByRole('button', { name: look })).toBeVisible();
  } finally {
    await server.kill();
  }
});

test('a game that is not here is said not to be here @desk', async ({ cleanPage: page }) => {
  for (const place of ['new', 'rules', 'learn', 'puzzle', 'insight']) {
    await page.goto(`/${place}/pebbles`);
    await expect(page.getByRole('heading', { name: 'This game is not here' })).toBeVisible();
  }
});
