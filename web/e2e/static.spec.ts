// The client without any server of ours: plain files, in a folder of some host.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { hurry, installed } from './offlinePlay';
import { board, isAsked, listButton, menuButton, menuEntry, moveFromList, type Player } from './play';
import { expect, expectNoSidewaysScroll, inspect, test } from './screen';

const folder = process.env['WEB_STATIC'] ?? 'dist-static';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}; // and nothing of WebAssembly: not every host knows it

/** Serves the files below /games/springtide/, and nothing else; tells what was asked for. */
function host(asked: string[]): Promise<Server> {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(pathname);
    const name = normalize(pathname.replace(/^\/games\/springtide\//, '').replace(/^$/, 'index.html'));
    const path = join(folder, name);
    const isThere = pathname.startsWith('/games/springtide/') && existsSync(path) && statSync(path).isFile();
    answer.writeHead(isThere ? 200 : 404, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
    });
    if (isThere) createReadStream(path).pipe(answer);
    else answer.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test('plain files in a folder are enough to play, to come back and to look things up @desk', async ({
  invite,
}) => {
  const asked: string[] = [];
  const server = await host(asked);
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/springtide/`;
  try {
    const player: Player = await invite('de', '', { address: home, installs: true });
    const { page, say } = player;
    await hurry(player);
    await page.goto(home);
    await expect(page.getByRole('link', { name: say('app.account') })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: say('home.lobby') })).toHaveCount(0);
    await inspect(page, 'static-home');

    await page.goto(`${home}#/new/vineta`);
    await expect(page.getByText(say('new.clock'))).toHaveCount(0);
    await page.getByRole('button', { name: say('new.begin') }).click();
    await page.getByRole('button', { name: say('name.go') }).click();
    await expect(page).toHaveURL(/\/games\/springtide\/#\/table\/device-/);
    await expect(board(player)).toBeVisible();
    for (let moves = 0; moves < 3; ++moves) {
      expect(await isAsked(player)).toBe(true);
      await moveFromList(player);
    }
    await expect(listButton(player)).toBeVisible();
    await page.reload();
    await expect(listButton(player)).toBeVisible();
    await expect(await menuEntry(player, 'keep.save')).toBeVisible();
    await expect(menuButton(player, 'keep.bring')).toHaveCount(0);

    await page.goto(`${home}#/rules/vineta#VN-SCO-3`);
    await expect(page.locator('#VN-SCO-3')).toBeFocused();
    await page.getByRole('navigation').getByRole('link').last().click();
    await expect(page).toHaveURL(/#\/rules\/vineta#[\w-]+$/);
    await expectNoSidewaysScroll(page);

    for (const number of [2, 5]) {
      await page.goto(`${home}#/puzzle/vineta#${number}`);
      const title = say('puzzle.title').replace('{game}', 'Vineta').replace('{number}', `${number}`);
      await expect(page).toHaveTitle(title);
    }

    await installed(player);
    await page.context().setOffline(true);
    await page.goto(home);
    await expect(
      page.getByRole('region', { name: say('app.waiting').split('|')[0]!.replace('{count}', '1') }),
    ).toBeVisible();
    await page.getByRole('link', { name: say('home.your-turn') }).click();
    await expect(listButton(player)).toBeVisible();
    await moveFromList(player);
    expect(await isAsked(player)).toBe(true);
    expect(asked.filter((path) => !path.startsWith('/games/springtide/') || /api|ws$/.test(path))).toEqual(
      [],
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
