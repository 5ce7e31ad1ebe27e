// How far the guided games are, and which tables were theirs; kept in this browser.
import type { Game } from '../wire/schema';
import { store, stored } from './stored';

interface Progress {
  readonly chapters: Readonly<Partial<Record<Game, number>>>; // the one to go on with, from 0
  readonly tables: readonly string[]; // newest first
}

const key = 'springtide.guided';
const mostTables = 60;
const nothing: Progress = { chapters: {}, tables: [] };

const known = (): Progress => ({ ...nothing, ...stored<Partial<Progress>>(key) });

/** The chapter to go on with, of so many: whoever has finished begins again. */
export function chapterOf(game: Game, count: number): number {
  const chapter = known().chapters[game] ?? 0;
  return Number.isInteger(chapter) && chapter > 0 && chapter < count ? chapter : 0;
}

export function rememberChapter(game: Game, chapter: number): void {
  const progress = known();
  store(key, { ...progress, chapters: { ...progress.chapters, [game]: chapter } });
}

export function rememberTable(table: string): void {
  const progress = known();
  store(key, { ...progress, tables: [table, ...progress.tables].slice(0, mostTables) });
}

/** A table of a guided game is none of the player's games. */
export const isGuided = (table: string): boolean => known().tables.includes(table);
export const lastGuided = (): string | null => known().tables[0] ?? null;
