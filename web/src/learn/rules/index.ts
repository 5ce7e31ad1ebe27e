// The rules in words, loaded when they are wanted: one game in one language at a time.
import { currentLanguage, type Language } from '../../i18n/i18n.svelte';
import { pageOf, type Game, type Page, type PageRule } from './shape';

const vinetaWords = {
  en: () => import('./vineta.en'),
  nl: () => import('./vineta.nl'),
  de: () => import('./vineta.de'),
  fr: () => import('./vineta.fr'),
};
const vigoWords = {
  en: () => import('./vigo.en'),
  nl: () => import('./vigo.nl'),
  de: () => import('./vigo.de'),
  fr: () => import('./vigo.fr'),
};

async function loadVineta(language: Language): Promise<Page> {
  const [{ vineta }, { words }] = await Promise.all([import('./vineta.outline'), vinetaWords[language]()]);
  return pageOf(vineta, words);
}
async function loadVigo(language: Language): Promise<Page> {
  const [{ vigo }, { words }] = await Promise.all([import('./vigo.outline'), vigoWords[language]()]);
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
