// Looking at moves one by one: which step is shown, and what it is compared with.
import type { Entry } from '../wire/schema';

export interface Step<View> {
  move: Entry;
  view: View; // after the move
  begun?: readonly Entry[]; // what the same seat did for it before, without a step of its own
}

export interface ShownStep<View> extends Step<View> {
  before: View | null; // what was shown one step earlier, for what moves
}

/** The nearest step there is. */
export const nearestIndex = (index: number, length: number): number =>
  Math.max(0, Math.min(index, length - 1));

/** `first` is the view before the first step, where it is known. */
export function stepAt<View>(
  steps: readonly Step<View>[],
  index: number,
  first: View | null,
): ShownStep<View> | null {
  const at = nearestIndex(index, steps.length);
  const step = steps[at];
  return step ? { ...step, before: steps[at - 1]?.view ?? first } : null;
}

const strides: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key leads: to a step, out of the past, or nowhere. */
export function indexAfter(key: string, index: number, length: number): number | 'close' | null {
  const stride = strides[key];
  if (stride !== undefined) return nearestIndex(index + stride, length);
  return key === 'Escape' ? 'close' : null;
}
