// The log of a game of Vineta: turn by turn, each card in one line, each sinking with who captured what.
import { currentLanguage, type Values } from '../../i18n/i18n.svelte';
import { eventWords } from '../../table/events';
import { Parts, type LogLine, type LogPart, type LogReader } from '../../table/log';
import { seatName } from '../../table/names';
import type { Seat, TableEvent, TableMessage } from '../../wire/schema';
import { districts, type Card } from './art/names';
import { floodOf, rowsAfter, takenBy, type Taken } from './rows';
import type { District, Entry, Row, RowCard, Tribe } from './schema';
import { floodText, sayingText } from './sentences';
import type { Ending } from './sinking';
import { isPlacedByNature, vinetaEntry, type VinetaView } from './view';
import { t, type Key } from './words';

/** What the log is told with. */
export interface Teller {
  readonly table: TableMessage;
  /** Who reads it, if it is one alone. */
  readonly you: Seat | null;
  /** What is dealt in secret stays unsaid: others look at this screen. */
  readonly hides: boolean;
  /** The log begins with the game, and the game with an empty table. */
  readonly isWhole: boolean;
  /** How far the game is after all that was read. */
  readonly now: () => Pick<VinetaView, 'sunk' | 'turn'>;
  readonly endingOf: (district: District) => Ending | undefined;
}

const word = (family: string, name: string): string => t(`vineta.${family}.${name}` as Key);
const place = (district: District | undefined): string =>
  district ? word('district', `${district}.short`) : '';
const listText = (items: readonly string[]): string => listOf(currentLanguage()).format(items);
const lists = new Map<string, Intl.ListFormat>();
function listOf(language: string): Intl.ListFormat {
  const list = lists.get(language) ?? new Intl.ListFormat(language);
  lists.set(language, list);
  return list;
}

/** Several houses; like ones are counted. */
function housesText(houses: readonly Tribe[]): string {
  const many = (tribe: Tribe): number => houses.filter((each) => each === tribe).length;
  return listText(
    [...new Set(houses)].map((tribe) => (many(tribe) > 1 ? `${many(tribe)}× ` : '') + word('tribe', tribe)),
  );
}

// A new row has no more waves than its card says.
const summed: ReadonlySet<Entry['kind']> = new Set(['add', 'raise', 'lower']);

/** A card, and all that was done with it. */
interface Play {
  readonly id: string;
  readonly seat: Seat;
  readonly card: Card;
  readonly moves: readonly Entry[];
  /** The flood card that was moved or discarded, and the sum of the row that was added to, where the log knows them. */
  readonly flood?: RowCard | undefined;
  readonly sum?: number | undefined;
}

type Reader = Pick<Teller, 'table' | 'you'>;

const nameTo = ({ table, you }: Reader, seat: Seat | undefined): string =>
  seat === you ? t('table.you') : seatName(table, seat);

function detailText({ table, you }: Reader, { moves, flood, sum }: Omit<Play, 'id'>): string {
  const [first] = moves;
  if (!first) return '';
  const { kind } = first;
  const houses = moves.filter((move) => move.kind === 'move');
  const values = {
    district: place(first.district),
    to: place(first.to ?? moves.find((move) => move.kind === 'put')?.district),
    flood: flood ? floodText(table, flood, you) : t('vineta.log.flood'),
    houses: housesText(
      houses.flatMap(({ tribe, second }) => [tribe, second].filter((each) => each !== undefined)),
    ),
    flights: listText(
      houses.map(({ tribe, to }) =>
        t('vineta.log.flight', { tribe: tribe ? word('tribe', tribe) : '', to: place(to) }),
      ),
    ),
  };
  if (kind === 'lay' || (kind === 'take' && moves.length === 1)) return '';
  if ((kind === 'route' || kind === 'flee') && houses.length === 0)
    return t(`vineta.log.${kind}.begun`, values);
  if (kind === 'close') return values.district;
  const what = t(`vineta.log.${kind}` as Key, values);
  return sum !== undefined ? t('vineta.log.sum', { what, count: sum }) : what;
}

function personText(
  { table, you }: Reader,
  form: 'plays' | 'places' | 'captures',
  seat: Seat,
  values: Values,
): string {
  if (seat === you) return t(`vineta.log.${form}.you`, values);
  return t(`vineta.log.${form}`, { seat: seatName(table, seat), ...values });
}

/** A card and all that was done with it, in one sentence. */
export function playText(reader: Reader, play: Omit<Play, 'id'>): string {
  const who = personText(reader, 'plays', play.seat, { card: word('card', play.card) });
  const what = detailText(reader, play);
  return what ? t('vineta.log.line', { who, what }) : `${who}.`;
}

