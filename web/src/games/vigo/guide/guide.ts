// The guided first game of Vigo: its chapters, and what their sentences name.
import type { Guide } from '../../../kit/guide';
import { seats } from '../../../wire/schema';
import { t, type Key } from '../words';
import { chapters } from './chapters';
import Gull from './Gull.svelte';
import { cornerSpot, spotsOf } from './spots';
import { vigoEntry } from '../view';

const values = (): Record<string, string> =>
  Object.fromEntries(seats.map((seat) => [seat, t(`vigo.ship.${seat}`)]));

export const guide: Guide = {
  players: 2,
  chapters,
  Portrait: Gull,
  say: (word) => t(`vigo.guide.${word}` as Key, values()),
  spotsOf: (table, entry) => spotsOf(table, vigoEntry(entry)),
  cornerSpot,
};
