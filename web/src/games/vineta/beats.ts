// What is told of an update, beat by beat: who did what with which card, what it changed and what that means. Made of what the
// viewer's own events and views say, and of nothing that is not for all to see.
import type { Beat } from '../../state/teller.svelte';
import type { Seat, TableEvent, UpdateMessage } from '../../wire/schema';
import type { AnyView } from '../../state/views';
import { floodOf, leaderOf, rowsAfter, takenBy, threats, type Taken } from './rows';
import type { Card, District, Entry, Row, RowCard, Tribe } from './schema';
import { dealsBetween, housesBefore, sinkingOf, sunkBetween, type Deal, type Sinking } from './sinking';
import { isPlacedByNature, vinetaEntry, vinetaView, type Player, type VinetaView } from './view';
import type { VinetaKey } from './words/en';

/** What fills a sentence, by the names of the wire. */
export interface Parts {
  seat?: Seat;
  tribe?: Tribe | undefined;
  second?: Tribe | undefined;
  flood?: Card;
  district?: District;
  to?: District;
  lead?: District;
  rival?: District;
  districts?: readonly District[];
  shares?: readonly { seat: Seat; count: number }[];
  count?: number;
  most?: number;
  least?: number;
}
export type Saying =
  | { readonly key: VinetaKey; readonly parts: Parts }
  | { readonly move: Entry; readonly flood?: RowCard | undefined } // that it takes away
  | { readonly event: TableEvent };

export interface Sum {
  readonly district: District;
  readonly before: number;
  readonly after: number;
}

/** A house on its way; from the supply, or to whoever captures it, where a district is missing. */
export interface Journey {
  readonly tribe: Tribe;
  readonly from: District | null;
  readonly to: District | null;
}

/** What lies before a god: nothing, a card face down, or face up. */
export interface Slot {
  readonly seat: Seat;
  readonly side: 'none' | 'down' | 'up';
  readonly card: Card | null; // only where it lies face up
}

/** What the board shows in place of the newest view, as long as the beat lasts. */
export interface Stage extends Partial<
  Pick<
    VinetaView,
    | 'rows'
    | 'houses'
    | 'sunk'
    | 'coast'
    | 'quarantine'
    | 'would_sink'
    | 'phase'
    | 'round'
    | 'turn'
    | 'length'
    | 'tower'
    | 'disk'
    | 'to_act'
  >
> {
  readonly players?: Partial<Record<Seat, Partial<Player>>>;
}

/** What the table shows while a beat is told. */
export function stagedView(view: VinetaView, beat: VinetaBeat | null): VinetaView {
  if (!beat) return view;
  const { players = {}, ...rest } = beat.stage;
  const seats = view.seats.map((player) => ({ ...player, ...players[player.seat] }));
  return { ...view, ...rest, seats };
}

export interface VinetaBeat extends Beat {
  readonly game: 'vineta';
  readonly kind: 'aside' | 'place' | 'reveal' | 'play' | 'tie' | 'compare' | 'sink' | 'share';
  readonly seat: Seat | null;
  readonly card: Card | null;
  readonly at: District | null; // where the card does its work; null: in the middle of the table
  readonly sums: readonly Sum[];
  readonly lead: { readonly before: District | null; readonly after: District | null };
  readonly houses: readonly Journey[];
  readonly slots: readonly Slot[];
  readonly stage: Stage;
  readonly says: readonly Saying[];
  readonly sinking: Sinking | null;
  readonly deals: readonly Deal[];
}

export const isVinetaBeat = (beat: Beat | null | undefined): beat is VinetaBeat => beat?.game === 'vineta';

// How long each wants to be seen, in milliseconds at the normal pace.
const times = {
  aside: 0,
  place: 450,
  build: 1600, // a whole city
  reveal: 700,
  firstReveal: 1200,
  play: 1700,
  tie: 2600,
  compare: 3200,
  sink: 1500,
  share: 1400,
  deal: 260, // and so much for each house
} as const;

