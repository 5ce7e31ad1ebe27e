// What can be done and what happened, in words.
import { gameT } from '../../../../web/src/i18n/i18n.svelte';
import { eventWords } from '../../../../web/src/table/events';
import { seatName } from '../../../../web/src/table/names';
import type { Entry, TableEvent, TableMessage } from '../../../../web/src/wire/schema';
import { pebblesEntry } from './view';
import type { PebblesKey } from './words';

export const t = gameT<PebblesKey>();

export const optionText = (_: TableMessage, entry: Entry): string =>
  t('pebbles.option.choose', { count: pebblesEntry(entry).number ?? 0 });

// What is opened is seen at the seat.
export const tells = (move: Entry): boolean => move.kind !== 'open';

export const moveText = (table: TableMessage, move: Entry): string =>
  move.kind === 'roll'
    ? t('pebbles.move.roll', { count: pebblesEntry(move).number ?? 0 })
    : t('pebbles.move.choose', { seat: seatName(table, move.seat) });

export const logLines = (table: TableMessage, events: readonly TableEvent[]): string[] =>
  events
    .filter(({ move }) => !move || tells(move))
    .map((event) =>
      event.kind === 'move' && event.move ? moveText(table, event.move) : eventWords(table, event),
    );
