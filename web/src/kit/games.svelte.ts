// The games of this client: which there are is said once at the start, and each is loaded when it is first wanted.
import type { Seat } from '../wire/messages';
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

/** The game with its words; undefined if it is not here. */
export async function loadKit(game: string): Promise<GameKit | undefined> {
  const front = frontOf(game);
  if (!front) return undefined;
  const known = kits[front.game];
  if (known) return known;
  const { kit } = await front.kit();
  await kit.words?.load();
  kits = { ...kits, [front.game]: kit };
  return kit;
}

export const seatTitle = (game: string, seat: Seat): string => kitOf(game)?.seatTitle(seat) ?? seat;