/** Before whom what lies, from the holder of the tower on. */
export function slotsOf(view: VinetaView): Slot[] {
  if (view.phase !== 'choose' && view.phase !== 'play') return [];
  const [revealed] = view.phase === 'play' ? view.to_act : [];
  const from = view.seats.findIndex(({ seat }) => seat === view.tower);
  return [...view.seats.slice(from), ...view.seats.slice(0, from)].map(({ seat, has_chosen, chosen }) => {
    if (seat === revealed) return { seat, side: 'up', card: chosen };
    return { seat, side: has_chosen ? 'down' : 'none', card: null };
  });
}

const endangered = (rows: readonly Row[], district: District): boolean =>
  rows.some((row) => row.district === district);
const wavesIn = (rows: readonly Row[], district: District): number =>
  rows.find((row) => row.district === district)?.waves ?? 0;

function sumsBetween(before: readonly Row[], after: readonly Row[]): Sum[] {
  return after
    .map(({ district, waves }) => ({ district, before: wavesIn(before, district), after: waves }))
    .filter((sum) => sum.before !== sum.after || !endangered(before, sum.district));
}

// What new sums mean: who leads, or that nobody does.
function meaningOf(sums: readonly Sum[], before: readonly Row[], after: readonly Row[]): Saying[] {
  const [sum] = [...sums].sort((a, b) => b.after - a.after);
  if (!sum) return [];
  const [most] = threats(after);
  if (!most) return [{ key: 'vineta.means.none', parts: {} }];
  const leader = leaderOf(after);
  const idle = sums.find((each) =>
    after.some(({ district, cards }) => district === each.district && cards.length === 0),
  );
  if (idle && leader && idle.district !== leader.district)
    return [
      {
        key: 'vineta.means.idle',
        parts: { district: idle.district, lead: leader.district, count: leader.waves },
      },
    ];
  if (!leader) return [{ key: 'vineta.means.tie', parts: { count: most.waves } }];
  const { district, waves: count } = leader;
  if (leaderOf(before)?.district !== district)
    return [{ key: 'vineta.means.leads', parts: { district, count } }];
  if (sums.some((each) => each.district === district))
    return [{ key: 'vineta.means.still', parts: { district, count } }];
  return [
    {
      key: 'vineta.means.behind',
      parts: { district: sum.district, count: sum.after, lead: district, most: count },
    },
  ];
}

const placedBy = ({ tribe, district }: Entry): Journey[] =>
  tribe && district ? [{ tribe, from: null, to: district }] : [];

// A beat in which nothing happens.
const stillness: Omit<VinetaBeat, 'kind' | 'time'> = {
  game: 'vineta',
  seat: null,
  card: null,
  at: null,
  sums: [],
  lead: { before: null, after: null },
  houses: [],
  slots: [],
  stage: {},
  says: [],
  sinking: null,
  deals: [],
};

// Follows the moves of one update, for what no view shows between them.
class Scene {
  readonly beats: VinetaBeat[] = [];
  #rows: readonly Row[];
  #taken: Taken | null = null;
  #route: { from: District; to?: District | undefined } | null;
  readonly #closed: District[] = [];
  #houses: VinetaView['houses']; // those on their way are nowhere
  #all = 0; // events
  #read = 0; // those that are told before anything sinks
  readonly #played: Seat[] = [];
  #length: number; // of the round, as far as it is told
  #isCapturing: boolean; // the owners pick their houses one by one

  constructor(
    readonly before: VinetaView,
    readonly after: VinetaView,
  ) {
    this.#rows = before.rows;
    this.#length = before.length;
    this.#houses = before.houses;
    this.#isCapturing = before.phase === 'capture';
    const { doing } = before;
    this.#route = doing ?? null;
    if (doing?.step === 'changing wind' && doing.number)
      this.#taken = { from: doing.from, number: doing.number };
  }

  read(event: TableEvent): void {
    ++this.#all;
    if (!event.news) ++this.#read; // what sinks is told at the end
    if (event.kind === 'move' && event.move) this.#move(vinetaEntry(event.move));
    else this.#aside({ event });
  }

  end(): VinetaBeat[] {
    const { before, after } = this;
    const sunk = sunkBetween(before, after);
    if (after.phase === 'capture') this.#beginCapture();
    if (sunk) this.#sink(sunk);
    else if (after.tie_breaks > before.tie_breaks && after.round === before.round) this.#tie();
    else if (after.phase === 'play') this.#reveal();
    return this.beats;
  }

