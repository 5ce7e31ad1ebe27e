// What is written on the screen: the words of the client and of its games, by their keys.
import { words as vigoFront } from '../src/games/vigo/words/front';
import { de as vigoDe } from '../src/games/vigo/words/de';
import { en as vigoEn } from '../src/games/vigo/words/en';
import { fr as vigoFr } from '../src/games/vigo/words/fr';
import { nl as vigoNl } from '../src/games/vigo/words/nl';
import { words as vinetaFront } from '../src/games/vineta/words/front';
import { de as vinetaDe } from '../src/games/vineta/words/de';
import { en as vinetaEn } from '../src/games/vineta/words/en';
import { fr as vinetaFr } from '../src/games/vineta/words/fr';
import { nl as vinetaNl } from '../src/games/vineta/words/nl';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { fr } from '../src/i18n/fr';
import { nl } from '../src/i18n/nl';

export type Language = 'nl' | 'de' | 'en' | 'fr';

const frontOf = (language: Language) => ({
  'vineta.learn': vinetaFront[language].learn,
  'vineta.play': vinetaFront[language].play,
  'vineta.create': vinetaFront[language].create,
  'vigo.learn': vigoFront[language].learn,
  'vigo.play': vigoFront[language].play,
  'vigo.create': vigoFront[language].create,
});

const ofEnglish = { ...en, ...vinetaEn, ...vigoEn, ...frontOf('en') };
export type Key = keyof typeof ofEnglish;

export const catalogues: Record<Language, Record<Key, string>> = {
  en: ofEnglish,
  nl: { ...nl, ...vinetaNl, ...vigoNl, ...frontOf('nl') },
  de: { ...de, ...vinetaDe, ...vigoDe, ...frontOf('de') },
  fr: { ...fr, ...vinetaFr, ...vigoFr, ...frontOf('fr') },
};
