// Pebbles at a table: what a kit must have, and a secret.
import type { GameKit } from '../../../../web/src/kit/kit';
import { seats } from '../../../../web/src/wire/schema';
import PebblesTable from './PebblesTable.svelte';
import { moveText, optionText, t, tells } from './sentences';

export const kit: GameKit = {
  Table: PebblesTable,
  seatTitle: (seat) => t('pebbles.seat', { number: seats.indexOf(seat) + 1 }),
  optionText,
  stepText: (table, { move }) => moveText(table, move),
  pointsText: () => t('pebbles.points'),
  tells,
  hasSecrets: true,
};
