// Rows as they are written: figures in points of 100, where the truth probably lies, and counts.
import { figure, t } from '../i18n/i18n.svelte';
import type { ResultRow, Row } from './rows';
import type { Interval } from './statistics';

export interface Cell {
  readonly label: string;
  readonly unit?: string; // none: a count
  readonly text: string;
  readonly range?: string; // where the truth probably lies
}

export interface Line {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly Cell[];
  readonly bar: Interval | null; // drawn from 0 to 1
}

export const points = (share: number, digits = 0, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  figure(Math.round(100 * share * 10 ** digits) / 10 ** digits || 0, {
    signDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

function estimate(label: string, interval: Interval | null, digits = 0): Cell {
  const unit = t('insight.unit');
  if (!interval) return { label, unit, text: '–', range: t('insight.few.row') };
  const { value, low, high } = interval;
  return {
    label,
    unit,
    text: points(value, digits),
    range: t('insight.interval', { low: points(low, digits), high: points(high, digits) }),
  };
}
const count = (label: string, number: number): Cell => ({ label, text: figure(number) });

export const lineOf = ({ id, title, accuracy, loss, moments, games }: Row): Line => ({
  ...{ id, title, bar: accuracy },
  cells: [
    estimate(t('insight.accuracy'), accuracy),
    estimate(t('insight.loss'), loss, 1),
    count(t('insight.decisions'), moments.length),
    count(t('insight.count'), games),
  ],
});

export const resultLineOf = ({ id, title, result, adjusted, even, digests }: ResultRow): Line => ({
  ...{ id, title, bar: adjusted },
  cells: [
    estimate(t('insight.result'), result),
    estimate(t('analysis.adjusted'), adjusted),
    { label: t('insight.even'), unit: t('insight.unit'), text: points(even) },
    count(t('insight.count'), digests.length),
  ],
});
