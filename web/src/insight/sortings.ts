// By what own decisions are told apart: the part of the game, what the game's kit knows, the seat and the number of players.
import { t } from '../i18n/i18n.svelte';
import type { GameKit, Insight } from '../kit/kit';
import type { Choice, Digest } from '../state/digests';
import { seats, type Seat } from '../wire/schema';
import type { Sorting } from './rows';

const thirds = ['first', 'middle', 'last'] as const;

/** Which third of the game a move belongs to. */
export const thirdOf = (move: number, moves: number): (typeof thirds)[number] =>
  thirds[Math.min(thirds.length - 1, Math.floor(((move - 1) * thirds.length) / Math.max(1, moves)))] ??
  'last';

const byThirds = (): Sorting => ({
  id: 'part',
  title: t('replay.part'),
  of: ({ moves }, { move }) => thirdOf(move, moves),
  name: (third) => t(`told.part.${third as (typeof thirds)[number]}`),
  order: thirds,
});

function byRounds(rounds: NonNullable<Insight['rounds']>): Sorting {
  const nameOf = ([first, last]: readonly [number, number]): string => `${first}–${last}`;
  return {
    id: 'part',
    title: t('replay.part'),
    of: (_digest, { round }) => {
      const part = rounds.find(([first, last]) => round >= first && round <= last);
      return part ? nameOf(part) : null;
    },
    name: (part) => t('insight.rounds', { rounds: part }),
    order: rounds.map(nameOf),
  };
}

export const playersText = (players: number): string => t('person.players', { count: players });

/** In the order in which they are shown. */
export function sortingsOf(kit: GameKit): Sorting[] {
  const { rounds, aspects = [] } = kit.insight ?? {};
  return [
    rounds ? byRounds(rounds) : byThirds(),
    ...aspects.map(({ title, name }, i): Sorting => ({
      id: `aspect${i}`,
      title: title(),
      of: (_digest, choice) => choice.aspects[i] ?? null,
      name,
    })),
    {
      id: 'seat',
      title: t('insight.seat'),
      of: ({ seat }) => seat,
      name: (seat) => kit.seatTitle(seat as Seat),
      order: seats,
    },
    {
      id: 'players',
      title: t('person.filter.players'),
      of: ({ players }) => String(players),
      name: (players) => playersText(Number(players)),
      order: ['2', '3', '4', '5', '6'],
    },
  ];
}

/** When a decision was made, and what it was about: “Round 3 · Choosing a card · Panic”. */
export function momentText(kit: GameKit, { moves }: Digest, { move, round, aspects }: Choice): string {
  const when = round > 0 ? t('analysis.round', { round }) : t(`told.part.${thirdOf(move, moves)}`);
  const about = (kit.insight?.aspects ?? []).flatMap(({ name }, i) => {
    const value = aspects[i];
    return value ? [name(value)] : [];
  });
  return [when, ...about].join(' · ');
}
