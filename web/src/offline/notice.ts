// What a message from the server means: a notice to show, or one to take back. The service worker shows it; nothing else is open then.

export const noticeLanguages = ['nl', 'de', 'en', 'fr'] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/** Where a page leaves the language that notices are to be in. */
export const wordsCache = 'springtide notices';
export const languageEntry = 'language';

interface Words {
  turn: string;
  begin: string;
  invitation: string;
}
const words: Readonly<Record<NoticeLanguage, Words>> = {
  nl: {
    turn: 'Je bent aan de beurt.',
    begin: 'Je partij is begonnen.',
    invitation: 'Er is een plaats voor je gereserveerd.',
  },
  de: {
    turn: 'Du bist dran.',
    begin: 'Deine Partie hat begonnen.',
    invitation: 'Ein Platz ist für dich reserviert.',
  },
  en: { turn: 'It is your turn.', begin: 'Your game has begun.', invitation: 'A seat is kept for you.' },
  fr: {
    turn: 'C’est à toi de jouer.',
    begin: 'Ta partie a commencé.',
    invitation: 'Une place t’est réservée.',
  },
};

export interface Notice {
  table: string;
  /** The same for all notices about a table: the later one takes the earlier one’s place. */
  tag: string;
  /** Null: what was shown is to disappear. */
  shown: { title: string; body: string } | null;
}

export const tagOf = (table: string): string => `table ${table}`;

const isKind = (kind: unknown): kind is keyof Words =>
  typeof kind === 'string' && Object.hasOwn(words.en, kind);

/** Null if it is nothing that this version knows. */
export function noticeOf(message: unknown, language: NoticeLanguage): Notice | null {
  const { kind, table, game } = (message ?? {}) as Record<string, unknown>;
  if (typeof table !== 'string' || !/^[\w-]+$/.test(table)) return null;
  if (kind === 'withdrawn') return { table, tag: tagOf(table), shown: null };
  if (!isKind(kind) || typeof game !== 'string') return null;
  const title = game.charAt(0).toUpperCase() + game.slice(1);
  return { table, tag: tagOf(table), shown: { title, body: words[language][kind] } };
}

/** One of ours, from what the page has left or what the browser likes. */
export const languageOf = (wanted: readonly string[]): NoticeLanguage =>
  wanted
    .map((tag) => noticeLanguages.find((each) => tag.toLowerCase().startsWith(each)))
    .find((each) => each !== undefined) ?? 'en';

/** Where a table is, below the folder of the service worker. */
export const pathOfTable = (table: string): string => `table/${table}`;

/** What the service worker asks a page, with a port for the answer: whether it shows this table. */
export const questionAbout = (table: string): { shows: string } => ({ shows: table });

/** The table that is asked about; null if it is another message. */
export function tableAskedAbout(message: unknown): string | null {
  const { shows } = (message ?? {}) as Record<string, unknown>;
  return typeof shows === 'string' ? shows : null;
}
