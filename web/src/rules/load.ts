// The rules of a game in words, loaded when they are wanted: in one language at a time.
import { currentLanguage, type Language } from '../i18n/i18n.svelte';
import { frontOf } from '../kit/games.svelte';
import type { Page, RuleBook } from '../kit/rulePage';

/** The rules of a game with its page; null for a game that has none here. */
export async function loadRules(
  game: string,
  language: Language = currentLanguage(),
): Promise<{ book: RuleBook; page: Page } | null> {
  const loaded = await frontOf(game)?.rules?.();
  return loaded ? { book: loaded.rules, page: await loaded.rules.page(language) } : null;
}
