// Friends, from the first search to the last goodbye: two accounts and a guest. With time for it, also what they have in common with
// everything else: a call, a game over days with a vacation, a rated result, a new name, the file of what is kept, and the end.
import { readFile } from 'node:fs/promises';
import { makeAccount, password } from './accounts';
import {
  board,
  isAsked,
  menuButton,
  menuEntry,
  moveFromList,
  result,
  type Key,
  type Language,
  type Player,
} from './play';
import { Receiver } from './receiver';
import { expect, inspect, test } from './screen';
import { Server } from './server';

test.setTimeout(480_000);
test.use({ actionTimeout: 60_000 }); // of so many steps, the one that fails says so itself
const isSoak = process.env['SPRINGTIDE_SOAK'] === '1';

const filled = ({ say }: Player, key: Key, values: Record<string, string>): string =>
  say(key).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
const panel = ({ page, say }: Player, key: Key) => page.getByRole('region', { name: say(key), exact: true });
/** A button of a list, of which the others have theirs: what it does, and to whom. */
const wayName = (player: Player, key: Key, whom: string): string =>
  filled(player, 'app.labelled', { label: player.say(key), value: whom });
const way = (player: Player, key: Key, whom: string) =>
  player.page.getByRole('button', { name: wayName(player, key, whom) });
const dialog = ({ page }: Player) => page.getByRole('dialog');
const status = ({ page }: Player, text: string) => page.getByRole('status').filter({ hasText: text });

/** Finds somebody by name, by keyboard alone, and follows. */
async function follow(player: Player, whom: string): Promise<void> {
  const { page, say } = player;
  await page.goto('/friends');
  const search = page.getByRole('search').getByRole('textbox', { name: say('friends.find.name') });
  await search.fill(`${whom} the Elder`);
  await search.press('Enter');
  await expect(
    page.getByText(filled(player, 'friends.find.none', { name: `${whom} the Elder` })),
  ).toBeVisible();
  await search.fill(whom);
  await search.press('Enter');
  await way(player, 'friends.follow', whom).press('Enter');
  await expect(status(player, filled(player, 'friends.told.followed', { name: whom }))).toBeAttached();
  await expect(panel(player, 'friends.follows').getByRole('link', { name: whom })).toBeVisible();
}

