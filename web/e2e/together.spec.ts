// What people do to one another at a table besides moving.
import { expect, test } from './screen';
import {
  board,
  isAsked,
  listButton,
  menuButton,
  menuEntry,
  moveFromList,
  pointOnce,
  shared,
  type Language,
  type Player,
} from './play';
import { panic, tableFrom } from './positions';

const bot = { kind: 'bot', level: 1 } as const;
const log = (player: Player) => player.page.getByRole('log');
const fill = (text: string, name: string): string => text.replace('{name}', name);

/** Both at one table that has begun. */
async function together(
  [anna, bert]: readonly [Player, Player],
  position = '',
  more: Record<string, unknown> = {},
): Promise<void> {
  const seats = position ? [{ kind: 'open' } as const, bot] : [{ kind: 'open' } as const];
  const path = `/table/${await tableFrom(anna, position, seats, more)}`;
  await anna.page.goto(path);
  await bert.page.goto(path);
  await menuButton(bert, 'table.sit').first().click();
  await menuButton(anna, 'table.start').click();
  await expect(board(anna)).toBeVisible();
  await expect(board(bert)).toBeVisible();
}

test('who leaves is played for, and comes back @desk', async ({ invite }) => {
  const anna = await invite('nl', 'Anna');
  const bert = await invite('fr', 'Bert');
  await together([anna, bert]);
  await isAsked(anna);
  await (await menuEntry(anna, 'table.leave')).click();
  await expect(log(bert)).toContainText(fill(bert.say('event.left.left'), 'Anna'));
  await moveFromList(bert); // the bot moves for Anna in between
  await isAsked(bert);
  await moveFromList(bert);
  await expect(bert.page.getByText(bert.say('table.bot-plays'))).toBeVisible();
  await menuButton(anna, 'table.return').click();
  await expect(log(bert)).toContainText(fill(bert.say('event.returned'), 'Anna'));
  await isAsked(bert).then(() => moveFromList(bert));
  expect(await isAsked(anna)).toBe(true);
  await moveFromList(anna);
});

test('steps of the own card can be taken back', async ({ invite }) => {
  const anna = await invite('de', 'Anna');
  const path = `/table/${await tableFrom(anna, panic, [bot, bot])}`;
  await anna.page.goto(path);
  await menuButton(anna, 'table.start').click();
  const label = (district: string) =>
    anna.page.locator(`[data-district=${district}]`).getAttribute('aria-label');
  await isAsked(anna);
  const before = await label('G0');
  await pointOnce(anna); // the district whose houses flee
  await expect(menuButton(anna, 'table.take-back')).toBeVisible();
  await pointOnce(anna); // a house
  await pointOnce(anna); // where to
  await expect.poll(() => label('G0')).not.toBe(before);
  await menuButton(anna, 'table.take-back').click();
  await expect.poll(() => label('G0')).toBe(before);
  await expect(log(anna)).toContainText(anna.say('you.undo'));
  await expect(menuButton(anna, 'table.take-back')).toBeHidden();
});

test('a move is undone where everybody agrees, and stays where somebody does not @desk', async ({
  invite,
}) => {
  const anna = await invite('en', 'Anna');
  const bert = await invite('de', 'Bert');
  await together([anna, bert]);
  for (const answer of ['table.decline', 'table.consent'] as const) {
    const mover = (await listButton(anna).isVisible()) ? anna : bert;
    await isAsked(mover);
    await moveFromList(mover);
    await isAsked(mover === anna ? bert : anna);
    await (await menuEntry(anna, 'table.ask-undo')).click();
    await menuButton(bert, answer).click();
    const key = answer === 'table.consent' ? 'you.undo' : 'event.voted.no';
    await expect(log(anna)).toContainText(anna.say(key).replace('{name}', '').trim());
  }
});

test('a game over days: each comes when it suits, and sees what happened meanwhile', async ({ invite }) => {
  const anna = await invite('nl', 'Anna');
  const bert = await invite('fr', 'Bert');
  const clock = { kind: 'correspondence', move: 3 * 86_400_000 };
  await together([anna, bert], '', { clock });
  const path = new URL(anna.page.url()).pathname;
  await isAsked(anna);
  await moveFromList(anna);
  await anna.page.goto('about:blank');

  await expect(
    bert.page
      .getByText(/[23]\sjours/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await isAsked(bert);
  await moveFromList(bert);
  await bert.page.goto('about:blank');

  await anna.page.goto('/');
  await expect(anna.page.getByText(anna.say('table.your-turn'), { exact: true })).toBeVisible();
  await anna.page.goto(path);
  await anna.page.getByRole('button', { name: anna.say('since.see').split('|')[0]! }).click();
  await expect(anna.page.getByText(anna.say('since.frame'))).toBeVisible();
  await expect(anna.page.getByRole('status').filter({ hasText: 'Bert' }).first()).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(anna.page.getByText(anna.say('since.frame'))).toBeHidden();
  expect(await isAsked(anna)).toBe(true);
  await moveFromList(anna);
});

for (const language of ['nl', 'de', 'en', 'fr'] as const satisfies Language[])
  test(`a move that comes too late is refused in ${language}${language === 'de' ? ' @desk' : ''}`, async ({
    invite,
  }) => {
    const anna = await invite(language, 'Anna');
    await anna.page.goto(`/table/${await tableFrom(anna, panic, [bot, bot])}`);
    await menuButton(anna, 'table.start').click();
    await isAsked(anna);
    // A second window of hers stops hearing what happens, and moves from where it was.
    const second: Player = { ...anna, page: await anna.page.context().newPage() };
    let isDeaf = false;
    await second.page.routeWebSocket(/\/ws$/, (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => {
        if (!isDeaf || String(message).includes('"refused"')) line.send(message);
      });
    });
    await second.page.goto(anna.page.url());
    await isAsked(second);
    isDeaf = true;
    await pointOnce(anna);
    await expect(menuButton(anna, 'table.take-back')).toBeVisible();
    await moveFromList(second);
    await expect(second.page.getByRole('alert')).toContainText(shared(language, 'refusal.outdated'));
    await expect(listButton(second)).toBeVisible();
  });

test('a phrase reaches everyone in their own language', async ({ invite }) => {
  const anna = await invite('fr', 'Anna');
  const bert = await invite('de', 'Bert');
  await together([anna, bert]);
  await (await menuEntry(anna, 'table.say')).click();
  await anna.page
    .getByRole('dialog')
    .getByRole('button', { name: shared('fr', 'phrase.hello') })
    .click();
  await expect(log(bert)).toContainText(shared('de', 'phrase.hello'));
});

test('a spectator sees the table and nobody’s secrets', async ({ invite }) => {
  const anna = await invite('en', 'Anna');
  const bert = await invite('en', 'Bert');
  const carla = await invite('nl', '');
  await together([anna, bert]);
  await carla.page.goto(anna.page.url());
  await expect(board(carla)).toBeVisible();
  await expect(carla.page.getByText(carla.say('table.spectator'))).toBeVisible();
  await expect(carla.page.locator('.hand')).toHaveCount(0);
  await expect(menuButton(carla, 'vineta.table.goal.hide')).toHaveCount(0);
});
