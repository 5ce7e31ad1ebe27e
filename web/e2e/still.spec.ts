// The table stands still: through a whole game the board keeps one place, hardly anything moves that nobody touched, and nothing
// that is needed lies outside the window.
import type { Page } from '@playwright/test';
import { board, isAsked, menuButton, moveFromList, playOn, result, type Player } from './play';
import { bots, tableFrom } from './positions';
import { expect, test } from './screen';
import { bay, moveByMouse, playVigo } from './vigoPlay';

const clock = { kind: 'correspondence', move: 3 * 86_400_000, bank: 7 * 86_400_000 } as const;
const sizes = [
  { width: 1366, height: 768, tag: { vineta: ' @desk', vigo: '' } },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740, tag: { vineta: '', vigo: ' @desk' } },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
];
const mostShift = 0.05;

interface Stillness {
  places: string[]; // where the board was, one entry for each change
  worst: { value: number; what: string }[]; // what moved most
  shift: number; // all layout shifts together, those after a click too: that is when districts ran away from the pointer
}
declare global {
  interface Window {
    stillness: Stillness;
  }
}

/** From now on: the board's rectangle in every frame, and every shift. */
const watch = (page: Page, selector: string): Promise<void> =>
  page.evaluate((board) => {
    const seen: Stillness = (window.stillness = { places: [], worst: [], shift: 0 });
    const look = (): void => {
      const { x, y, width, height } = document.querySelector(board)!.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(' ');
      if (seen.places.at(-1) !== place) seen.places.push(place);
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      // What is told over the board takes no room, and moves there as it likes.
      const isTold = (node: Node | null): boolean =>
        node !== null &&
        (node instanceof Element ? node : node.parentElement)?.closest('.board .stage') != null;
      for (const { value, sources } of list.getEntries() as Shift[])
        if (!sources.every(({ node }) => isTold(node))) {
          seen.shift += value;
          seen.worst.push({
            value,
            what: sources
              .map(
                ({ node }) =>
                  `${node === null ? 'gone' : node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : `text ${node.textContent}`}`,
              )
              .join(' + '),
          });
        }
    }).observe({ type: 'layout-shift' });
  }, selector);

/** What of the bar, the hand and the head is not wholly in the window, and what does not fit into its place. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const needed = [
      ...document.querySelectorAll(
        '.top a, .top button, .tabs button, .options button, .prompt, .hand, .hand li, .stock',
      ),
    ];
    const isOut = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    };
    // The words of the question against its place, the answers against theirs.
    const place = document.querySelector('.asked')!.getBoundingClientRect();
    const isCut = (element: Element): boolean => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { top, bottom } = words.getBoundingClientRect();
      return words.toString().trim() !== '' && (top < place.top - 2 || bottom > place.bottom + 2);
    };
    // An answer is met where it is seen, and so is what the head has.
    const isCovered = (button: Element): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const isTooWide = (tab: Element): boolean => tab.scrollWidth > tab.clientWidth;
    const bars = [...document.querySelectorAll('.prompt, .options, .told p')];
    return [
      ...needed.filter(isOut).map((each) => `outside: ${each.textContent}`),
      ...[...document.querySelectorAll('.options button, .top a, .top button')]
        .filter((each) => each.getClientRects().length > 0 && !isOut(each) && isCovered(each))
        .map((each) => `covered: ${each.textContent || each.ariaLabel}`),
      ...[...document.querySelectorAll('.tabs button')]
        .filter(isTooWide)
        .map((each) => `too wide: ${each.textContent}`),
      ...bars.filter(isCut).map((each) => `cut: ${each.textContent}`),
      ...(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []),
    ];
  });

async function expectStill({ page }: Player): Promise<void> {
  // At the end a wheel over the board leads nowhere.
  expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  const { places, shift, worst } = await page.evaluate(() => window.stillness);
  const moved = worst
    .sort((a, b) => b.value - a.value)
    .slice(0, 6)
    .map(({ value, what }) => `${value.toFixed(3)} ${what}`);
  expect.soft(places, 'places of the board').toHaveLength(1);
  expect.soft(shift, ['layout shift', ...moved].join('\n')).toBeLessThan(mostShift);
}

/** Looks at every prompt; once, after a while, also at the past. */
function looking(move: (player: Player) => Promise<void>): (player: Player) => Promise<void> {
  let moves = 0;
  return async (player) => {
    expect.soft(await outside(player.page)).toEqual([]);
    const hasPast = await menuButton(player, 'table.since').isVisible();
    if (hasPast && ++moves === 8) await lookBack(player);
    await move(player);
  };
}

async function lookBack(player: Player): Promise<void> {
  const { page, say } = player;
  await menuButton(player, 'table.since').click();
  await expect(page.getByText(say('since.frame'))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  expect.soft(await outside(page)).toEqual([]);
  await menuButton(player, 'since.now').click();
  await isAsked(player);
}

async function open(
  player: Player,
  size: { width: number; height: number },
  game: keyof typeof bots,
): Promise<void> {
  const { page } = player;
  await page.setViewportSize(size);
  await page.goto(`/table/${await tableFrom(player, '', [bots[game], bots[game]], { game, clock })}`);
  await menuButton(player, 'table.start').click();
}

for (const { tag = { vineta: '', vigo: '' }, ...size } of sizes) {
  const at = `${size.width} × ${size.height}`;
  test(`Vineta stands still at ${at}${tag.vineta}`, async ({ invite }) => {
    const anna = await invite('de', 'Anna');
    await open(anna, size, 'vineta');
    await expect(board(anna)).toBeVisible();
    await isAsked(anna);
    await watch(anna.page, '.island');
    await playOn(anna, looking(moveFromList));
    await expect(result(anna)).toBeVisible();
    await expectStill(anna);
  });

  test(`Vigo stands still at ${at}${tag.vigo}`, async ({ invite }) => {
    const anna = await invite('fr', 'Anna');
    await open(anna, size, 'vigo');
    await expect(bay(anna)).toBeVisible();
    await isAsked(anna);
    await watch(anna.page, '.bay');
    await playVigo(anna, looking(moveByMouse));
    await expect(result(anna)).toBeVisible();
    await expectStill(anna);
  });
}
