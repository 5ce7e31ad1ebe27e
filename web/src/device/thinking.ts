// Which bot thinks when, and for how long: one at a time, the soonest first.
import type { Clock } from './clock';
import type { Task } from './post';

export interface Thought {
  table: string;
  task: Task;
}
export interface Thinker {
  /** Null if there is nothing to think about any more. */
  think(thought: Thought, milliseconds: number): Promise<string | null>;
  /** At once: an answer that comes early waits for its time with the engine. */
  answer(thought: Thought, action: string): void;
}

const least = 20; // milliseconds: less is not worth the trouble

/** How long the first may think so that all who come after it still have as much; their times in order. */
export const timeFor = (times: readonly number[], now: number): number =>
  Math.max(least, Math.floor(Math.min(...times.map((at, before) => (at - now) / (before + 1)))));

const isSame = (one: Thought, other: Thought): boolean =>
  one.table === other.table && one.task.seat === other.task.seat;

export class Thinking {
  #waiting: Thought[] = [];
  #isBusy = false;

  constructor(
    readonly thinker: Thinker,
    readonly clock: Clock,
  ) {}

  /** A seat has one thing to think about; the last one counts. */
  add(thought: Thought): void {
    this.#waiting = [...this.#waiting.filter((each) => !isSame(each, thought)), thought].sort(
      (a, b) => a.task.at - b.task.at,
    );
    void this.#run();
  }

  /** What concerns this table, or any, is of no interest any more. */
  drop(table?: string): void {
    this.#waiting = table === undefined ? [] : this.#waiting.filter((each) => each.table !== table);
  }

  async #run(): Promise<void> {
    while (!this.#isBusy) {
      const [first] = this.#waiting;
      if (!first) return;
      const time = timeFor(
        this.#waiting.map((each) => each.task.at),
        this.clock.now(),
      );
      this.#waiting = this.#waiting.slice(1);
      this.#isBusy = true;
      const action = await this.thinker.think(first, time).catch(() => null);
      this.#isBusy = false;
      if (action !== null) this.thinker.answer(first, action);
    }
  }
}
