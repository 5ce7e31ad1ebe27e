// What makes the client an app that needs no network: the service worker with the list of this build's files, and the manifest.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { bundled } from './bundled.plugin.ts';
import { listedGames } from './games.plugin.ts';
import { isKept } from './src/offline/files.ts';
import { manifestFor } from './src/offline/manifest.ts';

const manifestName = 'manifest.webmanifest';

// What the server says in a header, as far as a page can say it of itself: a plain host says nothing.
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)).split(sep).join('/'))
    .filter(isKept)
    .sort();

/** Another content, another version. */
function versionOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

async function writeWorker(folder: string): Promise<void> {
  const names = namesIn(folder);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [bundled()],
    define: {
      __FILES__: JSON.stringify(names),
      __VERSION__: JSON.stringify(versionOf(folder, names)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: resolve(import.meta.dirname, 'src/offline/sw.ts'),
        formats: ['es'],
        fileName: () => 'sw.js',
      },
    },
  });
}

export function offline(): Plugin {
  let isStatic = false;
  let base = '/';
  return {
    name: 'springtide-offline',
    apply: 'build',
    configResolved: (config) => {
      isStatic = config.mode === 'static';
      base = config.base;
    },
    transformIndexHtml: () => [
      ...(isStatic
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
              injectTo: 'head-prepend' as const,
            },
          ]
        : []),
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}${manifestName}` }, injectTo: 'head' as const },
    ],
    async writeBundle({ dir }) {
      if (!dir || this.meta.watchMode) return;
      writeFileSync(
        join(dir, manifestName),
        JSON.stringify(manifestFor(isStatic, await listedGames()), null, 2),
      );
      await writeWorker(dir);
    },
  };
}
