// The tale as the chapters of a file, with the pictures of the page.
import { estimateText } from '../end/estimate';
import { t } from '../i18n/i18n.svelte';
import { seatName } from '../table/names';
import type { Balance, Seat, TableMessage } from '../wire/schema';
import { meanOf, type Lately } from './lately';
import type { Block, Chapter } from './markdown';
import type { Tale } from './tale';

/** One line for each who is no bot: how it went this time, how before, and in how many games that is known. */
export const latelyTexts = (
  table: TableMessage,
  people: readonly Seat[],
  balances: readonly Balance[],
  lately: ReadonlyMap<Seat, Lately>,
): string[] =>
  people.map((seat) => {
    const name = seatName(table, seat);
    const found = lately.get(seat);
    const accuracy = balances.find((each) => each.seat === seat)?.accuracy;
    if (!found || found.games === 0) return t('told.lately.none', { name });
    if (!accuracy || found.known.length === 0) return t('told.lately.unknown', { name, count: found.games });
    return t('told.lately.text', {
      name,
      now: estimateText(accuracy, 'auto'),
      mean: estimateText(meanOf(found.known), 'auto'),
      games: found.games,
      count: found.known.length,
    });
  });

export interface Drawn {
  readonly chart: string;
  readonly boards: readonly string[]; // one for each turning point, or none
}

const helps = [
  'analysis.skill.help',
  'analysis.luck.help',
  'analysis.others.help',
  'analysis.adjusted.help',
] as const;

export function chaptersOf(tale: Tale, compared: readonly string[], { chart, boards }: Drawn): Chapter[] {
  const text = (words: string): Block => ({ kind: 'text', text: words });
  const picture = (svg: string, about: string, width: number): Block[] =>
    svg ? [{ kind: 'picture', svg, about, width }] : [];
  return [
    {
      title: '',
      blocks: [
        text(tale.result),
        ...(tale.ranking.length > 0 ? [{ kind: 'list', items: tale.ranking, isRanked: true } as const] : []),
        ...picture(chart, t('analysis.chart', { sentence: tale.result }), 720),
      ],
    },
    {
      title: t('told.turns'),
      blocks:
        tale.turns.length === 0
          ? [text(t('analysis.moments.none'))]
          : tale.turns.flatMap(({ moment, title, text: words, why }, i) => [
              { kind: 'heading', text: title } as const,
              text(words),
              ...(why ? [text(why)] : []),
              ...picture(boards[i] ?? '', t(moment.kind === 'mistake' ? 'told.before' : 'told.after'), 480),
            ]),
    },
    {
      title: t('told.mistakes'),
      blocks: tale.mistakes.flatMap(({ name, texts }): Block[] => [
        { kind: 'heading', text: name },
        texts.length === 0 ? text(t('told.mistakes.none')) : { kind: 'list', items: texts },
      ]),
    },
    {
      title: t('told.balance'),
      blocks: [{ kind: 'grid', grid: tale.balance }, ...helps.map((help) => text(t(help)))],
    },
    {
      title: t('told.accuracy'),
      blocks: [{ kind: 'grid', grid: tale.accuracy }, text(t('told.accuracy.help'))],
    },
    ...(compared.length > 0
      ? [
          {
            title: t('told.lately'),
            blocks: [{ kind: 'list', items: compared } as const, text(t('told.lately.help'))],
          },
        ]
      : []),
  ];
}
