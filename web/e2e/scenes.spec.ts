// What is told over the board, beat by beat: in the order and the words of the record, however it moves, and as fast as somebody
// wants. The soak films each beat into test-results.
import type { Page } from '@playwright/test';
import { isAsked, listButton, menuButton, moveFromList, type Key, type Player } from './play';
import { sinking, tableFrom } from './positions';
import { expect, inspect, picture, test } from './screen';
import { chest, lastShip } from './vigoPlay';

const bot = { kind: 'bot', level: 2 } as const;

/** The last turn of a round: everybody has flood cards only. */
const lastTurn = `game vineta
players 3
phase choose
round 2
turn 3
tower p2
sunk G1
houses G0 amber 2, ice 1, fern 1
houses Y0 amber 2, ice 3, straw 2
houses R0 fern 4, straw 1
houses R2 rest
row G0 by p2: p2 3, p3 2
row Y0 by p3: p3 2, p2 +7
p1 hand flood 1, flood 1, flood 2, flood 2, flood 3, flood 3, flood 4
p2 hand flood 1, flood 1, flood 2, flood 2, flood 3, flood 3, flood 4
p3 hand flood 1, flood 1, flood 2, flood 2, flood 3, flood 3, flood 4`;

/** Keeps every sentence that screen readers were told, and every caption that was seen. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const seen: string[] = [];
    Object.assign(window, { heard, seen });
    const note = (list: string[], text: string | null | undefined): void => {
      if (text && list.at(-1) !== text) list.push(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('[data-told] > p'))
            heard.push(node.textContent ?? '');
      note(seen, document.querySelector('.caption.shown')?.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
const heardBy = ({ page }: Player): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);
const seenBy = ({ page }: Player): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The moves as the server tells them, line by line like a record; a game from a position has no other. */
function recordOf({ page }: Player): string[] {
  const lines: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        type: string;
        events?: { move?: { text?: string } }[];
      };
      if (message.type === 'update')
        lines.push(...(message.events ?? []).flatMap(({ move }) => move?.text ?? []));
    }),
  );
  return lines;
}

/** A picture of every beat, in order, until `until` holds. */
async function film({ page }: Player, name: string, until: () => Promise<boolean>): Promise<void> {
  let [last, count] = ['', 0];
  while (!(await until())) {
    const [caption = last] = await page.locator('.caption').allTextContents(); // none: it has just ended
    if (caption !== last) {
      last = caption;
      const path = test.info().outputPath(`${name}-${String(count++).padStart(2, '0')}.png`);
      await picture(page, path, { after: 600 }); // in the middle of it
    }
    await page.waitForTimeout(50);
  }
}

const begin = async (player: Player, table: string): Promise<void> => {
  await listen(player.page);
  await player.page.goto(`/table/${table}`);
};

/** The same person with another browser. */
async function beside(player: Player, other: Player): Promise<void> {
  const session = await player.page.evaluate(() => localStorage.getItem('springtide.session') ?? '');
  await other.page.evaluate((text) => localStorage.setItem('springtide.session', text), session);
}

