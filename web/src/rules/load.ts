// The rules in words, loaded when they are wanted: one game in one language at a time.
import { currentLanguage, type Language } from '../i18n/i18n.svelte';
import { pageOf, type Game, type Page, type PageRule } from '../kit/rulePage';

const vinetaWords = {
  en: () => import('../games/vineta/rules/en'),
  nl: () => import('../games/vineta/rules/nl'),
  de: () => import('../games/vineta/rules/de'),
  fr: () => import('../games/vineta/rules/fr'),
};
const vigoWords = {
  en: () => import('../games/vigo/rules/en'),
  nl: () => import('../games/vigo/rules/nl'),
  de: () => import('../games/vigo/rules/de'),
  fr: () => import('../games/vigo/rules/fr'),
};

async function loadVineta(language: Language): Promise<Page> {
  const [{ vineta }, { words }] = await Promise.all([
    import('../games/vineta/rules/outline'),
    vinetaWords[language](),
  ]);
  return pageOf(vineta, words);
}
async function loadVigo(language: Language): Promise<Page> {
  const [{ vigo }, { words }] = await Promise.all([
    import('../games/vigo/rules/outline'),
    vigoWords[language](),
  ]);
  return pageOf(vigo, words);
}

export const loadRules = (game: Game, language: Language = currentLanguage()): Promise<Page> =>
  game === 'vigo' ? loadVigo(language) : loadVineta(language);

/** Vigo's ids begin with VG; editions and rulings with ids of their own are Vineta's. */
export const gameOf = (id: string): Game => (id.startsWith('VG-') ? 'vigo' : 'vineta');

/** The rule of an id such as VN-SCO-3; undefined if there is none. */
export async function ruleOf(
  id: string,
  language: Language = currentLanguage(),
): Promise<PageRule | undefined> {
  const page = await loadRules(gameOf(id), language);
  return page.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}
