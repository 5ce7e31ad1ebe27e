// Vigo's words, typed: those of the client and its own.
import type { Key as SharedKey } from '../../i18n/en';
import { gameWords } from '../../i18n/i18n.svelte';
import type { VigoKey } from './words/en';

export type Key = SharedKey | VigoKey;

export const words = gameWords<VigoKey>({
  en: async () => (await import('./words/en')).en,
  nl: async () => (await import('./words/nl')).nl,
  de: async () => (await import('./words/de')).de,
  fr: async () => (await import('./words/fr')).fr,
});
export const { t } = words;
