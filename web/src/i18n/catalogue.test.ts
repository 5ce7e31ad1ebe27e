import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en, type Catalogue, type Key } from './en';
import { fr } from './fr';
import { nl } from './nl';

const keys = Object.keys(en) as Key[];
const values = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
const forms = (text: string): number => text.split('|').length;
const isWhole = (text: string): boolean => text !== '' && text.trim() === text;

// The type has missing keys fail the check; what is inside the sentences is looked at here.
describe.each<[string, Catalogue]>([
  ['en', en],
  ['nl', nl],
  ['de', de],
  ['fr', fr],
])('%s', (_, catalogue) => {
  it('has no keys that English has not', () =>
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort()));
  it('leaves nothing empty', () => expect(keys.filter((key) => !isWhole(catalogue[key]))).toEqual([]));
  it('names the same values', () =>
    expect(keys.filter((key) => values(catalogue[key]) !== values(en[key]))).toEqual([]));
  it('has as many plural forms', () =>
    expect(keys.filter((key) => forms(catalogue[key]) !== forms(en[key]))).toEqual([]));
});
