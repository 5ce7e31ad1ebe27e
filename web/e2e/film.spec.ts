// Three rounds of each game as a stranger would see them: a picture of every beat in its order, and apart from the pictures what
// really happened, as the server told it. Not a test: `npm run film` makes them, for somebody to read; and the pictures of the
// README beside them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  isAsked,
  listButton,
  menuButton,
  moveFromList,
  pointOnce,
  result,
  type Key,
  type Player,
} from './play';
import { tableFrom } from './positions';
import { expect, test } from './screen';
import { moveByMouse, underWay } from './vigoPlay';

test.setTimeout(900_000); // every picture waits until it stands still
const folder = process.env['SPRINGTIDE_FILM'] ?? 'film';
const bot = { kind: 'bot', level: 3 } as const;
const rounds = 3;
const inMotion = 900; // until a flight has arrived and what is new stands there

interface Row {
  district: string;
  waves: number;
}
interface View {
  round: number;
  phase: string;
  rows?: Row[];
  sunk?: string[];
  would_sink?: string | null;
  sailing_ships?: number;
  seats: {
    seat: string;
    captured?: Record<string, number>;
    ship_points?: number;
    chest_points?: number;
    ship?: string | null;
  }[];
}
interface Update {
  type: string;
  view?: View;
  events?: { kind: string; move?: { text?: string } }[];
}

/** What was so after an update: the sums of the rows, what leads; points and ships. */
function stateOf({ rows, would_sink, sunk, seats, sailing_ships }: View): string {
  if (rows) {
    const sums = rows.map(({ district, waves }) => `${district} ${waves}`).join(', ');
    const houses = seats.map(({ seat, captured }) => `${seat} ${JSON.stringify(captured ?? {})}`).join('; ');
    return `sums: ${sums || 'none'} | leads: ${would_sink ?? 'none'} | sunk: ${sunk?.join(' ') || 'none'} | captured: ${houses}`;
  }
  const points = seats.map(
    ({ seat, ship, ship_points = 0, chest_points = 0 }) =>
      `${seat} ${ship_points + chest_points} (ship at ${ship})`,
  );
  return `points: ${points.join(', ')} | Sailing Ships: ${sailing_ships}`;
}

/** What the server says: kept for the record, and once time stands still handed on one by one, so that nothing is told in haste. */
class Post {
  readonly record: string[] = []; // every move with what followed from it
  isHeld = false;
  readonly #waiting: (() => void)[] = [];

  async open(page: Page): Promise<void> {
    await page.routeWebSocket(/\/ws$/, (line) => {
      line.connectToServer().onMessage((message) => {
        this.#note(JSON.parse(String(message)) as Update);
        if (this.isHeld) this.#waiting.push(() => line.send(message));
        else line.send(message);
      });
    });
  }

  /** Whether there was anything. */
  handOn(): boolean {
    const next = this.#waiting.shift();
    next?.();
    return next !== undefined;
  }

  get round(): number {
    return Number(this.record.at(-1)?.match(/^round (\d+)/)?.[1] ?? 0);
  }

  #note({ type, events = [], view }: Update): void {
    const moves = events.flatMap(({ move }) => move?.text ?? []);
    if (type === 'update' && view && moves.length > 0)
      this.record.push(`round ${view.round}: ${moves.join(' / ')}\n    ${stateOf(view)}`);
  }
}

const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main > .board')?.innerHTML ?? '');

/** What is told over the board; where nothing is, what is asked. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
    return text('.caption.shown') || text('.asked');
  });

class Film {
  readonly #pictures: string[] = [];
  readonly #folder: string;
  #last = '';

  constructor(
    readonly player: Player,
    readonly name: string,
    readonly post: Post,
  ) {
    this.#folder = join(folder, name);
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  async #picture(): Promise<void> {
    const { page } = this.player;
    await page.waitForTimeout(inMotion);
    if ((await page.locator('.scored').count()) > 0) await page.clock.runFor(1500); // its value counts up
    const name = `${String(this.#pictures.length + 1).padStart(3, '0')}.png`;
    await page.screenshot({ path: join(this.#folder, name) });
    this.#pictures.push(`${name} ${await said(page)}`);
    this.#last = await shown(page);
  }

  /** Time stands still: a picture of each beat, which the space bar ends, until all is told and the player is asked. */
  async tell(): Promise<void> {
    const { page } = this.player;
    await page.waitForTimeout(300); // until the player's own move is answered and told
    this.post.handOn();
    this.post.handOn();
    for (let still = 0; still < 4; ++still) {
      await page.waitForTimeout(200);
      if ((await shown(page)) !== this.#last) {
        await this.#picture();
        still = 0;
      }
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press(' ');
      await page.waitForTimeout(200);
      if ((await shown(page)) !== this.#last) continue;
      const isDone = (await listButton(this.player).isVisible()) || (await result(this.player).isVisible());
      if (this.post.handOn() || !isDone) still = 0;
    }
  }

  /** `names`: what the pictures call the seats. */
  write(names: Record<string, string>): void {
    const { say } = this.player;
    const inWords = (line: string): string =>
      line
        .replace(/\bp\d\b/g, (seat) => names[seat] ?? seat)
        .replace(/\b[GYR][012]\b/g, (district) => say(`vineta.district.${district}` as Key));
    const lines = [
      'What really happened, as the server told it:',
      ...this.post.record.map(inWords),
      '',
      'Pictures, and what was written over the board:',
      ...this.#pictures,
    ];
    writeFileSync(join(folder, `truth-${this.name}.txt`), `${lines.join('\n')}\n`);
  }
}

