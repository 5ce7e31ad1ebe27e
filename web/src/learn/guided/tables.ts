// The table of a chapter, as the server is asked for it.
import type { Chapter, Guide } from '../../kit/guide';
import type { Game } from '../../wire/schema';

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

/** `usual` are the options that tables of this game begin with. */
export function guidedWishes(
  game: Game,
  { players }: Pick<Guide, 'players'>,
  { position, script }: Chapter,
  usual: readonly string[],
): GuidedWishes {
  const options = [`players ${players}`, ...usual];
  return {
    game,
    options,
    chairs: [{ kind: 'player' }, ...Array.from({ length: players - 1 }, () => rival)],
    spectators: false,
    position: [`game ${game}`, ...options, ...position].join('\n'),
    script: [...script],
  };
}
