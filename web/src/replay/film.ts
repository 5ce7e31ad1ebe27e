// A replay cut into its steps, as one pair of eyes sees them.
import { roundStarts, type RoundStart, type Stage } from '../end/moments';
import type { Entry, TableMessage } from '../wire/messages';
import type { ReplayStep } from '../wire/replay';
import type { Eyes, ReplayKit } from './kit';
import { stopsOf } from './stops';

const logged = 60; // steps that the log tells

export class Film<Position extends Stage, View> {
  readonly stops: readonly number[]; // after how many moves each step ends
  readonly rounds: RoundStart[];

  constructor(
    readonly kit: ReplayKit<Position, View>,
    readonly steps: readonly ReplayStep<Position>[],
    firstPhase: string,
  ) {
    this.stops = stopsOf(
      steps.map(({ move }) => move),
      (before, move) => kit.joins(before, move),
    );
    this.rounds = roundStarts(steps, firstPhase);
  }

  get length(): number {
    return this.stops.length;
  }

  /** How many moves have been made. */
  at(index: number): number {
    return this.stops[index] ?? 0;
  }

  /** Null before the first step: nobody has looked at the table yet. */
  view(index: number, eyes: Eyes): View | null {
    const step = this.steps[this.at(index) - 1];
    return step ? this.kit.seenBy(step.position, eyes) : null;
  }

  moves(index: number, eyes: Eyes): Entry[] {
    const from = index > 0 ? this.at(index - 1) : 0;
    return this.steps.slice(from, this.at(index)).map(({ move }) => this.kit.moveSeenBy(move, eyes));
  }

  words(table: TableMessage, index: number, eyes: Eyes): string {
    const view = this.view(index, eyes);
    const before = index > 0 ? this.view(index - 1, eyes) : null;
    return view ? this.kit.words(table, this.moves(index, eyes), view, before) : '';
  }

  /** The steps up to this one in words, the newest last. */
  log(table: TableMessage, index: number, eyes: Eyes): string[] {
    const first = Math.max(0, index + 1 - logged);
    return Array.from({ length: index + 1 - first }, (_, i) => this.words(table, first + i, eyes));
  }

  pause(index: number): number {
    const [before, after] = [this.view(index - 1, 'open'), this.view(index, 'open')];
    return before && after ? this.kit.pause(before, after) : 0;
  }
}
