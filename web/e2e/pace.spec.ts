// How quick a table is: what it shows while bots think.
import { board, menuButton, moveFromList, type Player } from './play';
import { calmSea, tableFrom } from './positions';
import { expect, test } from './screen';

const floods = calmSea.replace('calm sea', 'flood 2');
const bot = { kind: 'bot', level: 1 } as const;

async function begin(player: Player, position: string): Promise<void> {
  await player.page.goto(`/table/${await tableFrom(player, position, [bot])}`);
  await menuButton(player, 'table.start').click();
  await expect(board(player)).toBeVisible();
}

test('a bot that goes on thinking shows it at its seat, and nothing moves meanwhile @desk', async ({
  invite,
}) => {
  const anna = await invite('en', 'Anna');
  const { page } = anna;
  let isHeld = false;
  await page.routeWebSocket(/\/ws/, (near) => {
    const server = near.connectToServer();
    near.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!isHeld) near.send(message);
      isHeld ||= typeof message === 'string' && message.includes('"to_act":["p2"]');
    });
  });
  await begin(anna, floods);
  const signs = page.locator('.thinks');
  await expect(signs).toHaveCount(0);
  await moveFromList(anna);
  await expect(signs).toHaveCount(2); // at the seat, and where it says for whom one waits
  const place = () => board(anna).evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  const before = await place();
  await expect(signs.first()).toHaveCSS('opacity', '1');
  expect(await place()).toBe(before);
});
