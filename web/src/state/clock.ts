// Time at a table: what is left of it, and what the server's clock says by the browser's.
import { figure } from '../i18n/i18n.svelte';
import type { Clock, SeatTime } from '../wire/schema';

/**
 * How far the server's clock was ahead of the browser's, at least, when an event arrived. `isFresh`: it had just happened,
 * so that only the way from the server is missing. An older event only says that the server's clock is beyond it.
 */
export interface Sample {
  ahead: number;
  isFresh: boolean;
}

const kept = 8; // so that a clock that was set anew is followed

export const withSample = (samples: readonly Sample[], sample: Sample): Sample[] =>
  [...samples, sample].slice(-kept);

/** What is to be added to the browser's time to get the server's: by the quickest message, or the browser is believed. */
export function offsetOf(samples: readonly Sample[]): number {
  const fresh = samples.filter((each) => each.isFresh);
  if (fresh.length > 0) return Math.max(...fresh.map((each) => each.ahead));
  return Math.max(0, ...samples.map((each) => each.ahead));
}

export interface Left {
  move: number; // of the decision's own time, which runs first
  bank: number;
  isUrgent: boolean;
}

const urgentBelow = { none: 0, live: 15_000, correspondence: 3_600_000 };

/** When a vacation that lasts ends; null for who is there. `now` is the server's. */
export const awayUntil = (time: SeatTime | undefined, now: number): number | null =>
  time?.vacation && time.vacation.until > now ? time.vacation.until : null;

/** Null for a seat whose time does not run. During a vacation what is left stays as it is. `now` is the server's. */
export function timeLeft(time: SeatTime, clock: Clock, now: number): Left | null {
  if (time.since === undefined || time.until === undefined) return null;
  const all = Math.max(0, time.until - Math.max(now, time.since, awayUntil(time, now) ?? 0));
  const bank = Math.min(all, time.bank);
  return { move: all - bank, bank, isUrgent: all <= urgentBelow[clock.kind] };
}

/** Until what is shown of a time changes. */
export function untilChange(left: Left, clock: Clock): number {
  if (clock.kind === 'correspondence') return 30_000;
  return (left.move || left.bank) % 1000 || 1000;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Minutes and seconds, and hours if there are any; a begun second counts. */
export function clockText(length: number): string {
  const seconds = Math.ceil(length / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
] as const;

/** A long time in words: the largest unit of which there are two; where hours count, rounded down so that nobody is late. */
export function lengthText(length: number): string {
  const [unit, size] = units.find(([, each]) => length >= 2 * each) ?? (['minute', 60_000] as const);
  const count = length / size;
  const whole = unit === 'day' ? Math.round(count) : Math.max(1, Math.floor(count));
  return figure(whole, { style: 'unit', unit, unitDisplay: 'long' });
}
