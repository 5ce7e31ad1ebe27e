// What was agreed on for a table, in one line each.
import { t } from '../i18n/i18n.svelte';
import { kitOf } from '../kit/games.svelte';
import { lengthText } from '../state/clock';
import type { WishedClock } from '../wire/schema';

const day = 86_400_000;
const minute = 60_000;

const reserveText = (bank: number): string =>
  bank > 0 ? `, ${t('clock.reserve', { time: lengthText(bank) })}` : '';

export function clockWords(clock: WishedClock | undefined): string {
  if (clock?.kind === 'live')
    return t('clock.live.hint', { seconds: clock.move / 1000, minutes: clock.bank / minute });
  if (clock?.kind === 'correspondence')
    return t('clock.days', { count: Math.round(clock.move / day) }) + reserveText(clock.bank ?? 0);
  return t('clock.none');
}

/** What a game says of its options where there is room for little: nothing until the game is loaded. */
export const optionWords = (game: string, options: readonly string[]): string =>
  (kitOf(game)?.options?.agreed(options) ?? [])
    .flatMap(({ title, lines, alone = lines }) => (title ? alone : []))
    .join(' · ');