/** A table over days for two whose other seat is kept from the start. */
async function openTableFor(player: Player, whom: string, isRated: boolean): Promise<string> {
  const { page, say } = player;
  await page.goto('/new/vineta');
  await page.getByText(say('new.company.friends'), { exact: true }).click();
  await page.getByRole('radio', { name: '2', exact: true }).locator('..').click();
  await page.getByText(say('clock.correspondence'), { exact: true }).click();
  if (isRated) {
    await page.getByText(say('new.more')).click();
    await page.getByText(say('new.rated'), { exact: true }).click();
  }
  await page.getByRole('button', { name: say('new.seat.open') }).press('Enter');
  await dialog(player)
    .getByRole('button', { name: say('table.keep') })
    .press('Enter');
  await inspect(page, 'friends-pick');
  await dialog(player).getByRole('button', { name: whom }).press('Enter');
  await expect(
    page.getByRole('button', { name: filled(player, 'table.kept.for', { name: whom }) }),
  ).toBeVisible();
  await expect(page.getByText(say('new.open.kept'))).toBeVisible();
  await page.getByRole('button', { name: say('new.open'), exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText(filled(player, 'table.kept.for', { name: whom }))).toBeVisible();
  return page.url();
}

/** Nothing to sit on, and no word about why. */
async function findsAllKept(player: Player, table: string): Promise<void> {
  await player.page.goto(table);
  await expect(player.page.getByText(player.say('table.kept'), { exact: true })).toBeVisible();
  await expect(player.page.getByText(player.say('room.kept'))).toBeVisible();
  await expect(menuButton(player, 'table.sit')).toHaveCount(0);
}

/** From the first screen to the seat. */
async function accept(player: Player, by: string): Promise<void> {
  const { page } = player;
  await page.goto('/');
  await expect(page.getByText(filled(player, 'invitation.by', { name: by, game: 'Vineta' }))).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await inspect(page, 'home-invited');
  await way(player, 'invitation.sit', by).press('Enter');
  await expect(menuButton(player, 'table.stand')).toBeVisible();
}

async function makeCircle(player: Player, name: string, whom: string): Promise<void> {
  const { page, say } = player;
  await page.goto('/friends');
  await page.getByRole('link', { name: say('circle.make') }).click();
  await page.getByLabel(say('circle.name')).fill(name);
  await page.getByRole('radio', { name: 'Vigo' }).locator('..').click();
  await page.getByRole('checkbox', { name: whom }).press('Space');
  await page.getByRole('radio', { name: '3', exact: true }).locator('..').click();
  await inspect(page, 'circle-new');
  await page.getByRole('button', { name: say('circle.make') }).click();
  await expect(page).toHaveURL('/friends');
  await expect(page.getByRole('region', { name })).toContainText(whom);
}

/** Its owner gives it another name, a member leaves it: it is still the owner's. */
async function changeCircle(owner: Player, member: Player, name: string, next: string): Promise<void> {
  await owner.page.goto('/friends');
  await owner.page.getByRole('link', { name: wayName(owner, 'circle.change', name) }).press('Enter');
  await owner.page.getByLabel(owner.say('circle.name')).fill(next);
  await owner.page.getByRole('button', { name: owner.say('circle.save') }).click();
  await expect(owner.page.getByRole('region', { name: next })).toContainText('Vigo');
  await member.page.goto('/friends');
  await way(member, 'circle.leave', next).press('Enter');
  await inspect(member.page, 'circle-leave');
  await dialog(member)
    .getByRole('button', { name: member.say('circle.leave'), exact: true })
    .press('Enter');
  await expect(member.page.getByRole('region', { name: next })).toHaveCount(0);
  await owner.page.reload();
  await expect(owner.page.getByRole('region', { name: next })).toContainText(owner.say('home.alone'));
}

/** On the own page of whoever is blocked: behind a menu and a question that says what it does. */
async function block(player: Player, whom: string): Promise<void> {
  const { page, say } = player;
  await page.goto('/friends');
  await expect(panel(player, 'friends.follows')).toBeVisible();
  // The new page asks for news of friends: late as they may be, they leave an open menu as it is.
  let tell = (): void => {};
  const isOpen = new Promise<void>((done) => (tell = done));
  await page.route('**/api/friends', async (route) => (await isOpen, route.continue()));
  await page.getByRole('link', { name: whom }).first().click();
  await expect(page.getByText(say('friends.following'), { exact: true })).toBeVisible();
  await page.getByText(say('friends.more'), { exact: true }).click();
  const news = page.waitForResponse('**/api/friends');
  tell();
  await (await news).finished();
  await page.unroute('**/api/friends');
  await way(player, 'friends.block', whom).press('Enter');
  await expect(dialog(player)).toContainText(filled(player, 'friends.block.hint', { name: whom }));
  await inspect(page, 'friends-block');
  await dialog(player)
    .getByRole('button', { name: say('friends.block') })
    .press('Enter');
  await expect(status(player, filled(player, 'friends.told.blocked', { name: whom }))).toBeAttached();
  await expect(way(player, 'friends.unblock', whom)).toBeVisible();
}

/** Both move once; Anna is away for three days, which Bert sees, and comes back. */
async function playOverDays(anna: Player, bert: Player): Promise<void> {
  const asked = async (): Promise<Player> =>
    Promise.race([anna, bert].map(async (each) => (await isAsked(each), each)));
  for (let moves = 0; moves < 3; ++moves) await moveFromList(await asked());
  const table = anna.page.url();
  await anna.page.goto('/account');
  const vacation = panel(anna, 'vacation.title');
  await vacation.getByRole('button', { name: anna.say('vacation.take') }).click();
  await expect(vacation.getByRole('button', { name: anna.say('vacation.end') })).toBeVisible();
  const away = filled(bert, 'event.away', { name: 'Anna' }).replace(/\{date\}.*/, '');
  await expect(bert.page.getByRole('log')).toContainText(away);
  await vacation.getByRole('button', { name: anna.say('vacation.end') }).click();
  await expect(bert.page.getByRole('log')).toContainText(filled(bert, 'event.back', { name: 'Anna' }));
  await anna.page.goto(table);
}

/** Bert gives up; both have a rating, and their names stand on one another's pages. */
async function finishRated(anna: Player, bert: Player): Promise<void> {
  await (await menuEntry(bert, 'table.resign')).click();
  await bert.page.getByRole('button', { name: bert.say('table.resign.yes') }).click();
  await expect(result(anna)).toBeVisible();
  await result(anna)
    .getByRole('button', { name: anna.say('circle.again') })
    .click();
  await expect(anna.page.getByRole('checkbox', { name: 'Bert' })).toBeChecked();
  await anna.page.getByRole('link', { name: anna.say('app.cancel') }).click();
  await panel(anna, 'friends.follows').getByRole('link', { name: 'Bert' }).click();
  await expect(async () => {
    await anna.page.reload();
    await expect(anna.page.getByText(anna.say('person.provisional'))).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(anna.page.getByRole('link', { name: 'Anna' })).toBeVisible(); // against whom
}

async function rename({ page, say }: Player, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(say('name.label')).fill(name);
  await page.getByRole('button', { name: say('mypage.rename') }).click();
  await page.reload();
  await expect(page.getByLabel(say('name.label'))).toHaveValue(name);
}

/** What the server calls at: a webhook of one's own. */
async function beCalled({ page, say }: Player, url: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(say('webhooks.url')).fill(url);
  await page.getByRole('button', { name: say('webhooks.add') }).click();
  await expect(page.getByText(url).first()).toBeVisible();
}

async function dataOf({ page, say }: Player): Promise<Record<string, unknown>> {
  await page.goto('/account');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: say('account.data') }).click();
  return JSON.parse(await readFile(await (await file).path(), 'utf8')) as Record<string, unknown>;
}

async function leaveForGood({ page, say }: Player): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: say('account.delete') }).click();
  await page.getByRole('dialog').getByLabel(say('account.password')).fill(password);
  await page.getByRole('button', { name: say('account.delete.yes') }).click();
  await expect(page.getByText(say('account.nobody'))).toBeVisible();
}

