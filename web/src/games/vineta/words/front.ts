// Vineta on the first screen, in all languages: little enough to be there at once.
import type { GameFront } from '../../../kit/front';

export const words = {
  nl: {
    facts: '2–6 spelers · 45 minuten',
    lead: 'Acht stormen, negen stadsdelen, en maar één blijft staan. Jij bent een boze god met een geheim: houd je volk droog.',
    play: 'Vineta spelen',
    create: 'Een tafel voor Vineta',
    learn: 'Leer Vineta in tien minuten',
    source:
      'De regels volgen de Nederlandse, Duitse, Engelse en Franse spelregels; waar ze verschillen, kies je aan tafel.',
  },
  de: {
    facts: '2–6 Spieler · 45 Minuten',
    lead: 'Acht Stürme, neun Stadtteile, und nur einer bleibt stehen. Du bist ein zorniger Gott mit einem Geheimnis: Halte dein Volk trocken.',
    play: 'Vineta spielen',
    create: 'Ein Tisch für Vineta',
    learn: 'Vineta in zehn Minuten lernen',
    source:
      'Die Regeln folgen den Anleitungen auf Niederländisch, Deutsch, Englisch und Französisch; wo sie voneinander abweichen, wählt ihr am Tisch.',
  },
  en: {
    facts: '2–6 players · 45 minutes',
    lead: 'Eight storms, nine districts, and only one will stand. You are an angry god with a secret: keep your people dry.',
    play: 'Play Vineta',
    create: 'A table for Vineta',
    learn: 'Learn Vineta in ten minutes',
    source:
      'The rules follow the Dutch, German, English and French rulebooks; where they differ, the table chooses.',
  },
  fr: {
    facts: '2 à 6 joueurs · 45 minutes',
    lead: 'Huit tempêtes, neuf quartiers, et un seul restera debout. Tu es un dieu en colère avec un secret : garde ton peuple au sec.',
    play: 'Jouer à Vineta',
    create: 'Une table pour Vineta',
    learn: 'Apprendre Vineta en dix minutes',
    source:
      'Les règles suivent les livrets néerlandais, allemand, anglais et français ; là où ils diffèrent, la table choisit.',
  },
} as const satisfies GameFront['words'];
