// How the city is built: a tribe once, then districts by tap or by carrying a house there; or all of it at once, by nature.
import type { Locator } from '@playwright/test';
import { board, isAsked, menuButton, type Player } from './play';
import { tableFrom } from './positions';
import { expect, test } from './screen';

const bot = { kind: 'bot', level: 1 } as const;

async function begin(player: Player, options: string[]): Promise<void> {
  await player.page.goto(`/table/${await tableFrom(player, '', [bot], { options })}`);
  await menuButton(player, 'table.start').click();
  await expect(board(player)).toBeVisible();
  await isAsked(player);
}

const house = ({ page, say }: Player, key: 'vineta.tribe.amber' | 'vineta.tribe.fern'): Locator =>
  page.locator('.options').getByRole('button', { name: say(key) });
const district = ({ page }: Player, name: string): Locator => page.locator(`[data-district='${name}']`);
/** How many houses stand in the city, as it is said of its districts. */
const placed = async (player: Player): Promise<number> => {
  const labels = await board(player)
    .locator('.pick')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? '').join('; '));
  return [...labels.matchAll(/(\d+) of /g)].reduce((sum, [, count]) => sum + Number(count), 0);
};

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('a tribe is chosen once, and every tap on a district places a house of it @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await begin(anna, ['players 2', 'start p1']);
  const amber = house(anna, 'vineta.tribe.amber');
  await expect(amber).toHaveAttribute('aria-pressed', 'false');
  await amber.click();
  await expect(amber).toHaveAttribute('aria-pressed', 'true');
  for (const [i, name] of ['R0', 'R1'].entries()) {
    await district(anna, name).click();
    await expect.poll(() => placed(anna)).toBe(2 * i + 2); // the bot places one as well
    await expect(district(anna, name)).toHaveAttribute('aria-label', /\d of Amber/);
    await isAsked(anna);
    await expect(amber).toHaveAttribute('aria-pressed', 'true');
  }

  // By keyboard as well, and another tribe takes its place.
  await house(anna, 'vineta.tribe.fern').press('Enter');
  await expect(amber).toHaveAttribute('aria-pressed', 'false');
  await district(anna, 'R2').press('Enter');
  await expect.poll(() => placed(anna)).toBe(6);
  await expect(district(anna, 'R2')).toHaveAttribute('aria-label', /\d of Fern/);
});

test('a house is carried to its district; let go elsewhere, or given up, it stays @desk', async ({
  invite,
}) => {
  const anna = await invite('en', 'Anna');
  await begin(anna, ['players 2', 'start p1']);
  const { mouse, keyboard } = anna.page;
  const amber = house(anna, 'vineta.tribe.amber');
  const carried = anna.page.locator('.carried');
  const carry = async (to: { x: number; y: number }): Promise<void> => {
    const from = await middleOf(amber);
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 5 });
    await expect(carried).toBeVisible();
  };
  const there = await middleOf(district(anna, 'R0'));

  await carry({ x: 4, y: 4 });
  await mouse.up();
  await expect(carried).toHaveCount(0);
  await carry(there);
  await keyboard.press('Escape');
  await expect(carried).toHaveCount(0);
  await mouse.up();
  await expect(amber).toHaveAttribute('aria-pressed', 'false');
  expect(await placed(anna)).toBe(0);

  await carry(there);
  await expect(board(anna).locator('.pointed.edge')).toHaveCount(1);
  await mouse.up();
  await expect.poll(() => placed(anna)).toBe(2);
  await expect(district(anna, 'R0')).toHaveAttribute('aria-label', /\d of Amber/);
  await isAsked(anna);
  await expect(amber).toHaveAttribute('aria-pressed', 'true');
});

test('a finger carries a house as well @phone', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  await begin(anna, ['players 2', 'start p1']);
  const finger = await anna.page.context().newCDPSession(anna.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const from = await middleOf(house(anna, 'vineta.tribe.amber'));
  const to = await middleOf(district(anna, 'R0'));
  await touch('touchStart', from);
  for (const part of [0.2, 0.6, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  await expect(anna.page.locator('.carried')).toBeVisible();
  await touch('touchEnd');
  await expect(anna.page.locator('.carried')).toHaveCount(0);
  await expect(district(anna, 'R0')).toHaveAttribute('aria-label', /\d of Amber/);
});

test('a quick set-up builds the city at once, and says that no rulebook has it @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const { page, say } = anna;
  await page.goto(
    `/table/${await tableFrom(anna, '', [bot], { options: ['players 2', 'set placement random', 'start p1'] })}`,
  );
  await expect(page.getByText(say('vineta.edition.placement.random'))).toBeVisible();
  await menuButton(anna, 'table.start').click();
  await expect(page.locator('.hand .lit').first()).toBeVisible();
  expect(await placed(anna)).toBe(28);
  await expect(page.getByRole('log').getByText(say('vineta.move.place.nature'))).toHaveCount(1);
});
