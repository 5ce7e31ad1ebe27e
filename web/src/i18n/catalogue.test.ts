// The type has missing keys fail the check; what is inside the sentences is looked at here. The games' words likewise.
import { describe, expect, it } from 'vitest';

type Catalogue = Record<string, string>;
const languages = ['en', 'nl', 'de', 'fr'];
const files = import.meta.glob<Record<string, Catalogue>>(['./??.ts', '../games/*/words/??.ts'], {
  eager: true,
});
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/[^/]*$/, '')))];
const catalogueOf = (folder: string, language: string): Catalogue =>
  files[`${folder}${language}.ts`]?.[language] ?? {};

const values = (text = ''): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
const forms = (text = ''): number => text.split('|').length;
const isWhole = (text = ''): boolean => text !== '' && text.trim() === text;

it('there are words of the client and of games', () => expect(folders.length).toBeGreaterThan(2));

describe.each(folders.flatMap((folder) => languages.map((language) => ({ folder, language }))))(
  '$folder$language',
  ({ folder, language }) => {
    const catalogue = catalogueOf(folder, language);
    const english = catalogueOf(folder, 'en');
    const keys = Object.keys(english);

    it('has the keys that English has', () => {
      expect(keys).not.toEqual([]);
      expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
    });
    it('leaves nothing empty', () => expect(keys.filter((key) => !isWhole(catalogue[key]))).toEqual([]));
    it('names the same values', () =>
      expect(keys.filter((key) => values(catalogue[key]) !== values(english[key]))).toEqual([]));
    it('has as many plural forms', () =>
      expect(keys.filter((key) => forms(catalogue[key]) !== forms(english[key]))).toEqual([]));
    it('has the prefix of its game, or none', () => {
      const prefix = /games\/(\w+)\//.exec(folder)?.[1];
      expect(keys.filter((key) => prefix && !key.startsWith(`${prefix}.`))).toEqual([]);
    });
  },
);