test('a turn of Vineta is told in the words of its record, moving or not, at any pace @desk', async ({
  invite,
}) => {
  const anna = await invite('en', 'Anna', { motion: 'no-preference', pace: 'normal' });
  const still = await invite('en', 'Anna', { motion: 'reduce', pace: 'quick' });
  const hurried = await invite('en', 'Anna', { motion: 'reduce', pace: 'once' });
  for (const other of [still, hurried]) await beside(anna, other);
  const table = await tableFrom(anna, lastTurn, [bot, bot]);
  const record = recordOf(anna);
  await begin(anna, table);
  await menuButton(anna, 'table.start').click();
  await isAsked(anna);
  for (const other of [still, hurried]) {
    await begin(other, table);
    await isAsked(other);
  }
  await moveFromList(anna);
  const isMine = async (): Promise<boolean> => {
    if (!(await listButton(anna).isVisible())) return false;
    if ((await anna.page.locator('.flight').count()) > 0) return false;
    return true;
  };
  await film(anna, 'reveal', isMine);
  const comparison = anna.page.waitForSelector('.comparison'); // from now on: it stays for a moment only
  await moveFromList(anna);
  await comparison;
  await film(anna, 'sinking', async () => (await anna.page.locator('.comparison').count()) === 0);

  // What the record says of the plays, with the sums that follow from the position.
  const { say } = anna;
  const sums: Record<string, number> = { G0: 5, Y0: 9 };
  const names: Record<string, string> = { p1: 'Anna', p2: say('vineta.god.p2'), p3: say('vineta.god.p3') };
  const expected = record.flatMap((line) => {
    const [, seat = '', waves = '', verb = '', district = ''] =
      /^(p\d) flood (\d) (start|add) (\w+)$/.exec(line) ?? [];
    if (!seat) return [];
    sums[district] = (sums[district] ?? 0) + Number(waves);
    const values = {
      seat: names[seat]!,
      card: `Flood ${waves}`,
      district: say(`vineta.district.${district}` as Key),
    };
    return [
      {
        text: fill(
          say(`vineta.${seat === 'p1' ? 'you' : 'move'}.${verb === 'add' ? 'add' : 'start row'}`),
          values,
        ),
        sum: sums[district],
      },
    ];
  });
  expect(expected).toHaveLength(3);
  const heard = await heardBy(anna);
  const plays = heard.filter((text) => expected.some((each) => text.startsWith(each.text)));
  expect(plays.map((text, i) => text.startsWith(expected[i]!.text))).toEqual([true, true, true]);
  plays.forEach((text, i) => expect(text).toContain(` ${expected[i]!.sum} `));
  const [[sunk, most] = ['', 0], [next, least] = ['', 0]] = Object.entries(sums).sort(
    ([, a], [, b]) => b - a,
  );
  const districtName = (district: string): string => say(`vineta.district.${district}` as Key);
  expect(heard).toContain(
    fill(say('vineta.sunk.most').split('|')[1]!, {
      district: districtName(sunk),
      count: String(most),
      rival: districtName(next),
      least: String(least),
    }),
  );
  // Each beat is said once, all of it is seen, and nobody hears anything else.
  expect(new Set(heard).size).toBe(heard.length);
  const isAside = (text: string): boolean => /draws?\b/.test(text);
  expect((await seenBy(anna)).filter((text) => !isAside(text))).toEqual(
    heard.filter((text) => !isAside(text)),
  );
  for (const other of [still, hurried]) await expect.poll(() => heardBy(other)).toEqual(heard);

  // How it ended can be opened again.
  await menuButton(anna, 'vineta.summary.open').or(anna.page.locator('.again')).click();
  await expect(anna.page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0);
  await inspect(anna.page, 'vineta-ending');
  await anna.page.keyboard.press('Escape');
  const log = anna.page.locator('[data-tab=log]');
  if (await log.isVisible()) await log.click(); // on a phone it is behind its tab
  await anna.page.getByRole('log').getByRole('button').click();
  await expect(anna.page.getByRole('dialog')).toContainText(districtName(sunk));
});

test('what is told is hastened by the space bar, a tap and Escape @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna', { motion: 'no-preference', pace: 'slow' });
  const { page } = anna;
  const table = await tableFrom(anna, sinking, [bot]);
  await page.clock.install();
  await begin(anna, table);
  await menuButton(anna, 'table.start').click();
  await isAsked(anna);
  await page.clock.pauseAt(Date.now() + 60_000); // from here on nothing goes on by itself
  await listButton(anna).press('Enter');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().press('Enter');
  const caption = page.locator('.caption');
  await expect(caption).toContainText('Flood 2');
  await page.locator('body').press(' ');
  await expect(page.locator('.comparison')).toBeVisible();
  await expect.poll(async () => (await heardBy(anna)).at(-1)).toMatch(/sinks with \d+ waves/);
  await page.locator('.stage').click({ force: true, position: { x: 5, y: 5 } });
  await expect(page.locator('.sinking')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.comparison')).toHaveCount(0);
  await expect(page.locator('.again')).toBeVisible();
  expect((await heardBy(anna)).at(-1)).toContain(anna.say('vineta.share.how'));
});

test('a chest is put together before all, and the sixth ship is an event @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna', { motion: 'no-preference', pace: 'normal' });
  const { page, say } = anna;
  const vigo = { game: 'vigo' };
  await begin(anna, await tableFrom(anna, chest, [bot, bot], vigo));
  await menuButton(anna, 'table.start').click();
  await isAsked(anna);
  await page.getByRole('button', { name: /chest/i }).first().click();
  const chestLaid = page.waitForSelector('.scored'); // from now on: it stays for a moment only
  await page.getByRole('dialog').locator('.big').click();
  await chestLaid;
  await film(anna, 'chest', async () => (await page.locator('.scored').count()) === 0);
  const scored = (await heardBy(anna)).find((text) => /You score a chest/.test(text));
  expect(scored).toMatch(/for \d+ points/);

  await begin(anna, await tableFrom(anna, lastShip, [bot, bot], vigo));
  await menuButton(anna, 'table.start').click();
  await isAsked(anna);
  await page.locator("[data-field='f4']").click();
  await isAsked(anna);
  const end = page.waitForSelector('.last');
  await menuButton(anna, 'vigo.option.take').click();
  await end;
  await film(anna, 'last', async () => (await page.locator('.last').count()) === 0);
  expect((await heardBy(anna)).at(-1)).toBeTruthy();
  expect(await heardBy(anna)).toContain(say('vigo.you.last'));
});
