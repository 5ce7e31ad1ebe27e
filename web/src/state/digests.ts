// What is left of the analyses of one's own games: small enough to keep many, in this browser; newest first.
import { seats, type Game, type Seat } from '../wire/schema';
import { store, stored } from './stored';

/** A decision of one's own, and what it cost against the best choice. */
export interface Choice {
  readonly move: number; // of the record, from 1
  readonly round: number; // 0: the game has none
  readonly loss: number; // in shares of the win; it may come out below zero
  readonly error: number;
  readonly stake: number; // what a choice at random would have lost
  readonly aspects: readonly (string | null)[]; // what it was about, in the order of the game's kit
}

export interface Digest {
  readonly table: string;
  readonly game: Game;
  readonly seat: Seat;
  readonly players: number;
  readonly ended: number;
  readonly moves: number; // of the whole record
  readonly result: number; // one's share of the win
  readonly adjusted: number; // the same without luck
  readonly login: string; // whose it is; empty: whoever plays here without an account
  readonly choices: readonly Choice[];
}

type Packed = readonly [number, number, number, number, number, ...(string | null)[]];
type Kept = Omit<Digest, 'choices'> & { readonly choices: readonly Packed[] };

const keyOf = (game: Game): string => `springtide.insight.${game}`;
/** Of each game: a digest is a few kilobytes, and a browser keeps some megabytes. */
export const mostDigests = 200;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const packed = ({ move, round, loss, error, stake, aspects }: Choice): Packed => [
  ...([move, round, rounded(loss), rounded(error), rounded(stake)] as const),
  ...aspects,
];
const unpacked = ([move, round, loss, error, stake, ...aspects]: Packed): Choice => ({
  ...{ move, round, loss, error, stake, aspects },
});

const isPacked = (value: unknown): value is Packed =>
  Array.isArray(value) && value.length >= 5 && value.slice(0, 5).every(Number.isFinite);
function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  return (
    typeof kept['table'] === 'string' &&
    seats.some((seat) => seat === kept['seat']) &&
    ['players', 'ended', 'moves', 'result', 'adjusted'].every((each) => Number.isFinite(kept[each])) &&
    Array.isArray(kept['choices']) &&
    kept['choices'].every(isPacked)
  );
}
function known(game: Game): readonly Kept[] {
  const found = stored<unknown>(keyOf(game));
  return Array.isArray(found) ? found.filter(isKept) : [];
}

/** In place of what was known of the same game; the longest over make room. */
export function keepDigest(digest: Digest): void {
  const { game, table } = digest;
  const kept: Kept = {
    ...digest,
    result: rounded(digest.result),
    adjusted: rounded(digest.adjusted),
    choices: digest.choices.map(packed),
  };
  const all = [kept, ...known(game).filter((each) => each.table !== table)];
  store(keyOf(game), all.sort((a, b) => b.ended - a.ended).slice(0, mostDigests));
}

/** One's own, those that were played here without an account included. */
export const digestsOf = (game: Game, login: string): Digest[] =>
  known(game)
    .filter((each) => !each.login || each.login === login)
    .map((each) => ({ ...each, game, choices: each.choices.map(unpacked) }));
