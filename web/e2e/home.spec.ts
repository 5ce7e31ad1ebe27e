import { tableFrom } from './positions';
import { expect, inspect, test, tokenOf } from './screen';
import type { Locator, Page } from '@playwright/test';

interface Own {
  table: string;
  life: string;
  waits_for_you: boolean;
  summary: {
    options: string[];
    public: boolean;
    spectators: boolean;
    clock: unknown;
    seats: { kind: string; level?: number }[];
  };
}
async function ownTables(page: Page): Promise<Own[]> {
  const answer = await page.request.get('/api/tables', {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  });
  return ((await answer.json()) as { tables: Own[] }).tables;
}

/** What comes first on the screen. */
async function isAbove(first: Locator, second: Locator): Promise<void> {
  const [above, below] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

for (const [what, size] of [
  ['a desk', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`somebody new is told what this is, and sees both games on ${what} @desk`, async ({
    cleanPage: page,
    invite,
  }) => {
    const host = await invite('en', 'Host');
    for (let tables = 0; tables < 6; ++tables)
      await tableFrom(host, '', [{ kind: 'open' }], { public: true });
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vineta and Vigo');
    await expect(page.getByText('Vineta, with Host').first()).toBeAttached(); // that so many tables are open changes nothing
    for (const game of ['Vineta', 'Vigo']) {
      const ways = page.getByRole('region', { name: game });
      await expect(ways.getByRole('link', { name: `Learn ${game}` })).toBeInViewport({ ratio: 1 });
      await expect(ways.getByRole('button', { name: `Play ${game}` })).toBeInViewport({ ratio: 1 });
      await expect(ways.getByRole('link', { name: `Learn ${game}` })).toHaveClass(/main/);
    }
  });

test('a game that waits is not told as one of another game’s @desk', async ({ invite }) => {
  const { page } = await invite('en', 'Anna');
  await page.getByRole('button', { name: 'Play Vigo' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect.poll(async () => (await ownTables(page)).filter((each) => each.waits_for_you).length).toBe(1);
  await page.goto('/');
  const waiting = page.getByRole('region', { name: '1 game waits for you' });
  await expect(waiting.getByRole('link', { name: /^Vigo/ })).toBeVisible();
  await isAbove(waiting, page.getByRole('region', { name: 'Vineta', exact: true }));
  await expect(page.getByRole('region', { name: 'Vineta', exact: true })).not.toContainText('wait');
});

test('a step back from a new table does not lead to the form that made it @desk', async ({ invite }) => {
  const { page } = await invite('en', 'Anna');
  await page.getByRole('link', { name: 'A table for Vineta' }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vineta');
  expect(await ownTables(page)).toHaveLength(1);
});

test('an address that means nothing says so, and leads on @desk', async ({ cleanPage: page }) => {
  await page.goto('/tabel/k3x9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await expect(page.getByText('/tabel/k3x9')).toBeVisible();
  await inspect(page, 'missing');
  await page.getByRole('link', { name: 'Back to the shore' }).click();
  await expect(page).toHaveURL('/');
});

test('the games’ makers and the licence are named @desk', async ({ cleanPage: page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'About Springtide' }).click();
  await expect(page.getByText('Edith Grein-Böttcher')).toBeVisible();
  await expect(page.getByText('Fabiano Onça')).toBeVisible();
  await expect(page.getByText('MIT licence')).toBeVisible();
  await inspect(page, 'about');
});

test('somebody new plays against bots in two clicks @phone', async ({ cleanPage: page }) => {
  await page.goto('/');
  await inspect(page, 'home-new');
  await page.getByRole('button', { name: 'Play Vineta' }).click();
  await expect(page.getByLabel('Your name at the table')).not.toHaveValue('');
  await inspect(page, 'home-name');
  await page.getByRole('button', { name: 'To the table' }).last().click();
  await expect(page).toHaveURL(/\/table\/\w+/);
  const [own] = await ownTables(page);
  expect(own?.life).toBe('playing');
  expect(own?.summary.options).toContain('edition en');
  expect(own?.summary.seats.map((each) => each.level ?? each.kind)).toEqual(['player', 2, 2, 2]);
});

test('who has a name needs one click, and is called when a game waits', async ({ cleanPage: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Vineta' }).click();
  await page.getByLabel('Your name at the table').fill('Wim');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Vineta' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect.poll(async () => (await ownTables(page)).filter((each) => each.waits_for_you).length).toBe(2);
  await page.goto('/');
  await expect(page).toHaveTitle('(2) Springtide');
  const waiting = page.getByRole('region', { name: '2 games wait for you' });
  await expect(waiting.getByText('Your turn', { exact: true })).toHaveCount(2);
  await isAbove(waiting, page.getByRole('region', { name: 'Vineta' }));
  await inspect(page, 'home-games');
});

test('a link leads to its table, and anything else is told so', async ({ cleanPage: page }) => {
  await page.goto('/');
  const field = page.getByLabel('Link or name of a table');
  await field.fill('no such link');
  await field.press('Enter');
  await expect(page.getByText('This is not a link to a table.', { exact: false })).toBeVisible();
  await expect(field).toHaveValue('no such link');
  await field.fill('https://example.org/table/abc123');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/table\/abc123$/);
});

test('a table is set up as it was picked, and others find it @desk', async ({ cleanPage: page, browser }) => {
  const host = `Mara of the ${test.info().project.name}`;
  await page.goto('/new/vineta');
  await inspect(page, 'new');
  await page.getByText('3', { exact: true }).click();
  await page.getByRole('button', { name: /Seat 2/ }).click();
  await inspect(page, 'new-seat');
  await page.getByRole('dialog').getByText('Free seat').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Seat 3/ }).click();
  await page.getByRole('dialog').getByText('Bot 5: cunning').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('French', { exact: true })).toBeHidden();
  await page.getByText('More choices').click();
  await page.getByText('French', { exact: true }).click();
  await expect(page.getByText('at most one house to each district', { exact: false }).first()).toBeVisible();
  await page.getByText('Quick set-up', { exact: false }).click();
  await page.getByText('Change individual rules').click();
  await page.getByText('3 points', { exact: true }).click();
  await page.getByText('Live', { exact: true }).click();
  await page.getByText('Everyone', { exact: true }).click();
  await page.getByText('Others may watch').click();
  await inspect(page, 'new-picked');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Your name at the table').fill(host);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  const [own] = await ownTables(page);
  expect(own?.life).toBe('open');
  expect(own?.summary).toMatchObject({
    public: true,
    spectators: false,
    clock: { kind: 'live', move: 30_000, bank: 600_000 },
    seats: [{ kind: 'player' }, { kind: 'open' }, { kind: 'bot', level: 5 }],
  });
  expect(own?.summary.options).toEqual(
    expect.arrayContaining(['players 3', 'edition fr', 'set own-house 3', 'set placement random']),
  );

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  const tile = visitor.getByRole('link', { name: `with ${host} and 1 bot` });
  await expect(tile).toContainText('1 free seat');
  await tile.click();
  await expect(visitor).toHaveURL(new RegExp(`/table/${own?.table}$`));
  await visitor.context().close();
});

test('everything here can be done with the keyboard', async ({ cleanPage: page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play Vineta' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Learn Vineta' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play Vineta' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/new\/vineta$/);
  await page.getByRole('radio', { name: '4', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Seat \d/ })).toHaveCount(5);
});

const titles = {
  nl: ['Vineta spelen', 'Open tafels'],
  de: ['Vineta spielen', 'Offene Tische'],
  en: ['Play Vineta', 'Open tables'],
  fr: ['Jouer à Vineta', 'Tables ouvertes'],
} as const;
const ownNames = { nl: 'Nederlands', de: 'Deutsch', en: 'English', fr: 'Français' } as const;

for (const language of ['nl', 'de', 'en', 'fr'] as const)
  test(`the first screens speak ${language}${language === 'de' ? ' @desk' : ''}`, async ({
    cleanPage: page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('button', { name: ownNames[language], exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: titles[language][0] })).toBeVisible();
    await expect(page.getByRole('heading', { name: titles[language][1] })).toBeVisible();
    await inspect(page, `home-${language}`);
    for (const [path, name] of [
      ['/new/vineta', 'new'],
      ['/settings', 'settings'],
      ['/insight/vineta', 'insight-none'],
      ['/account', 'account'],
    ] as const) {
      await page.goto(path);
      await inspect(page, `${name}-${language}`);
    }
  });
