// Vigo's rules in words: one language at a time, with their pictures.
import { pageOf, type RuleBook } from '../../../kit/rulePage';
import { outline } from './outline';
import Picture from './Picture.svelte';

const words = {
  en: () => import('./en'),
  nl: () => import('./nl'),
  de: () => import('./de'),
  fr: () => import('./fr'),
};

export const rules: RuleBook = {
  page: async (language) => pageOf(outline, (await words[language]()).words),
  Picture,
  isSmall: (art) => /^event:/.test(art),
};
