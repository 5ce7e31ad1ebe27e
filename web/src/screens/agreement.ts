// What a table has agreed on, in a few words: its clock, and the edition where there is a choice.
import { t } from '../i18n/i18n.svelte';
import { editionOf } from '../state/lobbyRows';
import type { Clock, Summary } from '../wire/schema';

const day = 86_400_000;
const editions = ['nl', 'de', 'en', 'fr'] as const;

const clockText = ({ kind, move }: Clock): string =>
  kind === 'correspondence'
    ? t('clock.days', { count: Math.max(1, Math.round(move / day)) })
    : t(`clock.${kind}`);

/** An edition where nothing else says that it is one; nothing for one that is not known. */
export function editionText(wire: string | null): string {
  const edition = editions.find((each) => each === wire);
  return edition ? t(`edition.${edition}.whole`) : '';
}

export const agreementOf = ({ clock, options }: Summary): string[] =>
  [clockText(clock), editionText(editionOf(options))].filter(Boolean);
