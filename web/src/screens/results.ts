// How often somebody came first, by game, edition and number of players.
import type { Tally } from '../wire/schema';

export interface Results {
  game: Tally['game'];
  edition: string;
  players: number;
  games: number;
  first: number;
  seats: readonly Tally[];
}

const isSame = (a: Pick<Tally, 'game' | 'edition' | 'players'>, b: Tally): boolean =>
  a.game === b.game && a.edition === b.edition && a.players === b.players;

/** In the order of the tallies, which are by seat. */
export function resultsOf(tallies: readonly Tally[]): Results[] {
  const all: Results[] = [];
  for (const tally of tallies) {
    const { game, edition, players, games, first } = tally;
    const known = all.find((each) => isSame(each, tally));
    if (!known) all.push({ game, edition, players, games, first, seats: [tally] });
    else {
      known.games += games;
      known.first += first;
      known.seats = [...known.seats, tally];
    }
  }
  return all;
}
