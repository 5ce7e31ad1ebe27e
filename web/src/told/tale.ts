// A finished game in words: what its page shows, and its file says.
import { estimateText } from '../end/estimate';
import { momentsOf, type Moment, type RoundStart } from '../end/moments';
import { momentText, whenText, whyText } from '../end/momentText';
import { currentLanguage, labelled, t } from '../i18n/i18n.svelte';
import { gameTitle } from '../kit/games.svelte';
import type { Telling } from '../kit/telling';
import type { RecordHead } from '../state/record';
import { seatName } from '../table/names';
import type { Analysis, Balance, Estimate, Finding, Seat, TableMessage } from '../wire/schema';
import { weightOf } from '../wire/weight';

/** A table of figures; the first column says whose they are. */
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Turn {
  readonly moment: Moment;
  readonly title: string;
  readonly text: string;
  readonly why: string; // empty: no reason can be told
}

export interface Tale {
  readonly title: string;
  readonly result: string;
  readonly ranking: readonly string[];
  readonly turns: readonly Turn[];
  readonly mistakes: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly texts: readonly string[];
  }[];
  readonly balance: Grid;
  readonly accuracy: Grid;
}

const names = (table: TableMessage, seats: readonly Seat[]): string =>
  new Intl.ListFormat(currentLanguage()).format(seats.map((seat) => seatName(table, seat)));

export const resultText = (table: TableMessage, { winners }: RecordHead): string =>
  winners.length === 0
    ? t('end.broken-off')
    : t('table.wins', { count: winners.length, names: names(table, winners) });

/** Winners first, whatever broke a tie; then by points. None of an unfinished game. */
export function rankingOf(table: TableMessage, { winners, points }: RecordHead): string[] {
  const seats = table.seats.map(({ seat }) => seat).filter((seat) => points[seat] !== undefined);
  const rank = (seat: Seat): number => (winners.includes(seat) ? Infinity : (points[seat] ?? 0));
  return seats
    .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    .map((seat) =>
      t('analysis.at', {
        name: seatName(table, seat),
        percent: t('table.points', { count: points[seat] ?? 0 }),
      }),
    );
}

/** Of what was at stake in some decisions the part that was kept; null if nothing was. */
export function keptIn(decisions: readonly Pick<Finding, 'loss' | 'error' | 'stake'>[]): Estimate | null {
  const sum = (of: (each: (typeof decisions)[number]) => number): number =>
    decisions.reduce((total, each) => total + of(each), 0);
  const staked = sum((each) => weightOf(each) * each.stake);
  if (staked <= 0) return null;
  return {
    value: 1 - sum((each) => weightOf(each) * each.loss) / staked,
    error: Math.sqrt(sum((each) => (weightOf(each) * each.error) ** 2)) / staked,
  };
}

const parts = ['first', 'middle', 'last'] as const;

/** Which third of the game a move belongs to. */
const partOf = (move: number, moves: number): number =>
  Math.min(parts.length - 1, Math.floor(((move - 1) * parts.length) / Math.max(1, moves)));

const counted = (estimate: Estimate | null | undefined, count: number): string =>
  estimate ? t('told.counted', { value: estimateText(estimate, 'auto'), count }) : '–';

export function accuracyGrid(table: TableMessage, { decisions, seats, line }: Analysis): Grid {
  const row = ({ seat, accuracy, decisions: all }: Balance): string[] => {
    const own = decisions.filter((each) => each.seat === seat);
    const inParts = parts.map((_, part) => own.filter(({ move }) => partOf(move, line.length - 1) === part));
    return [
      seatName(table, seat),
      ...inParts.map((some) => counted(keptIn(some), some.length)),
      counted(accuracy, all),
    ];
  };
  return {
    head: [t('analysis.who'), ...parts.map((part) => t(`told.part.${part}`)), t('told.part.whole')],
    rows: seats.map(row),
  };
}

export const balanceGrid = (table: TableMessage, { seats }: Analysis): Grid => ({
  head: [
    t('analysis.who'),
    t('analysis.skill'),
    t('analysis.luck'),
    t('analysis.others'),
    t('analysis.adjusted'),
  ],
  rows: seats.map(({ seat, accuracy, luck, others, adjusted }) => [
    seatName(table, seat),
    accuracy ? estimateText(accuracy, 'auto') : '–',
    estimateText(luck, 'exceptZero'),
    estimateText(others, 'exceptZero'),
    estimateText(adjusted, 'auto'),
  ]),
});

// Those that are worth a word, in the order of the game.
function mistakesOf(
  table: TableMessage,
  telling: Telling,
  rounds: readonly RoundStart[],
  { mistakes }: Analysis,
): Tale['mistakes'] {
  return table.seats.map(({ seat }) => ({
    seat,
    name: seatName(table, seat),
    texts: mistakes
      .filter((each) => each.seat === seat)
      .sort((a, b) => a.move - b.move)
      .flatMap((each) => momentsOf({ mistakes: [each], luck: [] }))
      .map((moment) =>
        [
          `${whenText(rounds, moment.at)}.`,
          momentText(table, telling, moment),
          whyText(table, telling, moment),
        ]
          .join(' ')
          .trim(),
      ),
  }));
}

export const taleOf = (
  table: TableMessage,
  head: RecordHead,
  telling: Telling,
  rounds: readonly RoundStart[],
  analysis: Analysis,
): Tale => ({
  title: labelled(gameTitle(head.game), t('told.title')),
  result: resultText(table, head),
  ranking: rankingOf(table, head),
  turns: momentsOf(analysis).map((moment) => ({
    moment,
    title: `${t(`analysis.${moment.kind}`)} · ${whenText(rounds, moment.at)}`,
    text: momentText(table, telling, moment),
    why: whyText(table, telling, moment),
  })),
  mistakes: mistakesOf(table, telling, rounds, analysis),
  balance: balanceGrid(table, analysis),
  accuracy: accuracyGrid(table, analysis),
});

/** The view that shows a moment: a mistake as it lay before whoever made it, a stroke of luck once it had struck. */
export const viewAt = <View>(steps: readonly { view: View }[], { kind, at }: Moment): View | undefined =>
  (kind === 'mistake' ? (steps[at - 2] ?? steps[0]) : steps[at - 1])?.view;
