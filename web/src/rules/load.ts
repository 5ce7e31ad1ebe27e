// The rules of a game in words, loaded when they are wanted: in one language at a time.
import type { Language } from '../i18n/i18n.svelte';
import { frontOf, loadWords } from '../kit/games.svelte';
import type { Page, RuleBook } from '../kit/rulePage';

/** The rules of a game with its page, and the words of what is shown beside them; null for a game that has none here. */
export async function loadRules(
  game: string,
  language: Language,
): Promise<{ book: RuleBook; page: Page } | null> {
  const [loaded] = await Promise.all([frontOf(game)?.rules?.(), loadWords(game)]);
  return loaded ? { book: loaded.rules, page: await loaded.rules.page(language) } : null;
}
