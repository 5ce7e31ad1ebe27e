// What is told of an update, beat by beat: who sailed where and what came to light, what was taken, a chest with its value, and
// what that means for the lead. Everything in Vigo that the viewer was told lies open.
import type { Beat } from '../../state/teller.svelte';
import type { AnyView } from '../../state/views';
import type { Seat, TableEvent, UpdateMessage } from '../../wire/schema';
import { turnedBetween } from './board';
import { waveTime } from './pace';
import type { Entry, Field } from './schema';
import { outcomeOf, tells, type Outcome } from './sentences';
import {
  cardsIn,
  gained,
  playerOf,
  pointsOf,
  vigoEntry,
  vigoView,
  type ChestOffer,
  type VigoView,
} from './view';
import type { VigoKey } from './words/en';

export interface Parts {
  seat?: Seat;
  lead?: Seat;
  count?: number;
  points?: number;
  most?: number;
}
export type Saying =
  | { readonly key: VigoKey; readonly parts: Parts }
  | { readonly move: Entry; readonly outcome: Outcome }
  | { readonly cards: readonly string[] } // that lie face down again
  | { readonly event: TableEvent };

/** A chest that was scored, and how it comes to its value where that was told before. */
export interface Scored {
  readonly seat: Seat;
  readonly cards: readonly string[];
  readonly value: number;
  readonly offer: ChestOffer | null;
}

export interface VigoBeat extends Beat {
  readonly game: 'vigo';
  readonly kind: 'aside' | 'move' | 'chest' | 'last';
  readonly seat: Seat | null;
  readonly at: Field | null; // where the ship is, or the card
  readonly points: { readonly before: number; readonly after: number }; // of that seat
  readonly says: readonly Saying[];
  readonly chest: Scored | null;
}

export const isVigoBeat = (beat: Beat | null | undefined): beat is VigoBeat => beat?.game === 'vigo';

// How long each wants to be seen, in milliseconds at the normal pace.
const times: Partial<Record<Entry['kind'], number>> = {
  place: 900,
  sail: 800,
  stay: 900,
  take: 1300,
  leave: 500,
  play: 900,
  'dolphin to': 1100,
  'wave row': 800,
  'wave column': 800,
  rob: 1700,
  'put on': 900,
};
const chestTime = 3600;
const lastTime = 3600;
const lastShips = 6;
const move = 420; // as the theme has it: cards turn whether or not it is seen how

const sorted = (cards: readonly string[]): string => [...cards].sort().join();

/** Who has more points than anybody else; null while several have the most. */
function leaderOf(view: VigoView): Seat | null {
  const most = Math.max(...view.seats.map(pointsOf));
  const first = view.seats.filter((player) => pointsOf(player) === most);
  return first.length === 1 ? (first[0]?.seat ?? null) : null;
}

// What new points mean for the lead.
function standing(before: VigoView, after: VigoView, seat: Seat): Saying {
  const player = playerOf(after, seat);
  const points = player ? pointsOf(player) : 0;
  const [was, is] = [leaderOf(before), leaderOf(after)];
  const most = Math.max(...after.seats.map(pointsOf));
  if (is === seat)
    return { key: was === seat ? 'vigo.means.still' : 'vigo.means.leads', parts: { seat, points } };
  if (is === null && points === most) return { key: 'vigo.means.level', parts: { seat, points } };
  const lead = is ?? after.seats.find((each) => pointsOf(each) === most)?.seat ?? seat;
  return { key: 'vigo.means.behind', parts: { seat, points, lead, most } };
}

function scoredBy(before: VigoView, after: VigoView, seat: Seat): Scored {
  const [was, is] = [playerOf(before, seat), playerOf(after, seat)];
  const cards = gained(is?.stock ?? [], was?.stock ?? []);
  const offer = was?.chests_on_offer.find(({ parts }) => sorted(cardsIn(parts)) === sorted(cards)) ?? null;
  return { seat, cards, value: (is?.chest_points ?? 0) - (was?.chest_points ?? 0), offer };
}

const pointsIn = (view: VigoView, seat: Seat): number => {
  const player = playerOf(view, seat);
  return player ? pointsOf(player) : 0;
};

function beatOf(before: VigoView, after: VigoView, entry: Entry, seat: Seat, isAlone: boolean): VigoBeat {
  const outcome = isAlone ? outcomeOf(entry, before, after) : {};
  const points = { before: pointsIn(before, seat), after: pointsIn(after, seat) };
  const at = entry.field ?? playerOf(after, seat)?.ship ?? null;
  const base = { game: 'vigo', seat, at, points, chest: null } as const;
  const said: Saying = { move: entry, outcome };
  const ships = after.sailing_ships;
  if (isAlone && entry.kind === 'finish chest') {
    const chest = scoredBy(before, after, seat);
    const scores: Saying = { key: 'vigo.scene.scores', parts: { seat, points: chest.value } };
    return { ...base, kind: 'chest', time: chestTime, says: [scores, standing(before, after, seat)], chest };
  }
  if (isAlone && ships > before.sailing_ships) {
    if (ships >= lastShips)
      return { ...base, kind: 'last', time: lastTime, says: [{ key: 'vigo.scene.last', parts: { seat } }] };
    const counted: Saying = { key: 'vigo.scene.ship', parts: { count: ships } };
    const open: Saying[] = ships === lastShips - 1 ? [{ key: 'vigo.scene.open', parts: {} }] : [];
    return { ...base, kind: 'move', time: 2200, says: [said, counted, ...open] };
  }
  const shown = turnedBetween(before, after);
  const down = isAlone
    ? shown.flatMap((field) => (after.bay[field]?.up ? [] : (before.bay[field]?.card ?? [])))
    : [];
  const hidden: Saying[] = down.length > 0 ? [{ cards: down }] : [];
  const from = playerOf(before, seat)?.ship;
  const sails: Saying =
    isAlone && entry.kind === 'sail' && from ? { move: entry, outcome: { ...outcome, from } } : said;
  const turning = waveTime(shown.length, move);
  return { ...base, kind: 'move', time: (times[entry.kind] ?? 0) + turning, says: [sails, ...hidden] };
}

const aside = (event: TableEvent): VigoBeat => ({
  game: 'vigo',
  kind: 'aside',
  time: 0,
  seat: null,
  at: null,
  points: { before: 0, after: 0 },
  says: [{ event }],
  chest: null,
});

/** In order. Who has missed several moves is told of them without a pause. */
export function beatsOf(before: UpdateMessage<AnyView>, after: UpdateMessage<AnyView>): VigoBeat[] {
  if (!before.view || !after.view) return [];
  const [was, is] = [vigoView(before.view), vigoView(after.view)];
  const moves = after.events.flatMap(({ move: each }) => (each ? [vigoEntry(each)] : []));
  const told = moves.filter((each) => each.seat !== 'nature' && (tells(each) || each.kind === 'play'));
  const isAlone = told.length === 1;
  return after.events.flatMap((event) => {
    if (event.kind !== 'move' || !event.move) return [aside(event)];
    const entry = vigoEntry(event.move);
    if (entry.seat === 'nature' || !(tells(entry) || entry.kind === 'play')) return [];
    const beat = beatOf(was, is, entry, entry.seat, isAlone);
    return [isAlone ? beat : { ...beat, time: 0 }];
  });
}
