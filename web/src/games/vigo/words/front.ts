// Vigo on the first screen, in all languages: little enough to be there at once.
import type { GameFront } from '../../../kit/front';

export const words = {
  nl: {
    facts: '2–6 spelers · varen, onthouden, bouwen',
    lead: 'Gezonken schatten in een Spaanse baai: vaar, onthoud, en bouw de mooiste schatkisten.',
    play: 'Vigo spelen',
    create: 'Een tafel voor Vigo',
    rules: 'De regels van Vigo',
    learn: 'Leer Vigo in tien minuten',
  },
  de: {
    facts: '2–6 Spieler · fahren, merken, bauen',
    lead: 'Versunkene Schätze in einer spanischen Bucht: segle, merke dir, und baue die besten Truhen.',
    play: 'Vigo spielen',
    create: 'Ein Tisch für Vigo',
    rules: 'Die Regeln von Vigo',
    learn: 'Vigo lernen in zehn Minuten',
  },
  en: {
    facts: '2–6 players · sail, remember, build',
    lead: 'Sunken treasure in a Spanish bay: sail, remember, and build the best chests.',
    play: 'Play Vigo',
    create: 'A table for Vigo',
    rules: 'The rules of Vigo',
    learn: 'Learn Vigo in ten minutes',
  },
  fr: {
    facts: '2–6 joueurs · naviguer, retenir, construire',
    lead: 'Des trésors engloutis dans une baie espagnole : navigue, retiens, et bâtis les plus beaux coffres.',
    play: 'Partie de Vigo',
    create: 'Une table pour Vigo',
    rules: 'Les règles de Vigo',
    learn: 'Apprendre Vigo en dix minutes',
  },
} as const satisfies GameFront['words'];
