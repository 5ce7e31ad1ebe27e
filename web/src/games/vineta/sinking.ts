// How a round ended: the rows as they stood, why a district sank, and who captured its houses. All of it lies open.
import type { Seat, TableEvent } from '../../wire/schema';
import { newlySunk } from './board';
import { HousesOfLog } from './houses';
import { leaderOf, rowsAfter, takenBy, threats, type Taken } from './rows';
import type { District, Row, Tribe } from './schema';
import { listOf, vinetaEntry, type Houses, type VinetaView } from './view';
import { districts, tribes } from './art/names';
import type { Saying } from './beats';

export interface Deal {
  readonly seat: Seat;
  readonly tribe: Tribe;
}

export interface Sinking {
  readonly round: number;
  readonly district: District;
  readonly rows: readonly Row[]; // as they were compared, the most waves first
  readonly why: readonly Saying[];
}

const gained = (before: Houses, after: Houses): Houses =>
  Object.fromEntries(tribes.map((tribe) => [tribe, (after[tribe] ?? 0) - (before[tribe] ?? 0)]));
const capturedBy = (view: VinetaView, seat: Seat): Houses =>
  view.seats.find((player) => player.seat === seat)?.captured ?? {};

/** What was captured between two views, one house at a time: each card of the row gets one, the first card first (VN-SCO-3). */
export function dealsBetween(before: VinetaView, after: VinetaView, row: Row | undefined): Deal[] {
  const left = new Map(
    after.seats.map(({ seat }) => [
      seat,
      listOf<Tribe>(gained(capturedBy(before, seat), capturedBy(after, seat))),
    ]),
  );
  const deals: Deal[] = [];
  const owners = [...new Set([...(row?.cards ?? []).map(({ owner }) => owner), ...left.keys()])];
  const order = row && row.cards.length > 0 ? row.cards.map(({ owner }) => owner) : owners;
  const take = (seat: Seat): void => {
    const tribe = left.get(seat)?.shift();
    if (tribe) deals.push({ seat, tribe });
  };
  while ([...left.values()].some((list) => list.length > 0)) {
    const count = deals.length;
    order.forEach(take);
    if (deals.length === count) owners.forEach(take); // whoever has no card in the row
  }
  return deals;
}

/** The houses of a district before it sank: those that were captured, and those that went to the box. */
export function housesBefore(before: VinetaView, after: VinetaView): Houses {
  const all = [...after.seats.map(({ seat }) => gained(capturedBy(before, seat), capturedBy(after, seat)))];
  all.push(gained(before.box, after.box));
  const sum = (tribe: Tribe): number => all.reduce((count, each) => count + (each[tribe] ?? 0), 0);
  return Object.fromEntries(
    tribes.map((tribe) => [tribe, sum(tribe)] as const).filter(([, count]) => count > 0),
  );
}

/** Why it is this district and no other. */
export function whyOf(district: District, rows: readonly Row[], tieBreaks: number): Saying[] {
  const [first, second] = threats(rows);
  const tied: Saying[] = tieBreaks > 0 ? [{ key: 'vineta.sunk.tied', parts: {} }] : [];
  if (!first) return [{ key: 'vineta.sunk.none', parts: { district } }];
  const count = first.waves;
  if (leaderOf(rows)?.district !== district)
    return [{ key: 'vineta.sunk.first', parts: { district, count } }];
  if (!second) return [{ key: 'vineta.sunk.only', parts: { district, count } }, ...tied];
  const parts = { district, count, rival: second.district, least: second.waves };
  return [{ key: 'vineta.sunk.most', parts }, ...tied];
}

/** What sank between two views of one game, if anything. */
export const sunkBetween = (before: VinetaView, after: VinetaView): District | null =>
  newlySunk(before, after)[0] ?? null;

