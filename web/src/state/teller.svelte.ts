// Tells one thing after another: what happened is shown beat by beat, and what comes next waits for it, but never for long.
import type { Pace } from '../wire/schema';

/** One thing to be seen and said. A game's own beats have more. */
export interface Beat {
  readonly game: string;
  /** How many of the update's events are told once it is shown; all of them where it does not say. */
  readonly read?: number;
  readonly time: number; // in milliseconds, at the normal pace; nothing: said without a pause
}

export interface Told<B extends Beat = Beat> {
  readonly id: number;
  readonly beat: B;
}

/** By what the pace stretches every beat. */
export const stretches: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, quick: 0.45, once: 0 };

export const longestWait = 2000; // until somebody's deed is shown, at the normal pace
const shortest = 60; // below it nothing can be seen: it is only said
const kept = 1000; // beats that are remembered: a whole game of most

interface Waiting {
  readonly show: () => void;
  readonly beats: readonly Beat[];
  readonly since: number;
}

const timeOf = (beats: readonly Beat[]): number => beats.reduce((sum, { time }) => sum + time, 0);

export class Teller {
  told = $state.raw<readonly Told[]>([]); // the newest last
  isTelling = $state(false); // the last one is still being shown; what comes next waits

  #rest: readonly Beat[] = []; // of what is shown, still to be told
  #waiting: readonly Waiting[] = [];
  #count = 0;
  #until = 0; // when the beat that is shown ends
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `stretch`: by what every beat is stretched now; nothing while nobody looks. */
  constructor(
    readonly stretch: () => number,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** The beat that is being shown. */
  get beat(): Beat | null {
    return this.isTelling ? (this.told.at(-1)?.beat ?? null) : null;
  }

  /** Shows something and tells its beats, now or when what came before has been told. */
  add(show: () => void, beats: readonly Beat[]): void {
    this.#waiting = [...this.#waiting, { show, beats, since: this.now() }];
    if (!this.isTelling) this.#goOn();
    else this.#schedule(this.#until - this.now());
  }

  /** Ends the beat that is shown. */
  hasten(): void {
    if (this.isTelling) this.#goOn();
  }

  /** Shows and says everything at once: nothing moves any more, and nothing is left out. */
  skip(): void {
    if (this.isTelling) this.#goOn(() => 0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #goOn(timeFor: (beat: Beat) => number = ({ time }) => this.#room(time * this.stretch())): void {
    clearTimeout(this.#timer);
    for (let next = this.#next(); next; next = this.#next()) {
      this.told = [...this.told.slice(1 - kept), { id: ++this.#count, beat: next }];
      const time = timeFor(next);
      if (time < shortest) continue;
      this.isTelling = true;
      this.#schedule(time);
      return;
    }
    this.isTelling = false;
  }

  #next(): Beat | undefined {
    while (this.#rest.length === 0) {
      const [first, ...others] = this.#waiting;
      if (!first) return undefined;
      this.#waiting = others;
      first.show();
      this.#rest = first.beats;
    }
    const [beat, ...rest] = this.#rest;
    this.#rest = rest;
    return beat;
  }

  #schedule(wanted: number): void {
    clearTimeout(this.#timer);
    const time = Math.max(0, this.#room(wanted));
    this.#until = this.now() + time;
    this.#timer = setTimeout(() => this.#goOn(), time);
  }

  // What is left of the wanted time if everyone who waits is to be shown in time. What tells nothing can wait.
  #room(wanted: number): number {
    const stretch = this.stretch();
    const latest = longestWait * Math.max(1, stretch);
    let [share, ahead] = [1, wanted + timeOf(this.#rest) * stretch];
    for (const { beats, since } of this.#waiting) {
      if (timeOf(beats) === 0) continue;
      const room = Math.max(0, since + latest - this.now());
      if (room < ahead) share = Math.min(share, room / ahead);
      ahead += timeOf(beats) * stretch;
    }
    return wanted * share;
  }
}
