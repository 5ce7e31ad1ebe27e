// One language at a time, loaded when it is wanted. `t` is for the client's own words, `shared` for those of texts/*.txt.
import type { Catalogue, Key } from './en';

export const languages = ['nl', 'de', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];

const loaders: Record<Language, () => Promise<{ catalogue: Catalogue; texts: Record<string, string> }>> = {
  en: async () => ({
    catalogue: (await import('./en')).en,
    texts: (await import('virtual:texts/en')).default,
  }),
  nl: async () => ({
    catalogue: (await import('./nl')).nl,
    texts: (await import('virtual:texts/nl')).default,
  }),
  de: async () => ({
    catalogue: (await import('./de')).de,
    texts: (await import('virtual:texts/de')).default,
  }),
  fr: async () => ({
    catalogue: (await import('./fr')).fr,
    texts: (await import('virtual:texts/fr')).default,
  }),
};

interface Loaded {
  language: Language;
  catalogue: Readonly<Record<string, string>>; // with the words of every game that is loaded
  texts: Record<string, string>;
  games: readonly WordLoaders[]; // whose words are there
}
let loaded = $state.raw<Loaded | null>(null);

/** The words of a game, one language at a time. */
export type WordLoaders = Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>>;
let ofGames: readonly WordLoaders[] = [];

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languages.find((each) => tag.toLowerCase().startsWith(each));
    if (language) return language;
  }
  return 'en';
}

export async function setLanguage(language: Language): Promise<void> {
  const games = ofGames;
  const [{ catalogue, texts }, ...words] = await Promise.all([
    loaders[language](),
    ...games.map((each) => each[language]()),
  ]);
  loaded = {
    language,
    texts,
    games,
    catalogue: Object.assign({}, catalogue, ...words) as Loaded['catalogue'],
  };
  document.documentElement.lang = language;
  await Promise.all(ofGames.filter((each) => !games.includes(each)).map(addWords));
}

/** Loads the words of a game, in this language and with every one to come. */
export async function addWords(game: WordLoaders): Promise<void> {
  if (loaded?.games.includes(game)) return;
  const language = currentLanguage();
  const words = await game[language]();
  if (!ofGames.includes(game)) ofGames = [...ofGames, game];
  if (loaded && loaded.language !== language) return addWords(game); // it was changed meanwhile
  if (loaded)
    loaded = { ...loaded, games: [...loaded.games, game], catalogue: { ...loaded.catalogue, ...words } };
}

export const currentLanguage = (): Language => loaded?.language ?? 'en';

export type Values = Record<string, string | number>;
const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' ? figure(value) : value;
  });

const formats: Record<string, Intl.NumberFormat> = {}; // making one costs more than any sentence

/** A number as the language writes it: in groups from five digits on, with a minus sign, which is as wide as a digit. */
export function figure(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${currentLanguage()} ${JSON.stringify(options)}`;
  const format = (formats[key] ??= new Intl.NumberFormat(currentLanguage(), {
    useGrouping: 'min2',
    ...options,
  }));
  return format.format(value).replace('-', '−');
}

/** A share in hundredths. */
export const percent = (share: number, options: Intl.NumberFormatOptions = {}): string =>
  figure(share, { style: 'percent', ...options });

function say(key: string, values: Values = {}): string {
  const text = loaded?.catalogue[key] ?? key;
  const forms = text.split('|');
  if (forms.length < 2 || values['count'] === undefined) return fill(text, values);
  const rule = new Intl.PluralRules(currentLanguage()).select(Number(values['count']));
  return fill((rule === 'one' ? forms[0] : forms[forms.length - 1]) ?? text, values);
}

/** A sentence of the client. With `count`, a key may have forms: `one|other`, by the rules of the language. */
export const t = (key: Key, values?: Values): string => say(key, values);

/** A word, and what it stands for: every language has a colon of its own. */
export const labelled = (label: string | number, value: string | number): string =>
  t('app.labelled', { label, value });

/** That colon by itself, between two that are marked up. */
export const colon = (): string => labelled('', '');

/** The same for a game, whose own words are there once they were added. */
export const gameT = <K extends string>(): ((key: K | Key, values?: Values) => string) => say;

/** A sentence of texts/<language>.txt by its family and name; the other text if there is none. */
export const shared = (key: string, otherwise = key): string => loaded?.texts[key] ?? otherwise;

/** Of this year or the next. */
export const formatDay = (time: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'long' }).format(time);

export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
