// What a log is made of: parts with a heading, and in each of them lines of what happened. A game reads its events into it.
import type { Seat, TableEvent } from '../wire/schema';

export interface LogLine {
  /** The same as long as it is the same line, however it grows. */
  readonly id: string;
  /** Asked only of lines that are shown. */
  readonly say: () => string;
  /** Whose doing it is. */
  readonly seat?: Seat | undefined;
  /** The card it is about, by the game's own name. */
  readonly card?: string | undefined;
  /** What it scored. */
  readonly points?: () => number | undefined;
  /** Where on the board it happened, by the game's own names. */
  readonly spots?: readonly string[];
  /** More that there is to tell, by the game's own name. */
  readonly opens?: string;
}

export interface LogPart {
  readonly id: string;
  readonly title: () => string;
  readonly lines: readonly LogLine[];
}

/** What a line points at. */
export interface Meant {
  readonly seat: Seat | undefined;
  readonly spots: readonly string[];
}
export const nothingMeant: Meant = { seat: undefined, spots: [] };
export const meantBy = ({ seat, spots = [] }: LogLine): Meant => ({ seat, spots });
export const isPointing = ({ seat, spots = [] }: LogLine): boolean => seat !== undefined || spots.length > 0;

/** The log of a game that has no parts. */
export const plainLog = (lines: readonly string[]): LogPart[] => [
  { id: 'all', title: () => '', lines: lines.map((line, i) => ({ id: String(i), say: () => line })) },
];

/** The newest parts that have so many lines together; earlier ones go so many at a time, since what is left moves up. */
export function newestParts(parts: readonly LogPart[], least: number, step = 1): readonly LogPart[] {
  let from = parts.length;
  for (let lines = 0; from > 0 && lines < least; --from) lines += parts[from - 1]?.lines.length ?? 0;
  return parts.slice(from - (from % step));
}

/** What still counts: of moves that were taken back only the taking back is told. */
export function standing(events: readonly TableEvent[]): TableEvent[] {
  const told: TableEvent[] = [];
  const moves: number[] = []; // where they are among what is told
  for (const event of events) {
    const at = event.kind === 'undo' ? moves[event.length ?? 0] : undefined;
    if (at !== undefined) {
      told.splice(at, told.length, ...told.slice(at).filter(({ kind }) => kind !== 'move'));
      moves.length = event.length ?? 0;
    }
    if (event.kind === 'move') moves.push(told.length);
    told.push(event);
  }
  return told;
}

export interface LogReader {
  readonly parts: readonly LogPart[];
  read(event: TableEvent): void;
}

/** Reads events that become more and more: what was read before is not read again. */
export class GrowingLog {
  #read: readonly TableEvent[] = [];
  #reader: LogReader;

  constructor(readonly make: () => LogReader) {
    this.#reader = make();
  }

  partsOf(events: readonly TableEvent[]): readonly LogPart[] {
    const known = this.#read.length;
    const goesOn =
      known === 0 || (events[0] === this.#read[0] && events[known - 1] === this.#read[known - 1]);
    let fresh = events.slice(known);
    if (!goesOn || fresh.some(({ kind }) => kind === 'undo')) {
      this.#reader = this.make();
      fresh = standing(events);
    }
    for (const event of fresh) this.#reader.read(event);
    this.#read = events;
    return [...this.#reader.parts];
  }
}

/** The part that is being told: its lines grow, are found again by their name, and give way to a summary. */
export class Parts {
  readonly list: { id: string; title: () => string; lines: LogLine[] }[] = [];
  #count = 0;

  begin(id: string, title: () => string): void {
    this.list.push({ id, title, lines: [] });
  }

  get isEmpty(): boolean {
    return this.list.length === 0;
  }

  has(id: string): boolean {
    return this.list.some((part) => part.id === id);
  }

  nextId(): string {
    return String(++this.#count);
  }

  /** In place of the line of the same name, or as the newest. */
  put(line: LogLine): void {
    if (this.isEmpty) this.begin('start', () => '');
    const part = this.list.at(-1)!;
    const isThere = part.lines.some(({ id }) => id === line.id);
    const lines = isThere
      ? part.lines.map((each) => (each.id === line.id ? line : each))
      : [...part.lines, line];
    this.list[this.list.length - 1] = { ...part, lines };
  }

  remove(id: string): void {
    const part = this.list.at(-1);
    if (part?.lines.some((line) => line.id === id))
      this.list[this.list.length - 1] = { ...part, lines: part.lines.filter((line) => line.id !== id) };
  }

  /** The lines of the newest part in other words. */
  retell(lines: readonly LogLine[]): void {
    const part = this.list.at(-1);
    if (part) this.list[this.list.length - 1] = { ...part, lines: [...lines] };
  }
}