async function sitDown(player: Player, game: string, position: string): Promise<Post> {
  const { page } = player;
  const post = new Post();
  await post.open(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  const table = await tableFrom(player, position, [bot, bot], { game });
  await page.clock.install();
  await page.goto(`/table/${table}`);
  await menuButton(player, 'table.start').click();
  await isAsked(player);
  return post;
}

async function standStill({ page }: Player, post: Post): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  post.isHeld = true;
  post.record.length = 0;
}

test('Vineta @film', async ({ invite }) => {
  const anna = await invite('en', 'Anna', { motion: 'no-preference', pace: 'normal' });
  const { page, say } = anna;
  const post = await sitDown(anna, 'vineta', '');
  while ((await page.locator('.hand .lit').count()) === 0) {
    await moveFromList(anna); // the city is built unseen
    await page.keyboard.press('Escape');
    await isAsked(anna);
  }
  await standStill(anna, post);
  const film = new Film(anna, 'vineta', post);
  for (let nth = 1; ; ++nth) {
    await film.tell();
    film.write({ p1: 'Anna', p2: say('vineta.god.p2'), p3: say('vineta.god.p3') });
    if (post.round > rounds || (await result(anna).isVisible())) break;
    await pointOnce(anna, nth);
  }
  expect(post.record.length).toBeGreaterThan(20);
});

test('Vigo @film', async ({ invite }) => {
  const anna = await invite('en', 'Anna', { motion: 'no-preference', pace: 'normal' });
  const { say } = anna;
  const post = await sitDown(anna, 'vigo', underWay);
  await standStill(anna, post);
  const film = new Film(anna, 'vigo', post);
  for (;;) {
    await film.tell();
    film.write({ p1: 'Anna', p2: say('vigo.ship.p2'), p3: say('vigo.ship.p3') });
    if (post.round >= 7 + rounds || (await result(anna).isVisible())) break;
    await moveByMouse(anna);
  }
  expect(post.record.length).toBeGreaterThan(10);
});

/** What a picture shows, in the size of the README's. */
async function pictureOf({ page }: Player, name: string, wide: number): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(inMotion);
  const clip = { x: 0, y: 0, width, height, scale: wide / width };
  const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 82, clip });
  writeFileSync(join(folder, `${name}.jpg`), Buffer.from(data, 'base64'));
}

for (const { name, wide, ...size } of [
  { name: '', wide: 840, width: 1440, height: 900 },
  { name: '-phone', wide: 255, width: 360, height: 740 },
])
  test(`the README at ${size.width} × ${size.height} @film`, async ({ invite }) => {
    const anna = await invite('en', 'Anna', name ? { viewport: size } : {});
    const { page } = anna;
    await page.setViewportSize(size);
    const options = ['players 4', 'set placement random'];
    await page.goto(`/table/${await tableFrom(anna, '', [bot, bot, bot], { options })}`);
    await menuButton(anna, 'table.start').click();
    await isAsked(anna);
    // A district has sunk, rows lie on the table again, and a card is to be chosen.
    const counts = (selector: string): Promise<number> => page.locator(selector).count();
    const isThere = async (): Promise<boolean> =>
      (await counts('[role=log] li button')) > 0 &&
      (await counts('.rows [data-row]')) > 1 &&
      (await counts('.hand .lit')) > 0;
    for (let nth = 1; !(await isThere()); ++nth) {
      await pointOnce(anna, nth);
      await isAsked(anna);
    }
    await pictureOf(anna, `vineta${name}`, wide);
    await page.goto(`/table/${await tableFrom(anna, underWay, [bot, bot], { game: 'vigo' })}`);
    await menuButton(anna, 'table.start').click();
    await isAsked(anna);
    await pictureOf(anna, `vigo${name}`, wide);
  });
