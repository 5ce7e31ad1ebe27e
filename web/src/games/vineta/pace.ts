// How long the way from one view to the next wants to be seen.
import { newlySunk } from './board';
import type { VinetaView } from './view';

// As long as the theme takes for it: nothing where motion is not wanted.
function sinkTime(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--sink');
  return text.trim().endsWith('ms') ? parseFloat(text) : parseFloat(text) * 1000 || 0;
}

export function pauseBetween(before: VinetaView, after: VinetaView): number {
  const isSeen = document.visibilityState === 'visible';
  return isSeen && newlySunk(before, after).length > 0 ? sinkTime() : 0;
}
