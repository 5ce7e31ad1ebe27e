// The moments that counted, in words.
import { percent, t } from '../i18n/i18n.svelte';
import type { Telling } from '../kit/telling';
import { courseText } from '../table/hint';
import { seatName } from '../table/names';
import type { TableMessage } from '../wire/schema';
import { roundAt, type Moment, type RoundStart } from './moments';

export function momentText(table: TableMessage, telling: Telling, moment: Moment): string {
  const name = seatName(table, moment.seat);
  if (moment.kind === 'mistake')
    return t('analysis.mistake.text', {
      name,
      played: telling.option(moment.played),
      better: moment.why
        ? courseText((entry) => telling.option(entry), moment.why.better)
        : telling.option(moment.better),
      percent: percent(moment.change, { signDisplay: 'never' }),
    });
  return t('analysis.luck.text', {
    what: moment.move === null ? t('analysis.luck.hidden') : telling.chance(moment.move),
    name,
    percent: percent(moment.change, { signDisplay: 'always' }),
  });
}

/** Why the other choice was better, as the coach would have said it; empty if there is no reason. */
export function whyText(table: TableMessage, telling: Telling, moment: Moment): string {
  const why = moment.kind === 'mistake' ? moment.why : undefined;
  const reasons = why?.reasons.flatMap((each) => telling.reason?.(each) ?? []).join(' ');
  if (!reasons || table.yours.includes(moment.seat)) return reasons ?? '';
  return t('analysis.why', { name: seatName(table, moment.seat), reasons });
}

export function whenText(rounds: readonly RoundStart[], at: number): string {
  const round = roundAt(rounds, at);
  return round === null ? t('analysis.start') : t('analysis.round', { round });
}
