// A game by hearing alone: what a screen reader has (roles, names, live regions) is enough to know when one is asked, what others did
// and how it ended; and at every kind of question axe has nothing to say.
import type { Page } from '@playwright/test';
import { listButton, menuButton, result, type Language, type Player } from './play';
import { bots, lastCard, tableFrom } from './positions';
import { expect, inspect, test } from './screen';
import { lastShip } from './vigoPlay';

test.setTimeout(900_000);

/** Keeps what live regions say: text that comes into one that was there before. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live =
      "[aria-live='polite'], [aria-live='assertive'], [role='status'], [role='alert'], [role='log']";
    const regionOf = (node: Node): Element | null | undefined =>
      (node instanceof Element ? node : node.parentElement)?.closest(live);
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const region = regionOf(target);
        if (!region || region.getAttribute('aria-live') === 'off' || region.closest('[hidden], [inert]'))
          continue;
        const said = type === 'characterData' ? [target] : [...addedNodes];
        const text = said.map((node) => node.textContent?.trim() ?? '').join(' ');
        if (text !== '') heard.push(text.replace(/\s+/g, ' '));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
const heardBy = ({ page }: Player): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** One move out of the list: one with a Sailing Ship in its words, taking a card, or else what turns most; any in Vineta. */
async function choose(player: Player): Promise<void> {
  const { page, say } = player;
  await listButton(player).press('Enter');
  const options = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await expect(options.first()).toBeVisible();
  const texts = await options.allTextContents();
  const worth = (text: string): number =>
    (text.includes(say('vigo.card.sailing ship')) ? 1000 : 0) +
    (text.includes(say('vigo.option.take')) ? 500 : 0) +
    (text.match(/\b[a-l][1-9]\b/g) ?? []).length;
  const best = Math.max(...texts.map(worth));
  const all = texts.map((text, i) => ({ text, i })).filter(({ text }) => worth(text) === best);
  await options.nth(all[Math.floor(all.length / 2)]?.i ?? 0).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Plays on to the end: each decision when the turn was heard, out of the list of moves. `each` sees every new kind of question. */
async function playByEar(player: Player, each: (question: number) => Promise<void>): Promise<string[]> {
  const turn = `${player.say('table.your-turn')}.`;
  const over = player.say('table.over');
  const seen = new Set<string>();
  let answered = 0;
  // Who sits down looks around: the first question stands there already.
  await expect(player.page.getByRole('status').filter({ hasText: turn })).toBeVisible();
  await each(seen.size);
  await choose(player);
  for (;;) {
    const rest = async (): Promise<string[]> => (await heardBy(player)).slice(answered);
    await expect
      .poll(async () => (await rest()).some((text) => text.includes(turn) || text.includes(over)), {
        message: 'heard the turn, or the end',
      })
      .toBe(true);
    const heard = await heardBy(player);
    if (heard.some((text) => text.includes(over))) return heard;
    answered = heard.length;
    const kind =
      heard
        .filter((text) => text.includes(turn))
        .at(-1)
        ?.replace(/:.*/, '') ?? '';
    if (!seen.has(kind)) {
      seen.add(kind);
      await each(seen.size);
    }
    await choose(player);
  }
}

/** The end was heard, and who has won, as the result says it. */
async function expectHeard(player: Player, heard: readonly string[]): Promise<void> {
  const { page, say } = player;
  const last = heard.at(-1) ?? '';
  expect(last).toContain(say('table.over'));
  const title = (await result(player).getByRole('heading').first().textContent()) ?? '';
  const winner = title === say('table.you-win') ? 'Anna' : (title.split(/[ ,]/)[0] ?? '');
  expect(last).toContain(winner);
  expect(await page.getByRole('status').filter({ hasText: last }).count()).toBe(1);
}

async function sitDown(player: Player, game: keyof typeof bots, position: string): Promise<void> {
  const { page } = player;
  await listen(page);
  const bot = bots[game];
  const others = position === lastCard ? [bot, bot, bot] : [bot, bot];
  await page.goto(`/table/${await tableFrom(player, position, others, { game })}`);
  await menuButton(player, 'table.start').press('Enter');
}

const languages: Language[] = ['nl', 'de', 'en', 'fr'];
for (const game of ['vineta', 'vigo'] as const)
  for (const language of languages)
    test(`a whole game of ${game} by ear, in ${language}`, async ({ invite }) => {
      const anna = await invite(language, 'Anna');
      await sitDown(anna, game, '');
      const heard = await playByEar(anna, (question) =>
        inspect(anna.page, `${game}-${language}-${question}`),
      );
      await inspect(anna.page, `${game}-${language}-end`);
      await expectHeard(anna, heard);
    });

test('the end of a game by ear @desk', async ({ invite }) => {
  for (const [game, language, position] of [
    ['vineta', 'fr', lastCard],
    ['vigo', 'nl', lastShip],
  ] as const) {
    const anna = await invite(language, 'Anna');
    await sitDown(anna, game, position);
    const heard = await playByEar(anna, () => Promise.resolve());
    await expectHeard(anna, heard);
  }
});
