// How a test plays Vigo: by what is lit, whatever the language; by mouse, by finger or by keyboard.
import { expect, type Locator } from '@playwright/test';
import { changes, isAsked, type Player } from './play';

/** Anna is p1; her ship is about to sail. */
const before = (stock: string): string => `game vigo
players 3
phase before
round 7
turn p1
sailing-ships 3
up c4 red left lid
up e4 blue middle crown
up f4 sailing ship
up h2 tidal wave
up g7 violet right bottom crown
up d2 yellow left bottom lock
up k8 white key
p1 ship d4
p1 stock ${stock}
p1 ships 10
p1 chests 240
p2 ship h7
p2 stock red right lid, blue left bottom coin, white middle ring
p2 ships 20
p2 chests 160
p3 ship j2
p3 stock violet left lid, violet right lid, violet left bottom lock, white right bottom diamond, violet key
p3 chests 90`;

export const events = before('dolphin, tidal wave, pirate, blue right lid');
export const landed = before('blue right lid')
  .replace('phase before', 'phase landed')
  .replace('ship d4', 'ship c4');
const chestParts =
  'red left lid, blue left lid, blue right lid, green left bottom lock, green right bottom chalice, red middle crown, green middle crown';
export const chest = before(`${chestParts}, green key`)
  .replace('phase before', 'phase after')
  .replace('up c4 red left lid\n', '');
export const tenCards = before(`dolphin, pirate, ${chestParts}, green key`)
  .replace('phase before', 'phase after')
  .replace('up c4 red left lid\n', '');
/** In the middle of a game: a chest that is nearly complete, an event in hand. */
export const underWay = before(`dolphin, ${chestParts}`).replace('up c4 red left lid', 'up c4 green key');
export const remembered = before('dolphin, blue right lid')
  .replace('phase', 'set memory-aid on\nphase')
  .replace('p1 ship', 'down a3 pirate\ndown b5 dolphin\ndown i8 sailing ship\np1 ship');

/** The sixth Sailing Ship lies open before Anna. */
export const lastShip = `game vigo
players 3
phase before
round 21
turn p1
sailing-ships 5
up e4 blue middle crown
up f4 sailing ship
p1 ship d4
p1 stock pirate, red left lid, blue right lid, red key
p1 ships 10
p1 chests 340
p2 ship h7
p2 stock red right lid, blue left bottom coin, white middle ring
p2 ships 20
p2 chests 260
p3 ship j2
p3 stock violet left lid, violet right lid
p3 ships 20
p3 chests 90`;

export const bay = ({ page, say }: Player): Locator => page.getByRole('group', { name: say('vigo.board') });
export const field = ({ page }: Player, name: string): Locator => page.locator(`[data-field='${name}']`);
export const stock = ({ page, say }: Player): Locator =>
  page.getByRole('region', { name: say('vigo.stock'), exact: true });

/**
 * Which lit field is worth going to: one with a Sailing Ship; or in line with one, without turning it down; or where much comes to
 * light on the way.
 */
export function bestField(player: Player): Promise<string | null> {
  const words = { ship: player.say('vigo.card.sailing ship'), down: player.say('vigo.field.down') };
  return player.page.evaluate(({ ship, down }) => {
    const all = [...document.querySelectorAll('.bay .pick')];
    const names = all.map((each) => each.getAttribute('data-field') ?? '');
    const labels = new Map(names.map((name, i) => [name, all[i]?.getAttribute('aria-label') ?? '']));
    const ships = names.filter((name) => labels.get(name)?.includes(ship));
    const worth = (name: string): number => {
      const [, ...turned] = labels.get(name)?.match(/\b[a-l][1-9]\b/g) ?? [];
      const found = turned.filter((each) => labels.get(each)?.includes(down)).length;
      const lost = turned.filter((each) => ships.includes(each)).length;
      const inLine = ships.some((each) => each[0] === name[0] || each[1] === name[1]);
      return (ships.includes(name) ? 1000 : 0) + (inLine ? 20 : 0) - 50 * lost + found;
    };
    const lit = names.filter((_, i) => all[i]?.classList.contains('open'));
    return lit.sort((a, b) => worth(b) - worth(a))[0] ?? null;
  }, words);
}

// What else can be pressed, in the order in which it is tried.
const others = '.options .main, .plank.lit, .loot button, .stock .lit';

/** One decision with the mouse: what the bar advises, a good field, or anything else that is lit. */
export async function moveByMouse(player: Player): Promise<void> {
  const { page } = player;
  const advised = page.locator('.options .main');
  const target = (await advised.count()) > 0 ? null : await bestField(player);
  await changes(player, async () => {
    if (target) await field(player, target).click();
    else await page.locator(others).last().click();
    const score = page.getByRole('dialog').locator('.big');
    if (await score.isVisible()) await score.click();
  });
}

async function focusOn(player: Player, selector: string): Promise<boolean> {
  const { page } = player;
  await page
    .locator('main')
    .first()
    .evaluate((main) => {
      main.setAttribute('tabindex', '-1');
      main.focus();
    });
  for (let tabs = 0; tabs < 80; ++tabs) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((each) => document.activeElement?.matches(each) ?? false, selector)) return true;
  }
  return false;
}

const focusedField = ({ page }: Player): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-field') ?? '');

/** From lit field to lit field by arrows, as near to the target as they lead. */
async function goTo(player: Player, target: string): Promise<void> {
  for (let steps = 0; steps < 24; ++steps) {
    const here = await focusedField(player);
    if (here === target || here === '') return;
    const isAside = here[0] !== target[0];
    const isAhead = isAside ? here[0]! < target[0]! : here[1]! < target[1]!;
    const key = isAside ? (isAhead ? 'ArrowRight' : 'ArrowLeft') : isAhead ? 'ArrowUp' : 'ArrowDown';
    await player.page.keyboard.press(key);
    if ((await focusedField(player)) === here) return;
  }
}

/** One decision without a mouse. */
export async function moveByKeys(player: Player): Promise<void> {
  const { page } = player;
  const target = (await page.locator('.options .main').count()) > 0 ? null : await bestField(player);
  if (target) {
    expect(await focusOn(player, '.pick.open')).toBe(true);
    await goTo(player, target);
  } else expect(await focusOn(player, others)).toBe(true);
  await changes(player, async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    // An event among ten cards can be played or put back: the card was picked, now what to do with it.
    const cancel = page.getByRole('button', { name: player.say('app.cancel'), exact: true });
    if (!(await dialog.isVisible()) && (await cancel.isVisible())) {
      expect(await focusOn(player, '.options button')).toBe(true);
      return page.keyboard.press('Enter');
    }
    if (!(await dialog.isVisible())) return;
    while (!(await dialog.locator('.big').evaluate((each) => each === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });
}

/** Plays by `move` until the game is over; says how many decisions it took. */
export async function playVigo(player: Player, move: (player: Player) => Promise<void>): Promise<number> {
  for (let moves = 0; moves < 400; ++moves) {
    if (!(await isAsked(player))) return moves;
    await move(player);
  }
  throw new Error('a game of more than 400 decisions of one player');
}
