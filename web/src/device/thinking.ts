// Which bot thinks when, and for how long: one at a time, the soonest first.
import type { Clock } from './clock';
import { Lacking } from './nets';
import type { Task } from './post';

export interface Thought {
  table: string;
  task: Task;
  /** By when it should be thought, if that is not the task's own time. */
  until?: number;
}
export interface Thinker {
  /** Null if there is nothing to think about any more; `Lacking` is thrown where it can be tried again later. */
  think(thought: Thought, milliseconds: number): Promise<string | null>;
  /** At once: an answer that comes early waits for its time with the engine. */
  answer(thought: Thought, action: string): void;
  /** Whether some thought waits for what it needs. */
  wait(isWaiting: boolean): void;
}

const least = 20; // milliseconds: less is not worth the trouble
const patience = 3000; // until what was lacking is asked for again
const catchUp = 1000; // for a thought that had to wait
const untilOf = ({ task, until }: Thought): number => until ?? task.at;

/** How long the first may think so that all who come after it still have as much; their times in order. */
export const timeFor = (times: readonly number[], now: number): number =>
  Math.max(least, Math.floor(Math.min(...times.map((at, before) => (at - now) / (before + 1)))));

const isSame = (one: Thought, other: Thought): boolean =>
  one.table === other.table && one.task.seat === other.task.seat;

export class Thinking {
  #waiting: Thought[] = [];
  #lacking: Thought[] = [];
  #isBusy = false;
  #saidWaiting = false;

  constructor(
    readonly thinker: Thinker,
    readonly clock: Clock,
  ) {}

  /** A seat has one thing to think about; the last one counts. */
  add(thought: Thought): void {
    this.#lacking = this.#lacking.filter((each) => !isSame(each, thought));
    this.#waiting = [...this.#waiting.filter((each) => !isSame(each, thought)), thought].sort(
      (a, b) => untilOf(a) - untilOf(b),
    );
    void this.#run();
  }

  /** What concerns this table, or any, is of no interest any more. */
  drop(table?: string): void {
    const others = (all: Thought[]): Thought[] =>
      table === undefined ? [] : all.filter((each) => each.table !== table);
    this.#waiting = others(this.#waiting);
    this.#lacking = others(this.#lacking);
    this.#tell();
  }

  async #run(): Promise<void> {
    while (!this.#isBusy) {
      const [first] = this.#waiting;
      if (!first) return;
      const time = timeFor(this.#waiting.map(untilOf), this.clock.now());
      this.#waiting = this.#waiting.slice(1);
      this.#isBusy = true;
      const action = await this.thinker.think(first, time).catch((trouble: unknown) => {
        if (trouble instanceof Lacking) this.#postpone(first);
        return null;
      });
      this.#isBusy = false;
      if (action === null) continue;
      this.#tell();
      this.thinker.answer(first, action);
    }
  }

  // The others go on meanwhile.
  #postpone(thought: Thought): void {
    if (this.#waiting.some((each) => isSame(each, thought))) return;
    if (this.#lacking.length === 0)
      this.clock.at(this.clock.now() + patience, () => {
        const until = this.clock.now() + catchUp;
        const all = this.#lacking;
        this.#lacking = [];
        for (const each of all) this.add({ ...each, until });
      });
    this.#lacking.push(thought);
    this.#tell();
  }

  #tell(): void {
    const isWaiting = this.#lacking.length > 0;
    if (isWaiting !== this.#saidWaiting) this.thinker.wait((this.#saidWaiting = isWaiting));
  }
}
