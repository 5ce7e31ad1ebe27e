// The own games of this device and of the account that can be looked at, and how one is looked at: on this device, whoever dealt it.
import { noteOwn } from '../end/digest';
import { noteAccuracies } from '../state/accuracies';
import { askedFor } from '../state/analyses';
import { ownGames, refreshGames } from '../state/games.svelte';
import { lastOf, ownGameIn, ownGameOf, type OwnGame } from '../state/ownPast';
import { currentSession, tokenFor } from '../state/session.svelte';
import { api } from '../wire/api';
import type { Game } from '../wire/schema';

const isThere = <T>(value: T | null): value is T => value !== null;

/** Those of an account that its list of tables has dropped, page after page. */
async function gamesOfAccount(game: Game, most: number): Promise<OwnGame[]> {
  const { token, login } = currentSession() ?? {};
  const person = token && login ? (await api.me(token)).person : undefined;
  if (!token || !person) return [];
  let found: OwnGame[] = [];
  for (let before: string | undefined = ''; before !== undefined && found.length < most;) {
    const page: Awaited<ReturnType<typeof api.gamesOf>> = await api.gamesOf(
      token,
      person,
      { game, players: 0 },
      before,
    );
    found = [...found, ...page.games.map(ownGameIn).filter(isThere)];
    before = page.next;
  }
  return found;
}

/** The last of one's own games, newest first; what nobody can be asked about is missing. */
export async function lastGames(game: Game, most: number): Promise<OwnGame[]> {
  await refreshGames();
  const listed = ownGames()
    .map(ownGameOf)
    .filter(isThere)
    .filter((each) => each.game === game);
  const older = listed.length < most ? await gamesOfAccount(game, most).catch(() => []) : [];
  return lastOf([...listed, ...older], most);
}

/** False if it cannot be analysed, or nobody wants it any more. */
export async function lookAt(
  own: OwnGame,
  onshare: (share: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { table } = own;
  const known = askedFor(table)?.analysis;
  const analysis =
    known ??
    (await api.analyseHere(
      await api.record(tokenFor(table), table),
      (done, of) => onshare(of > 0 ? done / of : 0),
      signal,
    ));
  if (!analysis) return false;
  noteAccuracies(table, analysis.seats);
  await noteOwn(own, analysis);
  return true;
}
