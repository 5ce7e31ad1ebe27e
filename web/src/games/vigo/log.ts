// The log of a game of Vigo: round by round, each player's turn in as few lines as it takes. Moves of nature are told with the
// move that led to them.
import { eventWords } from '../../table/events';
import { Parts, type LogLine, type LogPart, type LogReader } from '../../table/log';
import { seatName } from '../../table/names';
import type { Seat, TableEvent, TableMessage } from '../../wire/schema';
import { fieldsOf, type Line } from './art/bay';
import type { Scored } from './beats';
import type { Entry } from './schema';
import { cardText, cardsText } from './sentences';
import { vigoEntry, type VigoView } from './view';
import { t, type Key } from './words';

const lastShip = 6;
const shipPoints = { each: 10, last: 60 };

/** What the log is told with. */
export interface Teller {
  readonly table: TableMessage;
  /** Who reads it, if it is one alone. */
  readonly you: Seat | null;
  /** The log begins with the game. */
  readonly isWhole: boolean;
  /** How far the game is after all that was read. */
  readonly now: () => Pick<VigoView, 'round' | 'turn' | 'start' | 'seats'>;
  /** The chests whose value was seen. */
  readonly scored: () => readonly Pick<Scored, 'seat' | 'cards' | 'value'>[];
  /** What was seen to be taken by a move, for a log that begins where cards lay open already. */
  readonly taken?: (move: Entry) => string | undefined;
}

type Chest = Pick<Scored, 'seat' | 'cards'>;

/** What somebody did, as far as it is known. */
interface Deed {
  readonly id: string;
  readonly seat: Seat;
  readonly form: string;
  readonly move: Entry;
  readonly spots: readonly string[];
  readonly card?: string; // taken, played, robbed or put back
  readonly up?: readonly string[]; // came to light
  readonly chest?: Chest;
  readonly isTaking?: boolean; // what lies there is still to be seen
  readonly taking?: Entry; // the move that takes it
  readonly points?: number;
}

// Told in words of the log alone: what the others say, moves say, too.
const joined: ReadonlySet<string> = new Set(['sail.take', 'sail.leave', 'sail.stays']);
const untold: ReadonlySet<Entry['kind']> = new Set(['begin chest', 'add part', 'put back', 'end turn']);
const effects: ReadonlySet<Entry['kind']> = new Set(['dolphin to', 'wave row', 'wave column', 'rob']);
const sorted = (cards: readonly string[]): string => [...cards].sort().join();

/** What each chest of the log was worth: as it was seen, or, if that is true of all but one, by what is left of the points. */
export function chestValue(
  chest: Chest,
  chests: readonly Chest[],
  teller: Pick<Teller, 'now' | 'scored' | 'isWhole'>,
): number | undefined {
  const seen = teller.scored();
  const valueOf = ({ seat, cards }: Chest): number | undefined =>
    seen.find((each) => each.seat === seat && sorted(each.cards) === sorted(cards))?.value;
  const known = valueOf(chest);
  if (known !== undefined || !teller.isWhole) return known; // before the log begins there may have been others
  const others = chests.filter((each) => each !== chest && each.seat === chest.seat).map(valueOf);
  const total = teller.now().seats.find(({ seat }) => seat === chest.seat)?.chest_points;
  if (total === undefined || others.includes(undefined)) return undefined;
  return others.reduce<number>((left, value) => left - (value ?? 0), total);
}

export class VigoLog implements LogReader {
  readonly #parts = new Parts();
  readonly #teller: Teller;
  readonly #cards = new Map<string, string>(); // what lies or lay on a field
  readonly #ships = new Map<string, string>(); // where a seat's ship is
  readonly #chests: Chest[] = [];
  #deed: Deed | null = null; // the newest, which may go on
  #mover: Seat | null = null;
  #start: Seat | null = null;
  #rounds = 0; // since the log begins
  #gone = 0; // Sailing Ships
  #chest: string[] = [];
  #held = '';

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  get parts(): readonly LogPart[] {
    return this.#parts.list;
  }

