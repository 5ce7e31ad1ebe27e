// Moves, options and events in the words of the language.
import type { Key } from '../i18n/en';
import { shared, t } from '../i18n/i18n.svelte';
import type { District } from '../art/names';
import type { Chair, Entry, TableEvent, TableMessage } from '../wire/messages';
import { total, type VinetaView } from './view';

const word = (family: string, name: string | undefined): string =>
  name === undefined ? '' : t(`${family}.${name}` as Key);

export function chairName(chair: Chair): string {
  if (chair.kind === 'bot') return t(`god.${chair.seat}` as Key);
  return chair.name || t(`god.${chair.seat}` as Key);
}

export function seatName(table: TableMessage, seat: string | undefined): string {
  const chair = table.seats.find((each) => each.seat === seat);
  return chair ? chairName(chair) : (seat ?? '');
}

function valuesOf(table: TableMessage, entry: Entry): Record<string, string | number> {
  return {
    seat: seatName(table, entry.seat),
    recipient: seatName(table, entry.recipient),
    card: word('card', entry.card),
    tribe: word('tribe', entry.tribe),
    second: word('tribe', entry.second),
    district: word('district', entry.district),
    to: word('district', entry.to),
    number: entry.number ?? '',
  };
}

// Which form of a kind's sentence fits what the entry names.
function formOf(entry: Entry): string {
  const { kind } = entry;
  if (kind === 'move') {
    if (entry.to) return 'move.to';
    if (entry.second) return entry.second === entry.tribe ? 'move.both' : 'move.second';
  }
  const isHidden =
    (kind === 'deal tribe' && !entry.tribe) ||
    (kind === 'deal district' && !entry.district) ||
    ((kind === 'draw' || kind === 'choose') && !entry.card);
  return isHidden ? `${kind}.hidden` : kind;
}

export const moveText = (table: TableMessage, entry: Entry): string =>
  t(`move.${formOf(entry)}` as Key, valuesOf(table, entry));

export const optionText = (table: TableMessage, entry: Entry): string =>
  t(`option.${formOf(entry)}` as Key, valuesOf(table, entry));

/** What the log says of an event; nothing for what nobody wants to read. */
export function eventText(table: TableMessage, event: TableEvent): string | null {
  const name = event.name ?? seatName(table, event.seat);
  switch (event.kind) {
    case 'move':
      if (event.move?.kind === 'draw' && !event.move.card) return null;
      return event.move ? moveText(table, event.move) : null;
    case 'change':
      return t('event.change', { card: word('card', event.move?.card) });
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

function housesText(houses: Partial<Record<string, number>>): string {
  if (total(houses) === 0) return t('table.houses.none');
  return Object.entries(houses)
    .map(([tribe, count]) => t('table.houses.of', { count: count ?? 0, tribe: word('tribe', tribe) }))
    .join(', ');
}

/** A district as a screen reader says it. */
export function districtText(view: VinetaView, district: District, canChoose: boolean): string {
  const row = view.rows.find((each) => each.district === district);
  const facts = [
    word('district', district),
    view.sunk.includes(district) ? t('table.sunk') : housesText(view.houses[district] ?? {}),
    view.coast.includes(district) && t('table.coast'),
    row && t('table.waves', { count: row.waves }),
    view.would_sink === district && t('table.would-sink.short'),
    view.quarantine.includes(district) && t('table.quarantine'),
    canChoose && t('table.can-choose'),
  ];
  return facts.filter(Boolean).join('; ');
}
