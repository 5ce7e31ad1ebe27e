// Shares of the win in the figures of the language, to a tenth of a hundredth: what is told adds up with what is shown.
import { figure, percent } from '../../i18n/i18n.svelte';

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

export const percentText = (share: number): string => percent(share, tenths);

/** Hundredths, without their sign. */
export const pointsText = (share: number): string => figure(100 * share, tenths);

/** How far apart two shares are as they are shown. */
export const difference = (a: number, b: number): number => Math.abs(rounded(a) - rounded(b));