type Company = readonly [anna: Player, bert: Player, carla: Player];

/** `receiver`: there is time for the whole story. */
async function story([anna, bert, carla]: Company, receiver: Receiver | null): Promise<void> {
  await makeAccount(anna, 'anna');
  await makeAccount(bert, 'bert');
  if (receiver) await beCalled(bert, `https://${receiver.host}/bert`);

  // Who has no account is told what it is for.
  await carla.page.goto('/friends');
  await expect(carla.page.getByText(carla.say('friends.guest'))).toBeVisible();
  await inspect(carla.page, 'friends-guest');

  await follow(anna, 'Bert');
  await bert.page.goto('/friends');
  await expect(panel(bert, 'friends.followers').getByRole('link', { name: 'Anna' })).toBeVisible();
  await way(bert, 'friends.follow.back', 'Anna').press('Enter');
  await anna.page.reload();
  await expect(panel(anna, 'friends.follows').getByText(anna.say('friends.follows-you'))).toBeVisible();
  await inspect(anna.page, 'friends');

  // Who is here shows while it is so.
  const isHere = panel(anna, 'friends.follows').getByText(anna.say('friends.here'));
  await expect(isHere).toBeVisible();
  await bert.page.goto('about:blank');
  await expect(isHere).toHaveCount(0);
  await bert.page.goto('/friends');
  await expect(isHere).toBeVisible();
  // Who would rather not be seen is not, and is again.
  const seesAnna = panel(bert, 'friends.follows').getByText(bert.say('friends.here'));
  const isShown = bert.page.getByRole('switch', { name: bert.say('mypage.here') });
  await bert.page.goto('/account');
  await isShown.press('Space');
  await bert.page.goto('/friends');
  await expect(seesAnna).toBeVisible();
  await expect(isHere).toHaveCount(0);
  await bert.page.goto('/account');
  await expect(isShown).not.toBeChecked();
  await isShown.press('Space');
  await bert.page.goto('/friends');
  await expect(isHere).toBeVisible();

  const table = await openTableFor(anna, 'Bert', receiver !== null);
  await inspect(anna.page, 'room-kept');
  await findsAllKept(carla, table);
  if (receiver)
    await expect
      .poll(() => receiver.told.map((each) => each.message))
      .toContainEqual({
        kind: 'invitation',
        table: table.replace(/.*\//, ''),
        game: 'vineta',
        seat: 'p2',
      });
  await accept(bert, 'Anna');
  await menuButton(anna, 'table.start').click();
  await expect(board(anna)).toBeVisible();
  await expect(board(bert)).toBeVisible();
  let name = 'Bert';
  if (receiver) {
    await playOverDays(anna, bert);
    await finishRated(anna, bert);
    name = 'Bert Böe';
    await rename(bert, name);
  }

  // One click, and the usual table is there, with the seat kept; whoever is invited may say no.
  await makeCircle(anna, 'Thursday', name);
  await anna.page.getByRole('button', { name: wayName(anna, 'circle.open', 'Thursday') }).press('Enter');
  await expect(anna.page).toHaveURL(/\/table\//);
  await expect(anna.page.getByText(filled(anna, 'table.kept.for', { name }))).toBeVisible();
  const second = anna.page.url();
  await bert.page.goto('/friends');
  await expect(bert.page.getByRole('region', { name: 'Thursday' })).toContainText('Anna');
  await way(bert, 'invitation.decline', 'Anna').press('Enter');
  await expect(way(bert, 'invitation.decline', 'Anna')).toHaveCount(0);
  await expect(anna.page.getByText(anna.say('table.open-seat'), { exact: true })).toBeVisible();

  // Kept again from the waiting room, and freed.
  await menuButton(anna, 'table.keep').click();
  await dialog(anna).getByRole('button', { name }).click();
  await expect(anna.page.getByText(filled(anna, 'table.kept.for', { name }))).toBeVisible();
  await bert.page.goto(second);
  await expect(bert.page.getByText(bert.say('table.kept.you'), { exact: true })).toBeVisible();
  await inspect(bert.page, 'room-invited');
  await menuButton(anna, 'table.keep.free').click();
  await expect(bert.page.getByText(bert.say('room.guest'))).toBeVisible();
  await expect(menuButton(bert, 'table.sit')).toHaveCount(1);

  if (receiver) {
    await changeCircle(anna, bert, 'Thursday', 'Friday');
    await bert.page.goto(second);
    await expect(menuButton(bert, 'table.sit')).toHaveCount(1);
  }

  // A block holds at once, on a page that is open; nothing tells of it.
  await block(anna, name);
  await expect(bert.page.getByText(bert.say('table.kept'), { exact: true })).toBeVisible();
  await findsAllKept(bert, second);
  await bert.page.goto('/friends');
  await expect(panel(bert, 'friends.follows').getByRole('link', { name: 'Anna' })).toBeVisible();
  await expect(panel(bert, 'friends.follows').getByText(bert.say('friends.follows-you'))).toHaveCount(0);
  await expect(panel(bert, 'friends.follows').getByText(bert.say('friends.here'))).toHaveCount(0);
  await openTableFor(bert, 'Anna', false);
  await anna.page.goto('/friends');
  await expect(panel(anna, 'friends.blocked').getByRole('link', { name })).toBeVisible();
  await expect(anna.page.getByText(anna.say('invitation.sit'))).toHaveCount(0);
  if (!receiver) return;

  expect(await dataOf(anna)).toMatchObject({ follows: [], blocked: [name], circles: ['Friday'] });
  await leaveForGood(bert);
  await anna.page.goto('/friends');
  await expect(panel(anna, 'friends.follows')).toBeVisible();
  await expect(panel(anna, 'friends.blocked')).toHaveCount(0);
}

const pairs: readonly (readonly [Language, Language, string])[] = [
  ['en', 'de', ' @desk'],
  ['nl', 'fr', ' @phone'],
];
for (const [first, second, tag] of pairs)
  test(`friends follow, invite, play and part, in ${first} and ${second}${tag}`, async ({ invite }, {
    parallelIndex,
  }) => {
    const receiver = isSoak ? await Receiver.start() : null;
    const server = await Server.start(4240 + parallelIndex, undefined, undefined, receiver?.flags ?? []);
    try {
      const means = { address: server.address };
      const anna = await invite(first, 'Anna', means);
      const bert = await invite(second, 'Bert', means);
      const carla = await invite(second, 'Carla', means);
      await story([anna, bert, carla], receiver);
    } finally {
      await server.kill();
      receiver?.server.close();
    }
  });
