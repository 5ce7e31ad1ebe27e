// What is kept of the analysis of an own game: its own decisions, and what they were about.
import { loadKit } from '../kit/games.svelte';
import type { Aspect } from '../kit/kit';
import { keepDigest, type Digest } from '../state/digests';
import { ownGames, refreshGames } from '../state/games.svelte';
import { ownGameOf, type OwnGame } from '../state/ownPast';
import { currentSession } from '../state/session.svelte';
import { isOnDevice } from '../wire/place';
import type { Analysis } from '../wire/schema';

/** Null if the seat is not in it. */
export function digestOf(
  own: OwnGame,
  { line, seats, decisions }: Pick<Analysis, 'line' | 'seats' | 'decisions'>,
  aspects: readonly Aspect[],
  login: string,
): Digest | null {
  const balance = seats.find(({ seat }) => seat === own.seat);
  if (!balance) return null;
  return {
    ...own,
    login,
    moves: line.length - 1,
    result: balance.result,
    adjusted: balance.adjusted.value,
    choices: decisions
      .filter(({ seat }) => seat === own.seat)
      .map(({ move, round = 0, loss, error, stake, played }) => ({
        ...{ move, round, loss, error, stake },
        aspects: aspects.map(({ of }) => of(played)),
      })),
  };
}

/** Keeps what the page about own games goes by. */
export async function noteOwn(own: OwnGame, analysis: Analysis): Promise<void> {
  const kit = await loadKit(own.game);
  const login = isOnDevice(own.table) ? '' : (currentSession()?.login ?? '');
  const digest = digestOf(own, analysis, kit?.insight?.aspects ?? [], login);
  if (digest) keepDigest(digest);
}

async function ownGameAt(table: string): Promise<OwnGame | null> {
  const find = () => ownGames().find((each) => each.table === table);
  if (!find()) await refreshGames();
  const row = find();
  return row ? ownGameOf(row) : null;
}

/** The same of any game that was analysed, if it is one's own. */
export async function noteIfOwn(table: string, analysis: Analysis): Promise<void> {
  const own = table ? await ownGameAt(table) : null;
  if (own) await noteOwn(own, analysis);
}
