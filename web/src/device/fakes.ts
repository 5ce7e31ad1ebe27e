// A clock that stands still until it is set, for tests.
import type { Clock } from './clock';

export class FakeClock implements Clock {
  #now = 0;
  #calls: { time: number; call: () => void }[] = [];

  now = (): number => this.#now;

  at(time: number, call: () => void): () => void {
    const entry = { time, call };
    this.#calls.push(entry);
    return () => void (this.#calls = this.#calls.filter((each) => each !== entry));
  }

  goTo(time: number): void {
    this.#now = time;
    const due = this.#calls.filter((each) => each.time <= time);
    this.#calls = this.#calls.filter((each) => each.time > time);
    due.forEach(({ call }) => call());
  }
}
