// Every move of a finished game with the position after it.
import type { Entry } from './messages';

export interface ReplayStep<Position = unknown> {
  move: Entry;
  position: Position;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEntry = (value: unknown): value is Entry =>
  isObject(value) && typeof value['seat'] === 'string' && typeof value['kind'] === 'string';

/** The steps of a replay whose positions pass the check; null if it is none. */
export function decodeReplay<Position>(
  value: unknown,
  isPosition: (position: Record<string, unknown>) => boolean,
): ReplayStep<Position>[] | null {
  if (!isObject(value) || !Array.isArray(value['steps'])) return null;
  const steps = value['steps'] as unknown[];
  const isStep = (step: unknown): boolean =>
    isObject(step) && isEntry(step['move']) && isObject(step['position']) && isPosition(step['position']);
  return steps.every(isStep) ? (steps as ReplayStep<Position>[]) : null;
}
