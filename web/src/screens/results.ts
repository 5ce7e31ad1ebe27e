// What somebody's games came to: how often first, by game, edition and number of players; and who came where in one of them.
import { t } from '../i18n/i18n.svelte';
import type { GameStanding, Tally } from '../wire/schema';

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

const nameOf = ({ name, level }: GameStanding): string =>
  level ? t('person.bot', { level }) : name || t('person.nobody');

/** Whoever left comes after all others, with as many points as they may have. */
export const standingText = (standing: GameStanding): string =>
  t(standing.left ? 'person.standing.left' : 'person.standing', {
    place: standing.place + 1,
    name: nameOf(standing),
    count: standing.points,
  });
