// Vigo on the first screen, in all languages: little enough to be there at once.
import type { GameFront } from '../../../kit/front';

export const words = {
  nl: {
    facts: '2–6 spelers · varen, onthouden, bouwen',
    lead: 'Gezonken schatten in een Spaanse baai: vaar uit, onthoud wat je ziet en bouw de mooiste schatkisten.',
    play: 'Vigo spelen',
    create: 'Een tafel voor Vigo',
    learn: 'Leer Vigo in tien minuten',
    source:
      'De regels volgen de Nederlandse spelregels. Welke kaarten er precies waren, is niet overgeleverd: ze zijn gereconstrueerd, en elke tafel kan ze verbeteren.',
  },
  de: {
    facts: '2–6 Spieler · fahren, merken, bauen',
    lead: 'Versunkene Schätze in einer spanischen Bucht: Fahre hinaus, merke dir, was du siehst, und baue die besten Truhen.',
    play: 'Vigo spielen',
    create: 'Ein Tisch für Vigo',
    learn: 'Vigo in zehn Minuten lernen',
    source:
      'Die Regeln folgen der niederländischen Anleitung. Welche Karten es genau gab, ist nicht überliefert: Sie sind rekonstruiert, und jeder Tisch kann sie berichtigen.',
  },
  en: {
    facts: '2–6 players · sail, remember, build',
    lead: 'Sunken treasure in a Spanish bay: sail out, remember what you see, and build the best chests.',
    play: 'Play Vigo',
    create: 'A table for Vigo',
    learn: 'Learn Vigo in ten minutes',
    source:
      'The rules follow the Dutch rulebook. Which cards there were exactly is lost: they are reconstructed, and every table can correct them.',
  },
  fr: {
    facts: '2 à 6 joueurs · naviguer, retenir, construire',
    lead: 'Des trésors engloutis dans une baie espagnole : navigue, retiens ce que tu vois et construis les plus beaux coffres.',
    play: 'Jouer à Vigo',
    create: 'Une table pour Vigo',
    learn: 'Apprendre Vigo en dix minutes',
    source:
      'Les règles suivent le livret néerlandais. La liste exacte des cartes est perdue : elle a été reconstituée, et chaque table peut la corriger.',
  },
} as const satisfies GameFront['words'];
