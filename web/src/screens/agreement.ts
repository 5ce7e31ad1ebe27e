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

export function agreementOf({ clock, options }: Summary): string[] {
  const edition = editions.find((each) => each === editionOf(options));
  return [
    clockText(clock),
    ...(edition ? [t('home.lobby.edition', { edition: t(`edition.${edition}`) })] : []),
  ];
}
