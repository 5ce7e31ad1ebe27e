// Hints: the lamp at the table, three steps, what they point at; only alone with bots.
import { board, isAsked, menuButton, type Player } from './play';
import { panic, tableFrom } from './positions';
import { expect, inspect, test } from './screen';

const bot = { kind: 'bot', level: 1 } as const;
const lamp = ({ page }: Player) => page.getByRole('button', { name: 'Hint', exact: true });

async function open(player: Player): Promise<void> {
  await player.page.goto(`/table/${await tableFrom(player, panic, [bot, bot])}`);
  await menuButton(player, 'table.start').click();
  await isAsked(player);
}

test('a hint comes in three steps, by keys, and shows on the board what it means @desk', async ({
  invite,
}) => {
  const anna = await invite('en', 'Anna');
  const { page } = anna;
  await open(anna);
  await lamp(anna).focus();
  await page.keyboard.press('Enter');
  const told = page.locator('[data-hint]');
  await expect(told).toContainText('Hint 1 of 3');
  await page.keyboard.press('Enter');
  await expect(told).toContainText('These two matter');
  await page.getByRole('button', { name: 'Tell me more' }).click();
  await expect(told).toContainText('Chances of winning');
  await expect(board(anna).locator('.pointed.edge').first()).toBeVisible();
  await inspect(page, 'hint');
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect(told).toHaveCount(0);
});

test('a hint fits on a phone @phone', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await open(anna);
  for (let step = 1; step <= 3; ++step) {
    await lamp(anna).click();
    await expect(anna.page.locator('[data-hint]')).toContainText(`Hint ${step} of 3`);
  }
  await inspect(anna.page, 'hint');
});
