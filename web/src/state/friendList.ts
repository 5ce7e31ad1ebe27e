// Friends as lists show them: who is here, whom one plays with most, and what their names are. Pure.
import type { Friend, Friends, PersonName, Rival } from '../wire/schema';

/** Whoever tells it, and is. */
export const hereAmong = (follows: readonly Friend[]): ReadonlySet<string> =>
  new Set(follows.filter((each) => each.here === true).map((each) => each.person));

/** How often one has played with whom. */
export const gamesWith = (rivals: readonly Rival[]): ReadonlyMap<string, number> =>
  new Map(rivals.map((each) => [each.person, each.games]));

/** Whoever is here first, then whom one has played with most, then by name. */
export const byCloseness = <P extends PersonName>(
  people: readonly P[],
  here: ReadonlySet<string>,
  games: ReadonlyMap<string, number>,
): P[] =>
  [...people].sort(
    (a, b) =>
      Number(here.has(b.person)) - Number(here.has(a.person)) ||
      (games.get(b.person) ?? 0) - (games.get(a.person) ?? 0) ||
      a.name.localeCompare(b.name),
  );

/** Those whose name has what somebody has begun to write. */
export function called<P extends PersonName>(people: readonly P[], written: string): P[] {
  const wanted = written.trim().toLocaleLowerCase();
  return people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

/** What is known of somebody without asking. */
export const knownAmong = (
  { follows, followers, blocked, circles }: Friends,
  person: string,
): PersonName | undefined =>
  [
    ...follows,
    ...followers,
    ...blocked,
    ...circles.flatMap(({ owner, members }) => [owner, ...members]),
  ].find((each) => each.person === person);
