// What a table that has not begun waits for, and what whoever looks at it can do about that.
import { t } from '../i18n/i18n.svelte';
import type { TableMessage } from '../wire/schema';
import { keptFor, seatsToTake } from './keeping';

export interface RoomWords {
  readonly status: string;
  readonly advice: string;
}
type Room = Pick<TableMessage, 'seats' | 'is_host' | 'yours'>;

/** A seat that is kept for somebody is not free: there somebody is missing. */
export function roomWords({ seats, is_host, yours }: Room): RoomWords {
  const isSeated = yours.length > 0;
  const kept = seats.map((chair) => keptFor(chair, is_host));
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const free = open - kept.filter((each) => each !== 'no').length;
  const isInvited = kept.includes('you') && !isSeated;

  const status = (): string => {
    if (free > 0) return t('table.needs', { count: free });
    if (isInvited) return t('room.kept.you');
    if (open > 0) return t('room.missing', { count: open });
    return isSeated || is_host ? t('room.full') : t('room.watch');
  };
  const advice = (): string => {
    if (is_host && open > 0) return t(free > 0 ? 'table.needs.hint' : 'new.open.kept');
    if (is_host) return t('room.host');
    if (isSeated || open === 0) return t('table.only-host.nobody');
    if (isInvited) return free > 0 ? t('room.kept.you') : '';
    return t(seatsToTake({ seats, is_host }).length > 0 ? 'room.guest' : 'room.kept');
  };
  return { status: status(), advice: advice() };
}
