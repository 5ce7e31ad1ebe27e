// The guided first game of Vineta: its chapters, and what their sentences name.
import type { Guide } from '../../../kit/guide';
import { seats } from '../../../wire/schema';
import { cards, districts, tribes } from '../art/names';
import { t, type Key } from '../words';
import { chapters } from './chapters';
import Portrait from './Portrait.svelte';
import { cornerSpot, spotsOf } from './spots';
import { vinetaEntry } from '../view';

const valuesOf = (names: readonly string[], family: string): [string, string][] =>
  names.map((name) => [name.replaceAll(' ', '_'), t(`vineta.${family}.${name}` as Key)]);

const values = (): Record<string, string> =>
  Object.fromEntries([
    ...valuesOf(seats, 'god'),
    ...valuesOf(tribes, 'tribe'),
    ...valuesOf(districts, 'district'),
    ...valuesOf(cards, 'card'),
  ]);

export const guide: Guide = {
  players: 3,
  chapters,
  Portrait,
  say: (word) => t(`vineta.guide.${word}` as Key, values()),
  spotsOf: (table, entry) => spotsOf(table, vinetaEntry(entry)),
  cornerSpot,
};
