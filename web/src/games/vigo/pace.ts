// How long the way from one view to the next wants to be seen: until the wave has turned its last card.
import { motionTime } from '../../state/motion';
import { turnedBetween } from './board';
import type { VigoView } from './view';

// As in art/tokens.css: how long a card is in the hand of the wave, and how much later the next one comes, by `--move`.
const turnTime = 1.4;
const turnStep = 0.2;

export const waveTime = (count: number, move: number): number =>
  count === 0 ? 0 : move * (turnTime + turnStep * (count - 1));

export const pauseBetween = (before: VigoView, after: VigoView): number =>
  waveTime(turnedBetween(before, after).length, motionTime('--move'));
