// What is to be heard: which sounds an update brings, and the way to the instruments, which are loaded when sound is on.
import { untrack } from 'svelte';
import type { Seat, UpdateMessage } from '../wire/messages';
import { currentSettings } from './settings.svelte';

export const sounds = ['card', 'house', 'sink', 'turn', 'over'] as const;
export type Sound = (typeof sounds)[number];

/** What of a view can be heard. */
interface Heard {
  sunk?: readonly string[];
}
type Update = UpdateMessage;

const houseKinds: ReadonlySet<string> = new Set(['place', 'move', 'capture']);
const silentKinds: ReadonlySet<string> = new Set(['draw', 'deal tribe', 'deal district', 'start']);

const sunkIn = (update: Update): number => (update.view as Heard | undefined)?.sunk?.length ?? 0;
const isCalled = (update: Update, seat: Seat | null): boolean =>
  seat !== null && (update.to_act?.includes(seat) ?? false);
const isOver = (update: Update): boolean => update.life !== 'open' && update.life !== 'playing';
const kindsOf = (update: Update): string[] =>
  update.events.flatMap((event) => (event.kind === 'move' && event.move ? [event.move.kind] : []));

/** Each sound at most once, in the order in which they are played. The first update after loading is silent. */
export function soundsOf(previous: Update | null, update: Update, seat: Seat | null): Sound[] {
  if (!previous || previous.viewer !== update.viewer || previous.seq === update.seq) return [];
  const kinds = kindsOf(update);
  const due: Record<Sound, boolean> = {
    card: kinds.some((kind) => !houseKinds.has(kind) && !silentKinds.has(kind)),
    house: kinds.some((kind) => houseKinds.has(kind)),
    sink: sunkIn(update) > sunkIn(previous),
    turn: isCalled(update, seat) && !isCalled(previous, seat),
    over: isOver(update) && !isOver(previous),
  };
  return sounds.filter((sound) => due[sound]);
}

/** Plays what an update brings, if the player wants sound. */
export function hear(previous: Update | null, update: Update | null, seat: Seat | null): void {
  if (!update || !untrack(currentSettings).sound) return;
  const due = soundsOf(previous, update, seat);
  if (due.length > 0) void import('./soundPlayer').then(({ play }) => play(due));
}
