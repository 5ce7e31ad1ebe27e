// What counted in a game, out of its analysis: the largest mistakes and strokes of luck in the order of the game.
import type { Analysis, Entry, Seat, Why } from '../wire/schema';

export type Moment =
  | { kind: 'mistake'; at: number; seat: Seat; played: Entry; better: Entry; why?: Why; change: number }
  | { kind: 'luck' | 'bad-luck'; at: number; seat: Seat; move: Entry | null; change: number };

export interface RoundStart {
  round: number;
  at: number; // how many moves were made before it
}

/** What a replay must have for its rounds to be told apart. */
export interface Stage {
  phase?: string;
  round?: number;
}

const most = 4; // of each sort
const least = 0.02; // of the win: less is not worth a word

/** At most a few of each sort. A hidden choice has no move: there were several at once. */
export function momentsOf({ mistakes, luck }: Pick<Analysis, 'mistakes' | 'luck'>): Moment[] {
  const errors = mistakes
    .filter((each) => each.loss >= least)
    .slice(0, most)
    .map(({ move, seat, played, better, why, loss }): Moment => ({
      kind: 'mistake',
      at: move,
      seat,
      played,
      better,
      ...(why ? { why } : {}),
      change: -loss,
    }));
  const strokes = luck
    .filter((each) => Math.abs(each.change) >= least)
    .slice(0, most)
    .map(({ last, cause, moves, seat, change }): Moment => ({
      kind: change > 0 ? 'luck' : 'bad-luck',
      at: last,
      seat,
      move: cause === 'nature' ? (moves[0] ?? null) : null,
      change,
    }));
  return [...errors, ...strokes].sort((a, b) => a.at - b.at);
}

/** When each round began; the set-up before the first phase of a round is none. */
export function roundStarts(steps: readonly { view: Stage }[], firstPhase: string): RoundStart[] {
  const starts: RoundStart[] = [];
  steps.forEach(({ view: { phase, round } }, index) => {
    const hasBegun = starts.length > 0 || phase === firstPhase;
    if (hasBegun && round !== undefined && round !== starts.at(-1)?.round)
      starts.push({ round, at: index + 1 });
  });
  return starts;
}

/** The round in which so many moves had been made; null: the set-up. */
export const roundAt = (starts: readonly RoundStart[], at: number): number | null =>
  starts.filter((start) => start.at < at).at(-1)?.round ?? null;
