// Looking ahead: by mouse, by keyboard and by a finger that rests, a card tells where it may go and what would sink then.
import { board, draw, isAsked, menuButton, type Player } from './play';
import { tableFrom } from './positions';
import { expect, inspect, test } from './screen';

const bot = { kind: 'bot', level: 1 } as const;

/** Everybody chooses. One row has four waves, and Anna has her chip. */
const choosing = `game vineta
players 2
phase choose
turn 2
houses G0 amber 2, ice 1
houses Y0 ice 3
houses R2 rest
row G0 by p2: p2 4
p1 hand flood 2, flood 4, calm sea, false hope, rescue, one more, panic
p2 hand flood 1, fill`;

/** Anna's card is revealed: where will it go? */
const playing = `game vineta
players 2
phase play
turn 2
houses G0 amber 2, ice 1
houses R2 rest
row G0 by p2: p2 4
row G1 by p1: p1 2
p1 chosen flood 3
p2 chosen flood 1`;

async function open(player: Player, position: string): Promise<void> {
  await player.page.goto(`/table/${await tableFrom(player, position, [bot])}`);
  await menuButton(player, 'table.start').click();
  await expect(board(player)).toBeVisible();
  await isAsked(player);
}

const cardOf = ({ page }: Player, name: string) => page.locator('.hand').getByRole('button', { name });
const caption = ({ page }: Player) => page.locator('.bar .outlook');
const places = (player: Player) => board(player).locator('.ahead.edge');
const sinking = (player: Player) => board(player).locator('.would-sink');

const south = 'Outer Reaches South';
const flood2 = `Flood 2: ${south} would sink.`;
const flood4 = new RegExp(`^Flood 4: what would sink depends on where it goes: ${south},? or nothing\\.$`);

test('the mouse over a card shows where it may go and what would sink @desk', async ({
  invite,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no mouse; a finger has a test of its own');
  const anna = await invite('en', 'Anna');
  await open(anna, choosing);
  await expect(caption(anna)).toHaveCount(0);
  await cardOf(anna, 'Flood 2').hover();
  await expect(caption(anna)).toHaveText(flood2);
  await expect(places(anna)).toHaveCount(3);
  await expect(sinking(anna)).toHaveCount(1);
  await expect(anna.page.locator("[data-row='G0']")).toHaveClass(/ahead.*would-sink/);
  await inspect(anna.page, 'table-ahead');
  await cardOf(anna, 'Flood 4').hover();
  await expect(caption(anna)).toHaveText(flood4);
  await cardOf(anna, 'Rescue').hover();
  await expect(caption(anna)).toHaveText(`Rescue: ${south} would sink.`);
  await anna.page.mouse.move(2, 2);
  await expect(caption(anna)).toHaveCount(0);
  await expect(places(anna)).toHaveCount(0);

  // Whoever listens is told of the others, too: one question was for all of them.
  await expect(cardOf(anna, 'Panic')).toHaveAccessibleDescription(/It may go to: .* would sink\.$/);
});

test('whoever goes through the hand by keyboard hears the same @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const { page } = anna;
  await open(anna, choosing);
  await cardOf(anna, 'Flood 2').focus();
  await page.keyboard.press('Tab');
  await expect(cardOf(anna, 'Flood 4')).toBeFocused();
  await expect(caption(anna)).toHaveText(flood4);
  await page.keyboard.press('Shift+Tab');
  await expect(caption(anna)).toHaveText(flood2);
  await expect(cardOf(anna, 'Flood 2')).toHaveAccessibleDescription(
    /^It may go to: Outer Reaches South, .* and Outer Reaches North-East\. Flood 2: Outer Reaches South would sink\.$/,
  );
  // Chosen, it still tells what it would do where one points.
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand li:not(.laid)')).toHaveCount(6);
  await page.locator("[data-district='G1']").focus();
  await expect(caption(anna)).toHaveText(
    `A new row against Outer Reaches North-West with Flood 2: ${south} would sink.`,
  );
});

test('a card that is carried out tells it of each place @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const { page } = anna;
  await open(anna, playing);
  await page.locator("[data-district='G1']").focus();
  await expect(caption(anna)).toHaveText(
    'Flood 3 on the row against Outer Reaches North-West: Outer Reaches North-West would sink.',
  );
  await expect(sinking(anna)).toHaveCount(1);
  // The mouse that rests on the hand hides no question.
  await page.locator("[data-district='G1']").blur();
  await cardOf(anna, 'Flood').first().hover();
  await expect(caption(anna)).toHaveCount(0);
  await page.locator("[data-row='G0']").hover();
  await expect(caption(anna)).toHaveText(`Flood 3 on the row against ${south}: ${south} would sink.`);
  await inspect(page, 'table-ahead-place');
});

test('a finger that rests on a card looks ahead, and may then ask what the card is @phone', async ({
  invite,
}) => {
  const anna = await invite('en', 'Anna', { viewport: { width: 360, height: 740 } });
  const { page, say } = anna;
  await open(anna, choosing);
  const { x, y, width, height } = (await cardOf(anna, 'Flood 2').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(caption(anna)).toHaveText(flood2);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(caption(anna)).toHaveText(flood2);
  await expect(page.locator('.hand .laid')).toHaveCount(0); // nothing was chosen
  await inspect(page, 'table-ahead-held');
  await page
    .locator('.bar')
    .getByRole('button', { name: say('vineta.rules.cards') })
    .tap();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Flood 2');
  await page.keyboard.press('Escape');
  await draw(anna, 'rows');
  await expect(caption(anna)).toHaveCount(0);
});
