// Every word of the catalogues is said somewhere: by its whole key, or by a key that is put together from the same beginning.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from './en';

const games = import.meta.glob<Record<string, Record<string, string>>>('../games/*/words/en.ts', {
  eager: true,
});

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/^i18n\/(?!i18n\.svelte\.ts$)|\/words\//.test(name))
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join('\n');

it('no word is there for nobody', () => {
  const whole = new Set([...sources.matchAll(/['"`]([a-z]+\.[\w .-]+)['"`]/g)].map((match) => match[1]));
  const beginnings = [...sources.matchAll(/`([a-z]+\.[\w .-]*)\$\{/g)].map((match) => match[1] ?? '');
  const isSaid = (key: string): boolean =>
    whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  const all = [en, ...Object.values(games).flatMap((words) => Object.values(words))];
  expect(all.flatMap((words) => Object.keys(words)).filter((key) => !isSaid(key))).toEqual([]);
});
