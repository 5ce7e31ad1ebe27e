// What time it is, and being called when it is later; tests bring a clock of their own.
export interface Clock {
  now(): number;
  /** Calls at that time, or at once if it has passed; the answer takes it back. */
  at(time: number, call: () => void): () => void;
}

export const clock: Clock = {
  now: () => Date.now(),
  at: (time, call) => {
    const timer = setTimeout(call, Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  },
};