  read(event: TableEvent): void {
    if (event.kind === 'move' && event.move) return this.#move(vigoEntry(event.move));
    if (event.kind === 'finished') this.#finish();
    const { table, you } = this.#teller;
    this.#parts.put({ id: this.#parts.nextId(), say: () => eventWords(table, event, you) });
  }

  #move(move: Entry): void {
    const { seat, kind } = move;
    if (kind === 'start') this.#begin(move);
    else if (kind === 'reveal') this.#reveal(move);
    if (seat === 'nature') return;
    this.#turnTo(seat, kind);
    this.#remember(move);
    if (!untold.has(kind)) this.#do(move, seat);
  }

  #begin(move: Entry): void {
    const { table, you } = this.#teller;
    const seat = move.other;
    this.#start = seat ?? null;
    const say = (): string =>
      seat === you ? t('vigo.you.start') : t('vigo.move.start', { other: seatName(table, seat) });
    this.#parts.put({ id: this.#parts.nextId(), seat, say });
  }

  // A part for putting to sea, and then one for each round.
  #turnTo(seat: Seat, kind: Entry['kind']): void {
    const isNext = seat !== this.#mover;
    this.#mover = seat;
    if (kind === 'place') {
      if (!this.#parts.has('place')) this.#parts.begin('place', () => t('vigo.placing'));
      return;
    }
    const start = this.#start ?? this.#teller.now().start;
    if (this.#rounds > 0 && !(isNext && seat === start)) return;
    const round = ++this.#rounds;
    this.#parts.begin(`round ${round}`, () => this.#roundText(round));
  }

  // A log that begins in the middle of a game is counted from its end.
  #roundText(round: number): string {
    const { isWhole, now } = this.#teller;
    if (isWhole) return t('vigo.round', { round });
    const view = now();
    const isAhead = view.turn === view.start && view.turn !== this.#mover; // its round has no move yet
    return t('vigo.round', { round: view.round - this.#rounds + round - Number(isAhead) });
  }

  #remember({ kind, seat, field, card }: Entry): void {
    if (kind === 'begin chest') this.#chest = [];
    if (kind === 'add part' && card) this.#chest = [...this.#chest, card];
    if (kind === 'put back' && card) this.#held = card;
    if (kind === 'put on' && field) this.#cards.set(field, this.#held);
    if (field && (kind === 'place' || kind === 'sail' || kind === 'dolphin to')) this.#ships.set(seat, field);
  }

  #do(move: Entry, seat: Seat): void {
    const before = this.#deed?.seat === seat ? this.#deed : null;
    const { kind } = move;
    const sailed = before?.form === 'sail' ? before : null;
    if (kind === 'take')
      return this.#take(
        { ...(sailed ?? this.#deedOf(move, seat)), taking: move },
        this.#cards.get(this.#ships.get(seat) ?? ''),
      );
    if (kind === 'leave' && sailed) return this.#tell({ ...sailed, form: 'sail.leave' });
    // What an event card does is told in its place.
    if (before?.form === 'play' && effects.has(kind))
      return this.#tell({
        ...this.#deedOf(move, seat),
        id: before.id,
        ...(kind === 'rob' ? {} : { card: before.card! }),
      });
    if (kind === 'place') return this.#tell({ ...this.#deedOf(move, seat), isTaking: true });
    if (kind === 'put on' && this.#held)
      return this.#tell({ ...this.#deedOf(move, seat), form: 'put on.card', card: this.#held });
    if (kind !== 'finish chest') return this.#tell(this.#deedOf(move, seat));
    const chest = { seat, cards: this.#chest };
    this.#chests.push(chest);
    this.#tell({ ...this.#deedOf(move, seat), form: 'finish chest.cards', chest });
  }

  #deedOf(move: Entry, seat: Seat): Deed {
    const { kind, field, row, column, card } = move;
    const at =
      field ?? (kind === 'take' || kind === 'leave' || kind === 'stay' ? this.#ships.get(seat) : undefined);
    const line = row ?? column;
    const spots = line === undefined ? (at ? [at] : []) : fieldsOf(String(line) as Line);
    return { id: this.#parts.nextId(), seat, form: kind, move, spots, ...(card ? { card } : {}) };
  }

  #take(deed: Deed, card: string | undefined): void {
    const form = deed.form === 'place' ? 'place' : deed.form === 'sail' ? 'sail' : 'take';
    if (!card) return this.#tell({ ...deed, form: form === 'sail' ? form : deed.form, isTaking: true });
    const taken = form === 'sail' ? 'sail.take' : `${form}.card`;
    if (card !== 'sailing ship') return this.#tell({ ...deed, form: taken, card, isTaking: false });
    // Who finds the last one face down leaves it; who gets it ends the game.
    if (this.#gone === lastShip - 1)
      return this.#tell({ ...deed, form: `${form}.stays`, card, isTaking: false });
    ++this.#gone;
    this.#tell({ ...deed, form: taken, card, points: shipPoints.each, isTaking: false });
  }

  #finish(): void {
    const deed = this.#deed;
    if (!deed?.form.endsWith('.stays')) return;
    const form = deed.form.replace('.stays', '');
    this.#tell({ ...deed, form: form === 'sail' ? 'sail.take' : `${form}.card`, points: shipPoints.last });
  }

  #reveal({ field, card }: Entry): void {
    const deed = this.#deed;
    if (!field || !card) return;
    this.#cards.set(field, card);
    if (deed?.isTaking) this.#take(deed, card);
    else if (deed) this.#tell({ ...deed, up: [...(deed.up ?? []), card], spots: [...deed.spots, field] });
  }

  #tell(deed: Deed): void {
    this.#deed = deed;
    this.#parts.put(this.#lineOf(deed));
  }

  #lineOf(deed: Deed): LogLine {
    const { id, seat, spots, chest, card, points } = deed;
    const value = chest && (() => chestValue(chest, this.#chests, this.#teller));
    return {
      id,
      seat,
      spots: [...new Set(spots)],
      card: chest ? 'chest' : card,
      say: () => this.#text(deed),
      ...(value ? { points: value } : points === undefined ? {} : { points: () => points }),
    };
  }

  #text(deed: Deed): string {
    const { seat, form, move, card, up = [], chest, isTaking = false } = this.#seen(deed);
    const { table, you } = this.#teller;
    const values = {
      seat: seatName(table, seat),
      other: seatName(table, move.other),
      field: move.field ?? '',
      row: move.row ?? '',
      column: move.column ?? '',
      card: card ? cardText(card) : '',
      cards: cardsText(chest?.cards ?? []),
    };
    const say = (each: string): string => t(this.#keyOf(each, seat === you, move.other === you), values);
    const sentences = [
      say(form),
      // A card that nobody here has seen yet.
      ...(isTaking && form === 'sail' ? [say('take')] : []),
      ...(up.length > 0 ? [t('vigo.move.up', { cards: cardsText(up) })] : []),
    ];
    return sentences.join(' ');
  }

  #seen(deed: Deed): Deed {
    const card = deed.isTaking && deed.taking ? this.#teller.taken?.(deed.taking) : undefined;
    if (!card) return deed;
    return { ...deed, form: deed.form === 'sail' ? 'sail.take' : 'take.card', card, isTaking: false };
  }

  #keyOf(form: string, isYours: boolean, isAgainstYou: boolean): Key {
    if (this.#teller.you !== null && isYours) return `vigo.you.${form}` as Key;
    if (this.#teller.you !== null && form === 'rob' && isAgainstYou) return 'vigo.you.robbed';
    return (joined.has(form) ? `vigo.log.${form}` : `vigo.move.${form}`) as Key;
  }
}
