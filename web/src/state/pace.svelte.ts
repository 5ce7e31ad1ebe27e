// How fast things are told: as the player likes, and without a pause while nobody looks.
import { currentSettings } from './settings.svelte';
import { stretches } from './teller.svelte';

export const stretchNow = (): number =>
  document.visibilityState === 'visible' ? stretches[currentSettings().pace] : 0;
