// What happens at a table besides moves, in the words of the language; and whom it waits for.
import type { Key } from '../i18n/en';
import { formatDay, shared, t } from '../i18n/i18n.svelte';
import type { Mover, Seat, TableEvent, TableMessage } from '../wire/schema';
import { seatName } from './names';

// Which of the sentences fits what the event says.
function formOf({ kind, wish, consents, reason }: TableEvent): string {
  if (kind === 'asked') return `asked.${wish ?? 'undo'}`;
  if (kind === 'voted') return consents ? 'voted.yes' : 'voted.no';
  return kind === 'left' ? `left.${reason ?? 'left'}` : kind;
}

/** Where whoever does it reads it. */
const own: ReadonlySet<string> = new Set([
  'sat',
  'stood',
  'undo',
  'asked.undo',
  'asked.bot',
  'voted.yes',
  'voted.no',
  'said',
  'left.left',
  'left.time',
  'left.vote',
  'returned',
  'resigned',
  'away',
  'back',
]);

/** `you`: who reads it, and is spoken to. */
export function eventWords(table: TableMessage, event: TableEvent, you: Seat | null = null): string {
  const form = formOf(event);
  const isOwn = you !== null && event.seat === you && own.has(form);
  return t((isOwn ? `you.${form}` : `event.${form}`) as Key, {
    name: event.name ?? seatName(table, event.seat),
    absent: event.absent === you && you !== null ? t('table.you') : seatName(table, event.absent),
    phrase: shared(`phrase.${event.phrase ?? ''}`),
    date: formatDay(event.until ?? 0),
    word: t(`level.${event.level ?? 1}` as Key),
  });
}

/** Whom everybody waits for; who only watches is told so. */
export function waitText(table: TableMessage, seat: Seat | null, movers: readonly Mover[]): string {
  const names = movers.map((each) => seatName(table, each)).join(', ');
  const words = names ? t('table.waiting', { names }) : t('table.moment');
  return seat ? words : `${t('table.spectator')}. ${words}`;
}
