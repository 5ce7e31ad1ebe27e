// What each language calls itself.
import type { Language } from '../i18n/i18n.svelte';

export const languageNames: Record<Language, string> = {
  nl: 'Nederlands',
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
};