  #push(beat: Partial<VinetaBeat> & Pick<VinetaBeat, 'kind' | 'time'>): void {
    const lead = leaderOf(this.#rows)?.district ?? null;
    this.beats.push({ ...stillness, read: this.#read, lead: { before: lead, after: lead }, ...beat });
  }

  #aside(saying: Saying): void {
    this.#push({ kind: 'aside', time: times.aside, says: [saying] });
  }

  #move(move: Entry): void {
    if (move.kind === 'choose') return;
    if (move.seat === 'nature') {
      if (move.kind === 'draw' && move.card) this.#aside({ move });
      return;
    }
    if (move.kind === 'place') return this.#place(move);
    if (move.kind === 'capture') return this.#capture(move);
    this.#play(move, move.seat);
  }

  #place(move: Entry): void {
    const houses = placedBy(move);
    this.#push({
      kind: 'place',
      time: times.place,
      houses,
      stage: { houses: this.#houses },
      says: [{ move }],
    });
    this.#arrive(houses);
  }

  #beginCapture(): void {
    const district = sunkBetween(this.before, this.after) ?? this.after.doing?.from;
    if (this.#isCapturing || !district) return;
    this.#isCapturing = true;
    this.#compare(district);
  }

  #capture(move: Entry): void {
    if (move.seat === 'nature' || !move.tribe) return;
    this.#beginCapture();
    const from = this.#route?.from ?? null;
    this.#push({
      kind: 'share',
      time: times.place * 2,
      seat: move.seat,
      houses: [{ tribe: move.tribe, from, to: null }],
      deals: [{ seat: move.seat, tribe: move.tribe }],
      stage: this.#stage(),
      says: [{ move }],
    });
  }

  #play(move: Entry, seat: Seat): void {
    const was = this.#rows;
    const taken = this.#taken;
    const flood = taken && was.find((row) => row.district === taken.from)?.cards[taken.number - 1]?.waves;
    this.#rows = rowsAfter(was, move, taken) ?? this.after.rows;
    this.#taken = takenBy(move) ?? null;
    if (move.kind === 'close' && move.district) this.#closed.push(move.district);
    if (move.kind === 'lay') this.#lay(move.card);
    if ((move.kind === 'route' || move.kind === 'flee') && move.district)
      this.#route = { from: move.district, to: move.to };
    const houses = this.#journeys(move);
    this.#leave(houses);
    if (move.kind === 'swap' && move.district && move.to) this.#swap(move.district, move.to);
    this.#played.push(seat);
    const sums = sumsBetween(was, this.#rows);
    const said: Saying =
      move.kind === 'put' && taken && flood && move.district
        ? {
            key: 'vineta.scene.puts',
            parts: { seat, flood: `flood ${flood}` as Card, district: taken.from, to: move.district },
          }
        : (this.#housesSaid(move, seat) ?? { move, flood: floodOf(was, move) });
    this.#push({
      kind: 'play',
      time: times.play,
      seat,
      card: move.card ?? this.before.seats.find((player) => player.seat === seat)?.chosen ?? null,
      at: move.kind === 'move' ? null : (move.to ?? move.district ?? null),
      sums,
      lead: { before: leaderOf(was)?.district ?? null, after: leaderOf(this.#rows)?.district ?? null },
      houses,
      slots: this.#slotsAt(seat, move.card ?? null),
      stage: this.#playing(seat),
      says: [said, ...meaningOf(sums, was, this.#rows), ...this.#meaningOfHouses(move, houses)],
    });
    this.#arrive(houses);
  }

  #housesSaid(move: Entry, seat: Seat): Saying | null {
    const { from, to } = this.#route ?? {};
    if (move.kind !== 'move' || move.to || !from || !to) return null;
    const { tribe, second } = move;
    const form = second ? (second === tribe ? '.both' : '.second') : '';
    return {
      key: `vineta.scene.moves${form}` as VinetaKey,
      parts: { seat, tribe, second, district: from, to },
    };
  }

  #journeys({ kind, tribe, second, to }: Entry): Journey[] {
    const route = this.#route;
    if (kind !== 'move' || !route) return [];
    const target = to ?? route.to ?? null;
    return [tribe, second].flatMap((each) => (each ? [{ tribe: each, from: route.from, to: target }] : []));
  }

  #meaningOfHouses(move: Entry, houses: readonly Journey[]): Saying[] {
    const count = houses.length;
    if (move.kind === 'lay') return [{ key: 'vineta.means.length', parts: { count: this.#length } }];
    if (move.kind === 'close') return [{ key: 'vineta.means.closed', parts: {} }];
    const to = houses[0]?.to;
    if (!to) return [];
    const parts = { count, district: to };
    if (leaderOf(this.#rows)?.district === to) return [{ key: 'vineta.means.doomed', parts }];
    return [{ key: endangered(this.#rows, to) ? 'vineta.means.danger' : 'vineta.means.safe', parts }];
  }

  // The card that is played lies face up; the others as they did before.
  #slotsAt(playing: Seat, card: Card | null): Slot[] {
    return slotsOf({ ...this.before, phase: 'play', to_act: [playing] }).map((slot) =>
      slot.seat === playing ? { ...slot, card: slot.card ?? card } : slot,
    );
  }

  #change(district: District | null, tribe: Tribe, by: number): void {
    if (!district) return;
    const left = { ...this.#houses[district] };
    left[tribe] = (left[tribe] ?? 0) + by;
    if (left[tribe] <= 0) delete left[tribe];
    this.#houses = { ...this.#houses, [district]: left };
  }
  #leave(houses: readonly Journey[]): void {
    for (const { tribe, from } of houses) this.#change(from, tribe, -1);
  }
  #arrive(houses: readonly Journey[]): void {
    for (const { tribe, to } of houses) this.#change(to, tribe, 1);
  }
  #swap(one: District, other: District): void {
    const { [one]: first = {}, [other]: second = {} } = this.#houses;
    this.#houses = { ...this.#houses, [one]: second, [other]: first };
  }

  // The turn in which a card is played, as far as it is told: nobody has drawn, nothing is turned over after it, nothing has sunk.
  #playing(seat: Seat): Stage {
    const { round, turn, tower, disk, sunk, coast } = this.before;
    const rows = [...this.#rows];
    return {
      phase: 'play',
      to_act: [seat],
      round,
      turn,
      tower,
      disk,
      sunk,
      coast,
      length: this.#length,
      rows,
      would_sink: leaderOf(rows)?.district ?? null,
      houses: this.#houses,
      quarantine: [...new Set([...this.before.quarantine, ...this.#closed])],
      players: this.#hands(),
    };
  }

  // As they were when the card was played; a card that is played is in no hand.
  #hands(): Partial<Record<Seat, Partial<Player>>> {
    const { seats } = this.before.phase === 'play' ? this.before : this.after;
    return Object.fromEntries(
      seats.map(({ seat, hand, hand_size, has_chosen, chosen, captured }) => {
        const is = { hand, hand_size, has_chosen, chosen, captured };
        return [seat, this.#played.includes(seat) ? { ...is, has_chosen: false, chosen: null } : is];
      }),
    );
  }

  #lay(card: string | undefined): void {
    const { before, after } = this;
    this.#length =
      after.round === before.round ? after.length : before.length + (card === 'one more' ? 1 : -1);
  }

  // The table before anything sinks; where nothing does, the newest view shows it.
  #stage(): Stage {
    const { before, after } = this;
    const sunk = sunkBetween(before, after);
    if (!sunk) return {};
    const left = before.phase === 'capture' ? {} : housesBefore(before, after);
    const houses = { ...after.houses, [sunk]: left };
    const quarantine = [...new Set([...before.quarantine, ...this.#closed])];
    return {
      ...this.#unended(),
      players: this.#uncaptured(),
      would_sink: leaderOf(this.#rows)?.district ?? null,
      houses,
      quarantine,
      sunk: before.sunk,
      coast: before.coast,
    };
  }

  // The round goes on until its end is told, and its rows stand.
  #unended(): Stage {
    const { round, turn, tower, disk } = this.before;
    const ended: Stage = { phase: 'draw', to_act: [], would_sink: null, rows: [...this.#rows] };
    return { ...ended, round, turn, length: this.#length, tower, disk };
  }

  // Until houses are shared out nobody has captured any.
  #uncaptured(): Partial<Record<Seat, Partial<Player>>> {
    return Object.fromEntries(this.before.seats.map(({ seat, captured }) => [seat, { captured }]));
  }

  #compare(district: District): void {
    const sinking = sinkingOf(this.before, district, this.#rows);
    this.#push({
      kind: 'compare',
      time: times.compare,
      at: district,
      stage: this.#stage(),
      says: sinking.why,
      sinking,
    });
  }

  #sink(district: District): void {
    const { before, after } = this;
    const isShared = this.#isCapturing;
    if (!isShared) this.#compare(district);
    const row = this.#rows.find((each) => each.district === district);
    const deals = isShared ? [] : dealsBetween(before, after, row);
    this.#push({
      kind: 'sink',
      read: this.#all,
      time: times.sink,
      at: district,
      stage: { ...this.#unended(), ...(isShared ? {} : { players: this.#uncaptured() }) },
      says: [{ key: 'vineta.scene.sinks', parts: { district } }],
    });
    if (isShared) return;
    const counts = after.seats
      .map(({ seat }) => ({ seat, count: deals.filter((deal) => deal.seat === seat).length }))
      .filter(({ count }) => count > 0);
    const says: Saying[] =
      counts.length > 0
        ? [
            { key: 'vineta.share.list', parts: { shares: counts } },
            { key: 'vineta.share.how', parts: {} },
          ]
        : [{ key: 'vineta.share.none', parts: {} }];
    const time = times.share + times.deal * deals.length;
    this.#push({ kind: 'share', read: this.#all, time, at: district, deals, stage: this.#unended(), says });
  }

  #tie(): void {
    const rows = threats(this.#rows);
    const [first] = rows;
    const parts = {
      districts: rows.filter(({ waves }) => waves === first?.waves).map(({ district }) => district),
      count: first?.waves ?? 0,
    };
    this.#push({
      kind: 'tie',
      time: times.tie,
      says: [first ? { key: 'vineta.scene.tie', parts } : { key: 'vineta.scene.tie.none', parts: {} }],
    });
  }

  #reveal(): void {
    const { before, after } = this;
    const [seat] = after.to_act;
    if (!seat || seat === 'nature' || (before.phase === 'play' && before.to_act[0] === seat)) return;
    const isFirst = before.phase !== 'play';
    this.#push({
      kind: 'reveal',
      time: isFirst ? times.firstReveal : times.reveal,
      seat,
      card: after.seats.find((player) => player.seat === seat)?.chosen ?? null,
      slots: slotsOf(after),
      says: isFirst ? [{ key: 'vineta.scene.reveal', parts: { seat } }] : [],
    });
  }
}