const spotsOf = (moves: readonly Entry[]): District[] => [
  ...new Set(moves.flatMap(({ district, to }) => [district, to].filter((each) => each !== undefined))),
];

export class VinetaLog implements LogReader {
  readonly #parts = new Parts();
  readonly #teller: Teller;
  #sunk = 0; // since the log begins
  #turn = 0; // of the round that is being told; none before its first
  #stage: 'start' | 'place' | 'choose' | 'play' = 'start';
  #goal: { tribe?: Tribe; district?: District } = {};
  #placed: readonly (Entry & { seat: Seat })[] = [];
  #chosen: readonly Seat[] = [];
  #play: Play | null = null;
  #captures: readonly { seat: Seat; tribe: Tribe }[] = [];
  #rows: Row[] | null;
  #taken: Taken | null = null;

  constructor(teller: Teller) {
    this.#teller = teller;
    this.#rows = teller.isWhole ? [] : null;
  }

  get parts(): readonly LogPart[] {
    return this.#parts.list;
  }

  read(event: TableEvent): void {
    if (event.kind === 'move' && event.move) this.#move(vinetaEntry(event.move), event.news ?? '');
    // What one has chosen instead lies before one.
    else if (event.kind !== 'change') this.#aside(event);
  }

  #aside(event: TableEvent): void {
    const { table, you } = this.#teller;
    this.#parts.put({ id: this.#parts.nextId(), say: () => eventWords(table, event, you) });
  }

  #move(move: Entry, news: string): void {
    const { seat, kind } = move;
    if (seat === 'nature') this.#nature(move);
    else if (kind === 'place') this.#place({ ...move, seat });
    else if (kind === 'choose') this.#choose(seat);
    else if (kind === 'capture') this.#capture(move, seat);
    else this.#do(move, seat);
    const sunk = districts.find((district) => news === `sank ${district}`);
    if (sunk) this.#sink(sunk);
  }

  #nature(move: Entry): void {
    const { recipient, kind, tribe, district } = move;
    if (kind === 'start') this.#begin(recipient);
    // A quick set-up is one line, however many houses it places.
    if (isPlacedByNature(move)) this.#parts.put({ id: 'placed', say: () => t('vineta.move.place.nature') });
    if (kind !== 'deal tribe' && kind !== 'deal district') return;
    this.#parts.put({ id: 'dealt', say: () => t('vineta.log.dealt') });
    if (this.#teller.hides || recipient !== this.#teller.you) return;
    this.#goal = { ...this.#goal, ...(tribe ? { tribe } : {}), ...(district ? { district } : {}) };
    const goal = this.#goal;
    if (!goal.tribe || !goal.district) return;
    const values = { tribe: word('tribe', goal.tribe), district: place(goal.district) };
    this.#parts.put({
      ...this.#line('goal', recipient, () => t('vineta.log.protects.you', values)),
      spots: [goal.district],
    });
  }

  #begin(seat: Seat | undefined): void {
    const { table, you } = this.#teller;
    const say = (): string =>
      seat === you ? t('vineta.you.start') : t('vineta.move.start', { recipient: seatName(table, seat) });
    this.#parts.put(this.#line(this.#parts.nextId(), seat, say));
  }

  // In turn while it goes on; when it is over, by whose they are.
  #place(move: Entry & { seat: Seat }): void {
    if (this.#stage !== 'place') {
      this.#stage = 'place';
      this.#parts.begin('place', () => t('vineta.table.placing'));
    }
    this.#placed = [...this.#placed, move];
    this.#parts.put(this.#placement(this.#parts.nextId(), move.seat, [move]));
  }

  #placement(id: string, seat: Seat, moves: readonly Entry[]): LogLine {
    const placed = moves.map(({ tribe = 'amber', district }) => ({ tribe, district }));
    const alike = (a: (typeof placed)[number]) => (b: typeof a) =>
      a.tribe === b.tribe && a.district === b.district;
    const houses = (): string =>
      listText(
        placed
          .filter((each, i) => placed.findIndex(alike(each)) === i)
          .map((each) =>
            t('vineta.log.placed', {
              tribe: housesText(placed.filter(alike(each)).map(({ tribe }) => tribe)),
              district: place(each.district),
            }),
          ),
      );
    return {
      ...this.#line(id, seat, () => personText(this.#teller, 'places', seat, { houses: houses() })),
      spots: spotsOf(moves),
    };
  }

  #endPlacing(): void {
    const seats = [...new Set(this.#placed.map(({ seat }) => seat))];
    const of = (seat: Seat): Entry[] => this.#placed.filter((move) => move.seat === seat);
    this.#parts.retell(seats.map((seat) => this.#placement(`placed ${seat}`, seat, of(seat))));
    this.#placed = [];
  }

  #choose(seat: Seat): void {
    if (this.#stage === 'place') this.#endPlacing();
    if (this.#stage !== 'choose') this.#beginTurn();
    this.#chosen = [...this.#chosen.filter((each) => each !== seat), seat];
    const chosen = this.#chosen;
    const names = (): string => listText(chosen.map((each) => this.#name(each)));
    this.#parts.put({ id: 'chosen', say: () => t('vineta.log.chosen', { names: names() }) });
  }

  #beginTurn(): void {
    this.#stage = 'choose';
    this.#chosen = [];
    this.#play = null;
    const [sunk, turn] = [this.#sunk, ++this.#turn];
    this.#parts.begin(`${sunk} ${turn}`, () => this.#turnText(sunk, turn));
  }

  // A log that begins in the middle of a game is counted from its end.
  #turnText(sunk: number, turn: number): string {
    const now = this.#teller.now();
    const round = now.sunk.length - this.#sunk + sunk + 1;
    if (sunk > 0 || this.#teller.isWhole) return t('vineta.log.turn', { round, turn });
    const isNow = this.#sunk === 0;
    return isNow
      ? t('vineta.log.turn', { round, turn: now.turn - this.#turn + turn })
      : t('analysis.round', { round });
  }

  #do(move: Entry, seat: Seat): void {
    if (this.#stage === 'start') this.#beginTurn(); // the game begins in the middle of one
    this.#stage = 'play';
    this.#parts.remove('chosen');
    const flood = floodOf(this.#rows ?? [], move);
    this.#rows = this.#rows && rowsAfter(this.#rows, move, this.#taken);
    this.#taken = takenBy(move);
    const goesOn =
      (move.kind === 'put' || move.kind === 'move') && this.#play?.seat === seat ? this.#play : null;
    const sum = summed.has(move.kind)
      ? this.#rows?.find(({ district }) => district === move.district)?.waves
      : undefined;
    const play: Play = goesOn
      ? { ...goesOn, moves: [...goesOn.moves, move] }
      : { id: this.#parts.nextId(), seat, card: move.card!, moves: [move], flood, sum };
    this.#play = play;
    this.#parts.put({
      ...this.#line(play.id, seat, () => playText(this.#teller, play)),
      card: play.card,
      spots: spotsOf(play.moves),
    });
  }

  // Until it has sunk, by whose they are; then they are told with it.
  #capture({ tribe }: Entry, seat: Seat): void {
    if (!tribe) return;
    this.#captures = [...this.#captures, { seat, tribe }];
    const own = this.#captures.filter((each) => each.seat === seat).map((each) => each.tribe);
    this.#parts.put(
      this.#line(`captured ${seat}`, seat, () =>
        personText(this.#teller, 'captures', seat, { houses: housesText(own) }),
      ),
    );
  }

  #sink(district: District): void {
    for (const { seat } of this.#captures) this.#parts.remove(`captured ${seat}`);
    const captures = this.#captures;
    this.#parts.put({
      id: this.#parts.nextId(),
      say: () => this.#sinkingText(district, captures),
      spots: [district],
      opens: district,
    });
    [this.#captures, this.#rows, this.#turn] = [[], [], 0];
    ++this.#sunk;
  }

  #sinkingText(district: District, captures: readonly { seat: Seat }[]): string {
    const { table, endingOf } = this.#teller;
    const ending = endingOf(district);
    const why = ending
      ? ending.sinking.why.map((saying) => sayingText(table, saying)).join(' ')
      : t('vineta.news.sank', { district: word('district', district) });
    const seats = (captures.length > 0 ? captures : (ending?.deals ?? [])).map(({ seat }) => seat);
    const shares = [...new Set(seats)].map((seat) =>
      t('vineta.share.of', { seat: this.#name(seat), count: seats.filter((each) => each === seat).length }),
    );
    return shares.length > 0 ? `${why} ${t('vineta.share.list', { shares: listText(shares) })}` : why;
  }

  #line(id: string, seat: Seat | undefined, say: () => string): LogLine {
    return { id, seat, say };
  }

  #name(seat: Seat | undefined): string {
    return nameTo(this.#teller, seat);
  }
}
