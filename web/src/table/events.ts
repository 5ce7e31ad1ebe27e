// What happens at a table besides moves, in the words of the language; and whom it waits for.
import type { Key } from '../i18n/en';
import { shared, t } from '../i18n/i18n.svelte';
import type { Mover, Seat, TableEvent, TableMessage } from '../wire/schema';
import { seatName } from './names';

export function eventWords(table: TableMessage, event: TableEvent): string {
  const name = event.name ?? seatName(table, event.seat);
  switch (event.kind) {
    case 'asked':
      return event.wish === 'bot'
        ? t('event.asked.bot', { name, absent: seatName(table, event.absent) })
        : t('event.asked.undo', { name });
    case 'voted':
      return t(event.consents ? 'event.voted.yes' : 'event.voted.no', { name });
    case 'said':
      return t('event.said', { name, phrase: shared(`phrase.${event.phrase ?? ''}`) });
    case 'left':
      return t(`event.left.${event.reason ?? 'left'}` as Key, { name });
    case 'bot':
      return t('event.bot', { name, word: t(`level.${event.level ?? 1}` as Key) });
    default:
      return t(`event.${event.kind}` as Key, { name });
  }
}

/** Whom everybody waits for; who only watches is told so. */
export function waitText(table: TableMessage, seat: Seat | null, movers: readonly Mover[]): string {
  const names = movers.map((each) => seatName(table, each)).join(', ');
  const words = names ? t('table.waiting', { names }) : t('table.moment');
  return seat ? words : `${t('table.spectator')}. ${words}`;
}
