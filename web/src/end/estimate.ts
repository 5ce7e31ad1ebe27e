// Figures of an analysis as they are written: in hundredths, with how far they may be off.
import { figure, t } from '../i18n/i18n.svelte';
import type { Estimate } from '../wire/schema';

type Sign = 'auto' | 'exceptZero';
const shown = 1.96; // standard errors: nineteen times out of twenty it is within

const points = (share: number, signDisplay: Sign): string =>
  figure(100 * share, { signDisplay, maximumFractionDigits: 0 });

export const estimateText = ({ value, error }: Estimate, sign: Sign): string =>
  t('analysis.estimate', { value: points(value, sign), error: points(shown * error, 'auto') });
