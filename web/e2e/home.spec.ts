import { expect, inspect, test, tokenOf } from './screen';
import type { Page } from '@playwright/test';

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

test('somebody new plays against bots in two clicks @phone', async ({ cleanPage: page }) => {
  await page.goto('/');
  await inspect(page, 'home-new');
  await page.getByRole('button', { name: 'Play now' }).click();
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
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByLabel('Your name at the table').fill('Wim');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect.poll(async () => (await ownTables(page)).filter((each) => each.waits_for_you).length).toBe(2);
  await page.goto('/');
  await expect(page).toHaveTitle('(2) Springtide');
  await expect(page.getByRole('link', { name: '2 games wait for you' })).toBeVisible();
  await expect(page.getByText('Your turn', { exact: true })).toHaveCount(2);
  await inspect(page, 'home-games');
});

test('a link leads to its table, and anything else is told so', async ({ cleanPage: page }) => {
  await page.goto('/');
  const field = page.getByLabel('Link or name of a table');
  await field.fill('no such link');
  await field.press('Enter');
  await expect(page.getByText('This is no link to a table.', { exact: false })).toBeVisible();
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
  await page.getByRole('dialog').getByText('Free for somebody').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Seat 3/ }).click();
  await page.getByRole('dialog').getByText('Bot 5: cunning').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText('French', { exact: true }).click();
  await expect(page.getByText('at most one house to each district', { exact: false }).first()).toBeVisible();
  await page.getByText('Change single rules').click();
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
    expect.arrayContaining(['players 3', 'edition fr', 'set own-house 3']),
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
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Learn Vineta' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/new\/vineta$/);
  await page.getByRole('radio', { name: '4', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Seat \d/ })).toHaveCount(5);
});

const titles = {
  nl: ['Nu spelen', 'Open tafels'],
  de: ['Jetzt spielen', 'Offene Tische'],
  en: ['Play now', 'Open tables'],
  fr: ['Jouer', 'Tables ouvertes'],
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
      ['/account', 'account'],
    ] as const) {
      await page.goto(path);
      await inspect(page, `${name}-${language}`);
    }
  });
