// Looking ahead: where a card may go, and what would sink then. All of it is the server's word; here it is only sorted.
import { remaining, type Part, type Picks } from './choosing';
import { districts, type Card, type District, type Verb, type Way } from './schema';

/** What is pointed at: a district, in the city or by its row; there perhaps a card, by its number from the bottom. */
export interface Pointed {
  readonly district: District;
  readonly number?: number;
}

/** How somebody looks at a card. */
export type Means = 'mouse' | 'focus' | 'finger';

/** The card of the hand that is looked at, by its place. */
export interface Looked {
  readonly place: number;
  readonly by: Means;
}

/** Who ends one way of looking does not end another; and browsers move a mouse where there was only a finger. */
export function lookedAfter(now: Looked | null, place: number | null, by: Means): Looked | null {
  if (by === 'mouse' && now?.by === 'finger') return now;
  if (place !== null) return { place, by };
  return now?.by === by ? null : now;
}

/** What there is to see and say of a card. */
export interface Outlook {
  readonly card: Card;
  /** What it would do at the district that is pointed at, if it is one of its places. */
  readonly at: { readonly district: District; readonly kinds: readonly Verb[] } | null;
  /** Where it may go, in the order of the board. */
  readonly places: readonly District[];
  /** What would sink, in that order: several where it depends; null stands for nothing, and comes last. */
  readonly sinks: readonly (District | null)[];
  /** Nothing can be done with it. */
  readonly lapses: boolean;
}

const inOrder = (some: Iterable<District | null | undefined>): District[] => {
  const all = new Set(some);
  return districts.filter((each) => all.has(each));
};

const touches = (way: Way, { district, number }: Pointed): boolean =>
  number === undefined
    ? way.district === district || way.to === district
    : way.district === district && way.number === number;

interface Look {
  card: Card;
  /** What is picked already, of the card that is being carried out. */
  picks?: Picks;
  pointed?: Pointed | null;
  /** Which part of an entry the district would be, if it can be picked. */
  part?: Part | undefined;
}

function waysAt(ways: readonly Way[], pointed: Pointed, part: Part | undefined): Way[] {
  const touching = ways.filter((way) => touches(way, pointed));
  const picked = part ? remaining(touching, { [part]: pointed.district }) : [];
  return picked.length > 0 ? picked : touching;
}

/** Null where nobody knows yet, or nothing is to be told. */
export function outlookOf(ways: readonly Way[], { card, picks = {}, pointed, part }: Look): Outlook | null {
  const own = ways.filter((way) => way.card === card);
  const picked = remaining(own, picks);
  const left = picked.length > 0 ? picked : own;
  if (left.length === 0) return null;
  const here = pointed ? waysAt(left, pointed, part) : [];
  const meant = here.length > 0 ? here : left;
  const results = meant.map((way) => way.would_sink);
  return {
    card,
    at:
      pointed && here.length > 0
        ? { district: pointed.district, kinds: [...new Set(here.map(({ kind }) => kind))] }
        : null,
    places: inOrder(left.flatMap((way) => [way.district, way.to])),
    sinks: [...inOrder(results), ...(results.includes(null) ? [null] : [])],
    lapses: left.every(({ kind }) => kind === 'lapse'),
  };
}
