// A guided game as it is being played: which chapter, and the table where it takes place.
import { currentLanguage } from '../../i18n/i18n.svelte';
import { troubleText } from '../../parts/trouble';
import { layTable, tell } from '../../table/opening';
import { currentSession, tokenFor } from '../../state/session.svelte';
import { currentSettings } from '../../state/settings.svelte';
import { api } from '../../wire/api';
import type { Game } from '../../wire/schema';
import { isOnDevice } from '../../wire/place';
import type { Chapter, Guide } from '../../kit/guide';
import type { GameKit } from '../../kit/kit';
import { chapterOf, lastGuided, rememberChapter, rememberTable } from '../../state/guided';
import { guidedWishes } from './tables';

/** Ends the game of a table that nobody needs any more. */
function giveUp(table: string): Promise<void> {
  if (isOnDevice(table)) return api.remove(table).catch(() => undefined);
  return tell(table, { type: 'resign', seat: 'p1' }, (done) => ({ acknowledged: done }));
}

export class Lesson {
  index = $state(0); // of the chapter
  table = $state.raw<string | null>(null); // null while it is being laid
  trouble = $state.raw<string | null>(null);
  #isClosed = false;

  constructor(
    readonly game: Game,
    readonly kit: GameKit,
    readonly guide: Guide,
  ) {
    this.index = chapterOf(game, this.count);
  }

  get count(): number {
    return this.guide.chapters.length;
  }

  get chapter(): Chapter {
    return this.guide.chapters[this.index]!;
  }

  get isLast(): boolean {
    return this.index === this.count - 1;
  }

  /** Lays the table of the chapter, a fresh one each time. */
  async open(name: string): Promise<void> {
    this.#clear();
    this.trouble = null;
    try {
      const usual = this.kit.options?.usual(currentLanguage()) ?? [];
      const wishes = guidedWishes(this.game, this.guide, this.chapter, usual);
      const table = await layTable({ ...wishes, pace: currentSettings().pace }, name, 'server');
      rememberTable(table);
      if (!this.#isClosed) this.table = table;
    } catch (caught) {
      this.trouble = troubleText(caught);
    }
  }

  async go(index: number): Promise<void> {
    this.index = index;
    rememberChapter(this.game, index);
    await this.open(currentSession()?.name ?? '');
  }

  /** The last chapter is over: next time it is the first again. */
  finish(): void {
    rememberChapter(this.game, 0);
  }

  close(): void {
    this.#isClosed = true;
    this.#clear();
  }

  #clear(): void {
    const table = this.table ?? lastGuided();
    if (table && tokenFor(table)) void giveUp(table);
    this.table = null;
  }
}
