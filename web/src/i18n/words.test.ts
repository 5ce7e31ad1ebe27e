// docs/words.md is the list of words: what it chooses is in use, and what it forbids is nowhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from './i18n.svelte';

const root = join(import.meta.dirname, '../../..');
const ofClient = import.meta.glob<Record<string, unknown>>(
  ['./??.ts', '../games/*/words/*.ts', '../games/*/rules/??.ts'],
  { eager: true },
);

/** Every sentence that a value holds. A front has all languages in one file. */
function sentencesIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts = value as Record<string, unknown>;
  const hasAll = languages.every((each) => typeof parts[each] === 'object');
  return hasAll
    ? sentencesIn(parts[language], language)
    : Object.values(parts).flatMap((part) => sentencesIn(part, language));
}
const isOf = (path: string, language: Language): boolean =>
  path.endsWith(`/${language}.ts`) || path.endsWith('/front.ts');

const files = ['texts', 'src/games/vineta/texts', 'src/games/vigo/texts'];
const sharedIn = (language: Language): string[] =>
  files.flatMap((folder) =>
    readFileSync(join(root, folder, `${language}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line.includes(' = '))
      .map((line) => line.slice(line.indexOf(' = ') + 3)),
  );

const sentences = Object.fromEntries(
  languages.map((language) => [
    language,
    [
      ...Object.entries(ofClient)
        .filter(([path]) => isOf(path, language))
        .flatMap(([, module]) => sentencesIn(module, language)),
      ...sharedIn(language),
    ],
  ]),
) as Record<Language, string[]>;

const rows = readFileSync(join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\|(?!\s*-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const chosen = rows.filter((row) => row.length === 5 && row[1] !== 'en');
const forbidden = rows.flatMap(([language, not]) => {
  const found = languages.find((each) => each === language);
  return found && not ? [{ language: found, not }] : [];
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The sentences that have a word as a word of its own. */
const having = (word: string, among: readonly string[]): string[] => {
  const pattern = new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu');
  return among.filter((sentence) => pattern.test(sentence));
};

describe('the list of words', () => {
  it('is there, for sentences that are there', () => {
    expect(chosen.length).toBeGreaterThan(40);
    for (const language of languages) expect(sentences[language].length).toBeGreaterThan(900);
  });
  it('notices a word that is not to be used', () => {
    expect(having('Licht', ['Ein Lichtblick', 'Mehr Licht!'])).toEqual(['Mehr Licht!']);
  });
});

describe.each(languages)('%s', (language) => {
  const text = sentences[language].join('\n').toLowerCase();

  it('says what the list chooses', () => {
    const column = 1 + (['en', 'de', 'nl', 'fr'] as const).indexOf(language);
    const unsaid = chosen
      .map((row) => row[column] ?? '')
      .filter((word) => !text.includes(word.toLowerCase()));
    expect(unsaid).toEqual([]);
  });
  it.each(forbidden.filter((each) => each.language === language).map(({ not }) => not))(
    'does not say “%s”',
    (not) => expect(having(not, sentences[language])).toEqual([]),
  );
});
