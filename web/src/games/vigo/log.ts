// The log of a game of Vigo: moves of nature are told with the move that led to them.
import { eventWords } from '../../table/events';
import type { TableEvent, TableMessage } from '../../wire/schema';
import type { Entry } from './schema';
import { vigoEntry } from './view';
import { moveText, tells, type Outcome } from './sentences';

const lastShip = 6;

interface Line {
  event: TableEvent;
  outcome: Outcome;
  isLastShip: boolean;
}

// Reads events in order and keeps in mind what was revealed where, so that a card taken face up can be named.
class Reader {
  readonly lines: Line[] = [];
  #cards = new Map<string, string>(); // what lies or lay on a field
  #ships = new Map<string, string>(); // where a seat's ship is
  #took: (string | null)[] = []; // for each move that counts, what it took
  #chest: string[] = [];
  #held = '';

  read(event: TableEvent): void {
    if (event.kind === 'undo') this.#took.length = Math.min(this.#took.length, event.length ?? 0);
    if (event.kind === 'move' && event.move) this.#follow(event, vigoEntry(event.move));
    else this.lines.push({ event, outcome: {}, isLastShip: false });
  }

  #follow(event: TableEvent, move: Entry): void {
    this.#took.push(null);
    this.#remember(move);
    if (move.kind === 'reveal') this.#reveal(move);
    else if (tells(move) || move.kind === 'play') this.#tell(event, move);
  }

  #remember({ kind, seat, field, card }: Entry): void {
    if (kind === 'begin chest') this.#chest = [];
    if (kind === 'add part' && card) this.#chest.push(card);
    if (kind === 'put back' && card) this.#held = card;
    if (kind === 'put on' && field) this.#cards.set(field, this.#held);
    if (field && (kind === 'place' || kind === 'sail' || kind === 'dolphin to')) this.#ships.set(seat, field);
  }

  #tell(event: TableEvent, move: Entry): void {
    const line: Line = { event, outcome: {}, isLastShip: false };
    this.lines.push(line);
    if (move.kind === 'finish chest') line.outcome = { cards: this.#chest };
    if (move.kind === 'put on') line.outcome = { card: this.#held };
    if (move.kind === 'take') this.#take(line, this.#cards.get(this.#ships.get(move.seat) ?? ''));
  }

  #take(line: Line, card: string | undefined): void {
    if (!card) return;
    const ships = this.#took.filter((each) => each === 'sailing ship').length;
    line.isLastShip = card === 'sailing ship' && ships === lastShip - 1;
    line.outcome = { card };
    if (!line.isLastShip) this.#took[this.#took.length - 1] = card;
  }

  #reveal({ field, card }: Entry): void {
    const line = this.lines.at(-1);
    if (!field || !card) return;
    this.#cards.set(field, card);
    const kind = line?.event.move?.kind;
    if (line && (kind === 'take' || kind === 'place')) this.#take(line, card);
    else if (line) line.outcome = { cards: [...(line.outcome.cards ?? []), card] };
  }
}

// Whoever gets the last ship ends the game; who has found it face down leaves it.
function textOf(table: TableMessage, line: Line, next: Line | undefined): string {
  const { event, outcome, isLastShip } = line;
  if (event.kind !== 'move' || !event.move) return eventWords(table, event);
  const stays = isLastShip && next?.event.kind !== 'finished';
  return moveText(table, vigoEntry(event.move), { ...outcome, stays });
}

/** The newest lines, as many as asked for. */
export function logLines(table: TableMessage, events: readonly TableEvent[], most = 60): string[] {
  const reader = new Reader();
  for (const event of events) reader.read(event);
  const { lines } = reader;
  const from = Math.max(0, lines.length - most);
  return lines.slice(from).map((line, i) => textOf(table, line, lines[from + i + 1]));
}
