// What time it is, and being called when it is later; tests bring a clock of their own.
export interface Clock {
  now(): number;
  /** Calls at that time, or at once if it has passed; the answer takes it back. */
  at(time: number, call: () => void): () => void;
}

const longest = 2 ** 31 - 1; // milliseconds that a timer can wait: 24 days

export const clock: Clock = {
  now: () => Date.now(),
  at: (time, call) => {
    const wait = Math.max(0, time - Date.now());
    let cancel = (): void => clearTimeout(timer);
    const timer = setTimeout(
      () => {
        if (wait > longest) cancel = clock.at(time, call);
        else call();
      },
      Math.min(longest, wait),
    );
    return () => cancel();
  },
};
