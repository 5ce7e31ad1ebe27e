// The moments that counted, in words.
import { currentLanguage, t } from '../i18n/i18n.svelte';
import type { Telling } from '../kit/telling';
import { seatName } from '../table/names';
import type { TableMessage } from '../wire/schema';
import { roundAt, type Moment, type RoundStart } from './moments';

const percent = (share: number, signDisplay: 'never' | 'always'): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', signDisplay }).format(share);

export function momentText(table: TableMessage, telling: Telling, moment: Moment): string {
  const name = seatName(table, moment.seat);
  if (moment.kind === 'mistake')
    return t('analysis.mistake.text', {
      name,
      played: telling.option(moment.played),
      better: telling.option(moment.better),
      percent: percent(moment.change, 'never'),
    });
  return t('analysis.luck.text', {
    what: moment.move === null ? t('analysis.luck.hidden') : telling.chance(moment.move),
    name,
    percent: percent(moment.change, 'always'),
  });
}

export function whenText(rounds: readonly RoundStart[], at: number): string {
  const round = roundAt(rounds, at);
  return round === null ? t('analysis.start') : t('analysis.round', { round });
}