const isPlay = ({ kind, seat }: VinetaBeat): boolean => kind === 'play' && seat !== null;

// With nature placing the houses a game begins with the whole city, which is built in one beat.
function quickSetUp(events: readonly TableEvent[], { round, turn }: VinetaView): VinetaBeat[] {
  const moves = events.flatMap(({ move }) => (move ? [vinetaEntry(move)] : [])).filter(isPlacedByNature);
  const [first] = moves;
  if (!first || round > 1 || turn > 1) return []; // who comes later finds it built
  const houses = moves.flatMap(placedBy);
  const says: Saying[] = [{ move: first }];
  return [{ ...stillness, kind: 'place', time: times.build, houses, stage: { houses: {} }, says }];
}

/** In order. Who has missed several plays is told of them without a pause. */
export function beatsOf(before: UpdateMessage<AnyView>, after: UpdateMessage<AnyView>): VinetaBeat[] {
  if (!after.view) return [];
  if (!before.view) return quickSetUp(after.events, vinetaView(after.view));
  const scene = new Scene(vinetaView(before.view), vinetaView(after.view));
  for (const event of after.events) scene.read(event);
  const beats = scene.end();
  const players = new Set(beats.filter(isPlay).map(({ seat }) => seat));
  return players.size > 1 ? beats.map((beat) => ({ ...beat, time: 0 })) : beats;
}
