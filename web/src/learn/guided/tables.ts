// The table of a chapter, as the server is asked for it.
import type { Language } from '../../i18n/i18n.svelte';
import type { Game } from '../../wire/messages';
import type { Chapter } from './coach';
import { vigoChapters } from '../../games/vigo/guide/chapters';
import { vinetaChapters } from '../../games/vineta/guide/chapters';

export const chapters: Readonly<Record<Game, readonly Chapter[]>> = {
  vineta: vinetaChapters,
  vigo: vigoChapters,
};

/** Follows its script while that fits, then plays like any bot of this level. */
const rival = { kind: 'scripted', level: 1 } as const;

export interface GuidedWishes {
  game: Game;
  options: string[];
  chairs: ({ kind: 'player' } | typeof rival)[];
  spectators: false;
  position: string;
  script: string[];
}

/** Vineta is taught in the edition that tables of this language begin with. */
export function guidedWishes({ game, players, position, script }: Chapter, edition: Language): GuidedWishes {
  const options = [`players ${players}`, ...(game === 'vineta' ? [`edition ${edition}`] : [])];
  return {
    game,
    options,
    chairs: [{ kind: 'player' }, ...Array.from({ length: players - 1 }, () => rival)],
    spectators: false,
    position: [`game ${game}`, ...options, ...position].join('\n'),
    script: [...script],
  };
}
