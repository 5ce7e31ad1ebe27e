// How long the way from one view to the next wants to be seen.
import { motionTime } from '../../state/motion';
import { newlySunk } from './board';
import type { VinetaView } from './view';

export const pauseBetween = (before: VinetaView, after: VinetaView): number =>
  newlySunk(before, after).length > 0 ? motionTime('--sink') : 0;
