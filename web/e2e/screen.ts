// What every screen must keep: no trouble in the console, no sideways scrolling, nothing for axe to find.
import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { somebody, type Language, type Means, type Player } from './play';
import { catalogues } from './words';

const isSoak = process.env['SPRINGTIDE_SOAK'] === '1';
const schemes = ['light', 'dark'] as const;

/** What the page complains of: a refused style or script, anything thrown. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  const isExpected = new RegExp(
    [
      'the server responded with a status of 4', // refusals, and lines that tests cut
      'WebSocket connection to|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET)',
      `sha256-${createHash('sha256').update('body {}').digest('base64')}`.replace('+', '\\+'), // how Firefox is made to draw a picture
    ].join('|'),
  );
  const note = (text: string): void => {
    if (!isExpected.test(text)) troubles.push(text);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  return troubles;
}

interface Fixtures {
  cleanPage: Page; // whose console stays clean
  invite: (language: Language, name: string, means?: Means) => Promise<Player>; // people with browsers of their own
}

export const test = base.extend<Fixtures>({
  cleanPage: async ({ page }, use) => {
    const troubles = troublesOf(page);
    await use(page);
    expect(troubles).toEqual([]);
  },
  invite: async ({ browser, viewport, isMobile }, use) => {
    const device = isMobile && viewport ? { viewport } : {};
    const guests: { player: Player; troubles: string[] }[] = [];
    await use(async (language, name, means) => {
      const player = await somebody(browser, language, name, { ...device, ...means });
      guests.push({ player, troubles: troublesOf(player.page) });
      return player;
    });
    await Promise.all(guests.map(({ player }) => player.page.context().close()));
    expect(guests.flatMap(({ troubles }) => troubles)).toEqual([]);
  },
});
export { expect };

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, 'wider than the window').toBeLessThanOrEqual(0);
}

/** Figures that dance on the line, or do not stand below one another. */
async function expectLiningFigures(page: Page): Promise<void> {
  const dancing = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((each) =>
        [...each.childNodes].some((node) => node.nodeType === 3 && /\d/.test(node.nodeValue ?? '')),
      )
      .filter((each) => getComputedStyle(each).fontVariantNumeric !== 'lining-nums tabular-nums')
      .map((each) => each.outerHTML),
  );
  expect(dancing, 'old-style figures').toEqual([]);
}

/** Keys where words should be: a catalogue that was not loaded. */
async function expectWords(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((each) => [
      each.getAttribute('aria-label'),
      each.getAttribute('title'),
    ]);
    return [document.body.innerText, ...labels].join('\n').split(/\s+/);
  });
  expect([...new Set(said)].filter((word) => word.includes('.') && word in catalogues.en)).toEqual([]);
}

/** At a table: a question that its answers lie over, buttons that the edge of the screen cuts off, words that reach out of their place. */
async function expectRoom(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const asked = [...document.querySelectorAll('.bar:has(.options button) .prompt')].filter(
      (each) => each.scrollHeight > each.clientHeight + 1,
    );
    const held = [...document.querySelectorAll('.held button, .held select')].filter(
      (each) => each.getBoundingClientRect().bottom > innerHeight + 1,
    );
    const named = [...document.querySelectorAll('.against, .goal p')].filter(
      (each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1,
    );
    return [...asked, ...held, ...named].map((each) => each.outerHTML);
  });
  expect(cut, 'covered or cut off').toEqual([]);
}

/** A picture for somebody to look at, where there is time for it; of what moves some milliseconds later. */
export async function picture(page: Page, path: string, { fullPage = false, after = 0 } = {}): Promise<void> {
  if (!isSoak) return;
  await page.waitForTimeout(after);
  await page.screenshot({ path, fullPage });
}

// All at once, since no page has frames; of what is in order nothing is told.
const axe = (page: Page): ReturnType<AxeBuilder['analyze']> =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();

/** Looks at the screen by day and by night (a desk by day and a phone by night, unless there is time): axe, width, figures, and pictures. */
export async function inspect(page: Page, name: string): Promise<void> {
  const isPhone = base.info().project.name === 'phone';
  for (const scheme of isSoak ? schemes : [schemes[isPhone ? 1 : 0]]) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expectNoSidewaysScroll(page);
    await expectLiningFigures(page);
    await expectWords(page);
    await expectRoom(page);
    const { violations } = await axe(page);
    expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    );
    const path = `screenshots/${base.info().project.name}-${name}-${scheme}`;
    await picture(page, `${path}.png`);
    await picture(page, `${path}-whole.png`, { fullPage: true });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** The token that this browser plays with. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('springtide.session') ?? '{}') as { token?: string }).token ?? '',
  );
