// Games for tests whose truth is known, the same every time.
import type { Choice, Digest } from '../state/digests';
import type { Seat } from '../wire/schema';

/** Numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** About normal, with mean 0 and spread 1. */
const normal = (random: () => number): number =>
  Math.sqrt(3) * (random() + random() + random() + random() - 2);

export interface Nature {
  readonly lost: number; // of what is at stake, in the mean
  readonly spread: number; // between games
  readonly more?: (choice: Pick<Choice, 'round' | 'aspects'>) => number; // lost beside that
}

/** Games of unlike length in which some days are better than others; most decisions cost nothing, a few much. */
export function simulated(random: () => number, games: number, { lost, spread, more }: Nature): Digest[] {
  return Array.from({ length: games }, (_, number): Digest => {
    const day = spread * normal(random);
    const length = 8 + Math.floor(24 * random());
    const choices = Array.from({ length }, (_unused, i): Choice => {
      const round = 1 + Math.floor((8 * i) / length);
      const aspects = [random() < 0.5 ? 'choose' : 'play', random() < 0.2 ? 'rare' : 'usual'];
      const stake = 0.3 * random() ** 2;
      const share = lost + day + (more?.({ round, aspects }) ?? 0);
      const loss = stake * (random() < 0.3 ? share / 0.3 : 0) + 0.01 * normal(random);
      return { move: 3 * i + 1, round, loss, error: 0.01, stake, aspects };
    });
    const players = 2 + Math.floor(3 * random());
    const seat = `p${1 + Math.floor(players * random())}` as Seat;
    const won = random() < 1 / players ? 1 : 0;
    return {
      ...{ table: `t${number}`, game: '', seat, players, ended: number, moves: 3 * length, login: '' },
      ...{ result: won, adjusted: (won + 1 / players) / 2, choices },
    };
  });
}
