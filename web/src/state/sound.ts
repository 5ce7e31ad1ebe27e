// What is to be heard: which sounds an update brings, and the way to the instruments, which are loaded when sound is on.
import { untrack } from 'svelte';
import type { Seat, UpdateMessage } from '../wire/schema';
import { currentSettings } from './settings.svelte';

export const sounds = ['card', 'piece', 'ship', 'wave', 'turn', 'over'] as const;
export type Sound = (typeof sounds)[number];

type Update = UpdateMessage;
/** What the game adds to the bells. */
type SoundsOfGame = (previous: Update, update: Update) => readonly Sound[];

const isCalled = (update: Update, seat: Seat | null): boolean =>
  seat !== null && (update.to_act?.includes(seat) ?? false);
const isOver = (update: Update): boolean => update.life !== 'open' && update.life !== 'playing';

/** Each sound at most once, in the order in which they are played. The first update after loading is silent. */
export function soundsOf(
  previous: Update | null,
  update: Update,
  seat: Seat | null,
  ofGame: SoundsOfGame = () => [],
): Sound[] {
  if (!previous || previous.viewer !== update.viewer || previous.seq === update.seq) return [];
  const due = new Set<Sound>(ofGame(previous, update));
  if (isCalled(update, seat) && !isCalled(previous, seat)) due.add('turn');
  if (isOver(update) && !isOver(previous)) due.add('over');
  return sounds.filter((sound) => due.has(sound));
}

/** A page keeps silent until its player has touched it, and for as long as the player wants. */
export const isAudible = (sound: boolean, activation: { hasBeenActive: boolean } | undefined): boolean =>
  sound && (activation?.hasBeenActive ?? true);

/** Plays what an update brings, if the player wants sound. */
export function hear(
  previous: Update | null,
  update: Update | null,
  seat: Seat | null,
  ofGame: SoundsOfGame | undefined,
): void {
  if (!update || !isAudible(untrack(currentSettings).sound, navigator.userActivation)) return;
  const due = soundsOf(previous, update, seat, ofGame);
  if (due.length > 0) void import('./soundPlayer').then(({ play }) => play(due));
}
