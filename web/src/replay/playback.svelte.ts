// A replay as it runs: which stop is shown, and when the next one comes.
import { nearestIndex } from '../state/stepper';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

const beat = 1600; // a step at the usual speed, in milliseconds

export class Playback {
  index = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause`: for how long what happens at a stop wants to be seen at least; `onindex` hears of every other stop. */
  constructor(
    readonly length: number,
    index: number,
    readonly pause: (index: number) => number,
    readonly onindex: (index: number) => void,
  ) {
    this.index = nearestIndex(index, length);
  }

  get isAtEnd(): boolean {
    return this.index >= this.length - 1;
  }

  go(index: number): void {
    const next = nearestIndex(index, this.length);
    if (next !== this.index) {
      this.index = next;
      this.onindex(next);
    }
    if (this.isPlaying) this.#schedule();
  }

  /** From the end it begins again. */
  play(): void {
    this.isPlaying = true;
    if (this.isAtEnd) this.go(0);
    else this.#schedule();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.isPlaying) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.isAtEnd) return this.stop();
    const wait = Math.max(beat / this.speed, this.pause(this.index));
    this.#timer = setTimeout(() => this.go(this.index + 1), wait);
  }
}
