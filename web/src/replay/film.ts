// A replay cut into its steps, as one pair of eyes sees them.
import { roundStarts, type RoundStart } from '../end/moments';
import type { AnyView } from '../state/views';
import { GrowingLog, plainLog, type LogPart } from '../table/log';
import type { Entry, Step, TableEvent, TableMessage } from '../wire/schema';
import type { ReplayKit } from './kit';
import { stopsOf } from './stops';

const logged = 60; // steps that a plain log tells

export class Film<View, Move extends Entry = Entry> {
  readonly stops: readonly number[]; // after how many moves each step ends
  readonly rounds: RoundStart[];
  #log: GrowingLog | undefined;
  #told: readonly TableEvent[] | undefined;
  #logged = 0; // the step up to which the log tells

  constructor(
    readonly kit: ReplayKit<View, Move>,
    readonly steps: readonly Step<AnyView>[],
    firstPhase: string,
  ) {
    this.stops = stopsOf(
      steps.map(({ move }) => move),
      (before, move) => kit.joins(kit.move(before), kit.move(move)),
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
  view(index: number): View | null {
    const step = this.steps[this.at(index) - 1];
    return step ? this.kit.view(step.view) : null;
  }

  moves(index: number): Move[] {
    const from = index > 0 ? this.at(index - 1) : 0;
    return this.steps.slice(from, this.at(index)).map(({ move }) => this.kit.move(move));
  }

  words(table: TableMessage, index: number): string {
    const view = this.view(index);
    const before = index > 0 ? this.view(index - 1) : null;
    return view ? this.kit.words(table, this.moves(index), view, before) : '';
  }

  /** What has happened up to this step, the newest last. */
  log(table: TableMessage, index: number): readonly LogPart[] {
    const { kit, steps } = this;
    this.#logged = index;
    if (!kit.log) {
      const first = Math.max(0, index + 1 - logged);
      return plainLog(Array.from({ length: index + 1 - first }, (_, i) => this.words(table, first + i)));
    }
    this.#log ??= new GrowingLog(() => kit.log!(table, steps, () => this.view(this.#logged)!));
    return this.#log.partsOf(this.#events.slice(0, this.at(index)));
  }

  // As a table would have told them.
  get #events(): readonly TableEvent[] {
    const { kit, steps } = this;
    this.#told ??= steps.map(({ move, view }, i) => {
      const before = steps[i - 1]?.view;
      const news = before && kit.news?.(kit.view(before), kit.view(view));
      return { kind: 'move', time: 0, move, ...(news ? { news } : {}) };
    });
    return this.#told;
  }

  pause(index: number): number {
    const [before, after] = [this.view(index - 1), this.view(index)];
    return before && after ? this.kit.pause(before, after) : 0;
  }
}
