// The games of this client: which there are is said once at the start, and each is loaded when it is first wanted.
import { untrack } from 'svelte';
import { addWords } from '../i18n/i18n.svelte';
import type { Seat } from '../wire/schema';
import type { GameFront } from './front';
import type { GameKit } from './kit';

let fronts: readonly GameFront[] = [];
let kits = $state.raw<Readonly<Partial<Record<string, GameKit>>>>({});

/** To be called once, before anything is drawn. */
export const useGames = (games: readonly GameFront[]): void => void (fronts = games);
export const allGames = (): readonly GameFront[] => fronts;

/** Nothing for a game that is not here; the first one where none is named. */
export const frontOf = (game: string): GameFront | undefined =>
  game ? fronts.find((each) => each.game === game) : fronts[0];

export const gameTitle = (game: string): string => frontOf(game)?.title ?? game;

/** Nothing until the game is loaded. */
export const kitOf = (game: string): GameKit | undefined => kits[game];

/** What a game says in the language there is. Whoever asks while it is drawn is not drawn again for it. */
export const loadWords = (game: string): Promise<void> =>
  untrack(async () => {
    const words = frontOf(game)?.catalogues;
    if (words) await addWords(words);
  });

async function load(front: GameFront): Promise<GameKit> {
  const [{ kit }] = await Promise.all([front.kit(), loadWords(front.game)]);
  kits = { ...kits, [front.game]: kit };
  note(front.game);
  return kit;
}

/** The game with its words; undefined for one that is not here. Whoever asks while it is drawn is not drawn again for it. */
export const loadKit = (game: string): Promise<GameKit | undefined> =>
  untrack(async () => {
    const front = frontOf(game);
    return front && (kits[front.game] ?? load(front));
  });

const key = 'springtide.game'; // what was played last in this browser
function note(game: string): void {
  try {
    localStorage.setItem(key, game);
  } catch {
    return; // then nothing is loaded ahead
  }
}

/** Most likely a table plays what was played last: on the way to it, the game need not wait for the server's word. */
export async function loadAhead(): Promise<void> {
  try {
    const game = localStorage.getItem(key);
    if (game) await loadKit(game);
  } catch {
    return; // whoever needs it asks again
  }
}

export const seatTitle = (game: string, seat: Seat): string => kitOf(game)?.seatTitle(seat) ?? seat;
