// The sentences that program and client share (texts/<language>.txt and those of each game) as modules
// `virtual:texts/<language>`. A key that one language has and another has not fails the build.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const languages = ['en', 'nl', 'de', 'fr'] as const;
const families = /^(([a-z]+-)?prompt|reason|refusal|phrase)\./;
const prefix = 'virtual:texts/';
const root = resolve(import.meta.dirname, '..');
const games = readdirSync(`${root}/src/games`, { withFileTypes: true }).filter((each) => each.isDirectory());
const folders = [`${root}/texts`, ...games.map((game) => `${root}/src/games/${game.name}/texts`)];

function read(language: string): Map<string, string> {
  const entries = folders
    .flatMap((folder) => readFileSync(`${folder}/${language}.txt`, 'utf8').split('\n'))
    .filter((line) => families.test(line))
    .map((line) => [line.slice(0, line.indexOf(' = ')), line.slice(line.indexOf(' = ') + 3)] as const);
  return new Map(entries);
}

function requireSameKeys(): void {
  const expected = [...read('en').keys()];
  for (const language of languages) {
    const texts = read(language);
    const missing = expected.filter((key) => !texts.has(key));
    const stray = [...texts.keys()].filter((key) => !expected.includes(key));
    if (missing.length + stray.length > 0)
      throw new Error(
        `texts/${language}.txt: missing ${missing.join(', ') || 'none'}; unknown ${stray.join(', ') || 'none'}`,
      );
  }
}

export function texts(): Plugin {
  return {
    name: 'springtide-texts',
    buildStart: requireSameKeys,
    resolveId: (id) => (id.startsWith(prefix) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + prefix)) return null;
      return `export default ${JSON.stringify(Object.fromEntries(read(id.slice(prefix.length + 1))))};`;
    },
  };
}
