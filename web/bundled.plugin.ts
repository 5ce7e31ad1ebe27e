// Whose code is in the client: the npm packages of which a build has taken something, for the bill of materials (tools/sbom.py). The
// list lies beside the client, in build/bundled, and names the scripts it is of; the licences of all of them lie in the client itself.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const top = resolve(import.meta.dirname, '..');
const packages = new Set<string>();
const scripts = new Set<string>();

// What tools write into a build without a file of its own, and whose it is.
const written: readonly (readonly [RegExp, string | null])[] = [
  [/^vite\//, 'vite'],
  [/^rolldown\//, 'rolldown'],
  [/^virtual:texts\//, null],
];

/** The npm package that a module is of; null: it is ours. */
export function packageOf(id: string): string | null {
  const installed = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (installed !== undefined) return installed;
  if (!id.startsWith('\0')) return null;
  const row = written.find(([pattern]) => pattern.test(id.slice(1)));
  if (!row) throw new Error(`Whose is the module ${id.slice(1)}? Name it in bundled.plugin.ts.`);
  return row[1];
}

function sourcesOf(part: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] {
  if (part.type === 'asset') return part.originalFileNames;
  return Object.entries(part.modules).flatMap(([id, module]) => (module.renderedLength > 0 ? [id] : []));
}

function note(bundle: Rolldown.OutputBundle): void {
  for (const part of Object.values(bundle)) {
    if (part.fileName.endsWith('.js')) scripts.add(part.fileName);
    for (const id of sourcesOf(part)) {
      const name = packageOf(id);
      if (name !== null) packages.add(name);
    }
  }
}

function write(client: string): void {
  const folder = resolve(top, 'build/bundled');
  mkdirSync(folder, { recursive: true });
  const list = { packages: [...packages].sort(), scripts: [...scripts].sort() };
  writeFileSync(resolve(folder, `${basename(client)}.json`), JSON.stringify(list, null, 2) + '\n');
}

/** For every build that a client is made of: pages, workers, the service worker. */
export function bundled(): Plugin {
  let client = '';
  return {
    name: 'springtide-bundled',
    apply: 'build',
    configResolved: (config) => {
      client = config.build.outDir;
    },
    generateBundle(_, bundle) {
      note(bundle);
      write(client); // each build has what those before it had, so the last one has all
    },
  };
}

export function licences(): Plugin {
  return {
    name: 'springtide-licences',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(resolve(top, 'packaging/debian/copyright'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
