// Colons and numbers are written as the language wants them: no screen does it itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const lines = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|^i18n\/|\/(words|rules)\//.test(name))
  .flatMap((name) => readFileSync(join(root, name), 'utf8').split('\n'));

/** A value, a colon and what follows it, in a template or in markup. */
const isGlued = (line: string): boolean => /\}(<\/\w+>)?:( ?<\/| \$?\{\S)/.test(line);
/** What only who builds this reads. */
const isNoSentence = (line: string): boolean => /throw new |console\./.test(line);

describe('a colon between two values', () => {
  it('is noticed', () => {
    const glued = ['`${a}: ${b}`', '{a}: {b}', '<b>{a}</b>: {b}', '<span>{a}:</span>', '{t(`a.${b}`)}: {c}'];
    expect(glued.filter((line) => !isGlued(line))).toEqual([]);
  });
  it('is said by `labelled`', () =>
    expect(lines.filter((line) => isGlued(line) && !isNoSentence(line))).toEqual([]));
});

it('a number is written by `figure`', () =>
  expect(lines.filter((line) => /NumberFormat\(|toLocaleString|`−/.test(line))).toEqual([]));
