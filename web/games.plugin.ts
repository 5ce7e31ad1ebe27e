// Which games the client has: src/games/list.ts, or the list that SPRINGTIDE_GAMES names.
import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { GameFront } from './src/kit/front.ts';

const list = resolve(import.meta.dirname, process.env['SPRINGTIDE_GAMES'] ?? 'src/games/list.ts');

export const gameList = (): Plugin => ({
  name: 'springtide-games',
  config: () => ({ resolve: { alias: [{ find: /^\.\/games\/list$/, replacement: list }] } }),
});

/** The games as the list has them, with nothing of theirs loaded. */
export async function listedGames(): Promise<readonly GameFront[]> {
  const { module } = await runnerImport<{ games: readonly GameFront[] }>(list, {
    configFile: false,
    logLevel: 'warn',
  });
  return module.games;
}
