import { expect, it } from 'vitest';
import {
  addWords,
  colon,
  figure,
  gameT,
  labelled,
  percent,
  setLanguage,
  type Language,
  type WordLoaders,
} from './i18n.svelte';

const t = gameT<'some.word'>();
const inLanguage = (language: Language) => ({ 'some.word': `word in ${language}` });
const loadersWith = (load: (language: Language) => Promise<Record<string, string>>): WordLoaders => ({
  en: () => load('en'),
  nl: () => load('nl'),
  de: () => load('de'),
  fr: () => load('fr'),
});

it('the words of a game come with it, and with every language after that', async () => {
  await setLanguage('en');
  expect(t('some.word')).toBe('some.word');
  await addWords(loadersWith((language) => Promise.resolve(inLanguage(language))));
  expect(t('some.word')).toBe('word in en');
  await setLanguage('fr');
  expect([t('some.word'), t('app.home')]).toEqual(['word in fr', 'Accueil']);
});

it('a language that changes while they are loaded is the one they come in', async () => {
  await setLanguage('en');
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const adding = addWords(
    loadersWith(async (language) => {
      if (language === 'en') await late;
      return { 'some.word': `late in ${language}` };
    }),
  );
  await setLanguage('de');
  arrive();
  await adding;
  expect(t('some.word')).toBe('late in de');
});

it('words that could not be had are asked for again', async () => {
  await setLanguage('en');
  const answers = [Promise.reject(new Error('no network')), Promise.resolve({ 'some.word': 'at last' })];
  const game = loadersWith(() => answers.shift()!);
  await expect(addWords(game)).rejects.toThrow('no network');
  await addWords(game);
  expect(t('some.word')).toBe('at last');
});

it('a colon stands as the language wants it', async () => {
  await setLanguage('de');
  expect([labelled('Punkte', 3), colon()]).toEqual(['Punkte: 3', ': ']);
  await setLanguage('fr');
  expect([labelled('Points', 3), colon()]).toEqual(['Points\u00a0: 3', '\u00a0: ']);
});

it('a number has a minus sign, and groups from five digits on', async () => {
  await setLanguage('de');
  expect([figure(-7), figure(2745), figure(12345.5)]).toEqual(['−7', '2745', '12.345,5']);
  expect(percent(-0.071, { maximumFractionDigits: 1 })).toBe('−7,1\u00a0%');
  await setLanguage('en');
  expect([figure(12345), percent(0.5)]).toEqual(['12,345', '50%']);
  expect(gameT<'some.word'>()('room.missing', { count: -2 })).toMatch(/^−2 /);
});