export const sinkingOf = (
  { round, tie_breaks }: Pick<VinetaView, 'round' | 'tie_breaks'>,
  district: District,
  rows: readonly Row[],
): Sinking => ({
  round,
  district,
  rows: [...threats(rows), ...rows.filter(({ cards }) => cards.length === 0)],
  why: whyOf(district, rows, tie_breaks),
});

/** How a round ended, with the houses that have found their captors so far. */
export interface Ending {
  readonly sinking: Sinking;
  readonly deals: readonly Deal[];
}

/** The ends of rounds that were told, in order. */
export function endingsOf(
  told: readonly { readonly beat: { readonly sinking: Sinking | null; readonly deals: readonly Deal[] } }[],
): Ending[] {
  const endings: Ending[] = [];
  for (const { beat } of told) {
    const last = endings.at(-1);
    if (beat.sinking) endings.push({ sinking: beat.sinking, deals: [] });
    else if (last && beat.deals.length > 0)
      endings[endings.length - 1] = { ...last, deals: [...last.deals, ...beat.deals] };
  }
  return endings;
}

/** The ends of rounds in a game of which every view is known: the rows stand until the district sinks. */
export function endingsIn(views: readonly VinetaView[]): Ending[] {
  return views.flatMap((after, i) => {
    const before = views[i - 1];
    const district = before && sunkBetween(before, after);
    if (!district) return [];
    let from = i - 1;
    while (views[from]?.phase === 'capture') --from; // where owners pick, they have picked since
    const row = before.rows.find((each) => each.district === district);
    const deals = dealsBetween(views[from] ?? before, after, row);
    return [{ sinking: sinkingOf(before, district, before.rows), deals }];
  });
}

type MoveEvent = TableEvent & { move: NonNullable<TableEvent['move']> };

/** What was taken back is gone. */
function movesIn(events: readonly TableEvent[]): MoveEvent[] {
  const moves: MoveEvent[] = [];
  for (const event of events) {
    if (event.kind === 'undo') moves.length = Math.min(moves.length, event.length ?? 0);
    if (event.kind === 'move' && event.move) moves.push({ ...event, move: event.move });
  }
  return moves;
}

/** The houses of a district go to the cards of its row one at a time, tribe after tribe, the first card first (VN-SCO-3). */
const dealtInOrder = (houses: Houses, row: Row | undefined): Deal[] => {
  const owners = (row?.cards ?? []).map(({ owner }) => owner);
  const all = tribes.flatMap((tribe) => Array<Tribe>(houses[tribe] ?? 0).fill(tribe));
  return all.flatMap((tribe, i) => {
    const seat = owners[i % owners.length];
    return seat ? [{ seat, tribe }] : [];
  });
};

/**
 * The ends of rounds as a log alone tells them, for who was not there. `isWhole`: the log begins with the game, and the game
 * with an empty table; otherwise nothing is known.
 */
export function endingsInLog(events: readonly TableEvent[], isWhole: boolean): Ending[] {
  if (!isWhole) return [];
  const endings: Ending[] = [];
  let rows: Row[] | null = [];
  let [round, taken, deals]: [number, Taken | null, Deal[]] = [0, null, []];
  const city = new HousesOfLog();
  for (const { move: any, news } of movesIn(events)) {
    const move = vinetaEntry(any);
    rows = rows && rowsAfter(rows, move, taken);
    taken = takenBy(move);
    city.follow(move);
    if (move.kind === 'capture' && move.seat !== 'nature' && move.tribe)
      deals = [...deals, { seat: move.seat, tribe: move.tribe }];
    const district = districts.find((each) => news === `sank ${each}`);
    if (!district) continue;
    ++round;
    // Where owners pick, they have said what.
    if (deals.length === 0)
      deals = dealtInOrder(
        city.of(district),
        threats(rows ?? []).find((row) => row.district === district),
      );
    if (rows) endings.push({ sinking: sinkingOf({ round, tie_breaks: 0 }, district, rows), deals });
    city.sink(district);
    [rows, deals] = [[], []];
  }
  return endings;
}
