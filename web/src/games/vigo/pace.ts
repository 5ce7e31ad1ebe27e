// How long the way from one view to the next wants to be seen: until the wave has turned its last card.
import { turnedBetween } from './board';
import type { VigoView } from './view';

// As in art/tokens.css: how long a card is in the hand of the wave, and how much later the next one comes, by `--move`.
const turnTime = 1.4;
const turnStep = 0.2;

export const waveTime = (count: number, move: number): number =>
  count === 0 ? 0 : move * (turnTime + turnStep * (count - 1));

// As long as the theme takes for a move: nothing where motion is not wanted.
function moveTime(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--move');
  return text.trim().endsWith('ms') ? parseFloat(text) : parseFloat(text) * 1000 || 0;
}

export const pauseBetween = (before: VigoView, after: VigoView): number =>
  document.visibilityState === 'visible' ? waveTime(turnedBetween(before, after).length, moveTime()) : 0;
