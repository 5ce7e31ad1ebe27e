// Vineta as a viewer sees it: the `view` of an update.
import { ownEntry, ownView } from '../../state/views';
import { verbs, type Card, type Entry, type Player, type Tribe, type View, type Way } from './schema';

export type { Player, Row, RowCard, View as VinetaView } from './schema';
export type Houses = Partial<Record<Tribe, number>>;
export type Cards = Partial<Record<Card, number>>;

export const vinetaView = ownView<View>('vineta');
export const vinetaEntry = ownEntry<Entry>(verbs);
/** What the server says that cards would do; nothing while it has not been asked. */
export const vinetaWays = (ways: readonly unknown[] | null): readonly Way[] => (ways ?? []) as readonly Way[];

/** Houses or cards as a list, each as often as it is there. */
export function listOf<K extends string>(counts: Partial<Record<K, number>>): K[] {
  return (Object.entries(counts) as [K, number][]).flatMap(([key, count]) => Array<K>(count).fill(key));
}

/** The cards of a hand as they lie there, and the chosen one after them. */
export const handOf = ({ hand, chosen }: Pick<Player, 'hand' | 'chosen'>): Card[] => [
  ...listOf(hand ?? {}),
  ...(chosen ? [chosen] : []),
];

/** Which cards somebody holds or has chosen, each once. */
export const kindsOf = ({ hand, chosen }: Pick<Player, 'hand' | 'chosen'>): Card[] => [
  ...new Set([...listOf(hand ?? {}), ...(chosen ? [chosen] : [])]),
];

export const total = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** A house of a quick set-up: nature places them all at once. */
export const isPlacedByNature = ({ kind, seat }: Entry): boolean => kind === 'place' && seat === 'nature';
