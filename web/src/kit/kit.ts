// What a game gives to the client. Shared code asks for nothing of a game but this, and passes views on as they came: a kit
// narrows them to its own.
import type { Component, Snippet } from 'svelte';
import type { Language } from '../i18n/i18n.svelte';
import type { RecordHead } from '../state/record';
import type { Sound } from '../state/sound';
import type { ShownStep } from '../state/stepper';
import type { Beat } from '../state/teller.svelte';
import type { TableState } from '../state/table.svelte';
import type { AnyView } from '../state/views';
import type { SecretWords } from './telling';
import type { Entry, Seat, SeatResult, Step, TableEvent, TableMessage, UpdateMessage } from '../wire/schema';

export interface TableProps {
  game: TableState<AnyView>;
  table: TableMessage;
  update: UpdateMessage<AnyView>;
  view: AnyView;
  /** What is not a move, while it is open. */
  menu?: Snippet<[isOpen: boolean, onclose: () => void]> | undefined;
  /** More for the head of the table. */
  tools?: Snippet;
  /** A word in passing, which takes no room. */
  invite?: Snippet | undefined;
  /** Who leads through the game: a coach, a puzzle. */
  lead?: Snippet | undefined;
  /** While the view is a past one: what came before it, what says so on the board, and what stands for the choices. */
  past?: { before: AnyView | null; frame: Snippet; bar: Snippet } | undefined;
  /** Places of the board that somebody has marked, by their names in the notation. */
  marks?: readonly string[];
  /** What stands for the hand while it is covered. */
  covered?: Snippet | undefined;
}

/** The end of a game. */
export interface EndProps<View> {
  table: TableMessage;
  view: View;
  /** Nothing if the game was given up before its end. */
  result: SeatResult[] | undefined;
  events: readonly TableEvent[];
  onrematch: () => void;
}

export interface ReplayProps {
  head: RecordHead;
  record: string;
  /** Every move in the open; and the same through the eyes of a seat. */
  steps: readonly Step<AnyView>[];
  look: (eyes: Seat) => Promise<readonly Step<AnyView>[]>;
  /** Of the table; null for a record from a file, which has no address. */
  id: string | null;
  /** More ways on, such as to another record. */
  more?: Snippet;
}

export interface ChoiceProps {
  /** The game's own header lines of a record: what is agreed on besides players and start. */
  options: readonly string[];
  onoptions: (options: readonly string[]) => void;
  seats: readonly Seat[];
  start: Seat | 'random';
  onstart: (start: Seat | 'random') => void;
}

export interface AgreedLines {
  readonly title?: string;
  readonly lines: readonly string[];
  readonly alone?: readonly string[];
}

/** What can be agreed on before a game. */
export interface GameOptions {
  /** The lines that a table begins with in this language. */
  readonly usual: (language: Language) => string[];
  /** What a table has agreed on, in words; a title of its own where `With changes` does not fit, and `alone` for where no title stands. */
  agreed(options: readonly string[]): readonly AgreedLines[];
  readonly Choice: Component<ChoiceProps>;
}

/** What a hint says, in words: of a game that can explain its choices. */
export interface HintWords {
  /** Where to look. */
  readonly look: (table: TableMessage, focus: unknown) => Pointing;
  /** Why the better choice is better, and the rule that explains it. */
  readonly reason: (table: TableMessage, argument: unknown) => Pointing & { rule?: string | undefined };
  /** Where on the board a choice is made. */
  readonly spotsOf: (entry: Entry) => readonly string[];
}
/** A sentence, and the places of the board that it speaks of. */
export interface Pointing {
  readonly text: string;
  readonly spots: readonly string[];
}

/** What puzzles may be about. */
export interface Theme {
  readonly name: string; // in the packs
  readonly title: () => string;
  readonly about: () => string;
}

/** What decisions may be told apart by when own games are looked at. */
export interface Aspect {
  readonly title: () => string; // “Card”
  /** By what was played; the word is kept. Null: the decision has none. */
  readonly of: (played: Entry) => string | null;
  readonly name: (value: string) => string; // “Panic”
}

export interface Insight {
  readonly aspects: readonly Aspect[];
  /** Its parts by rounds, the first and the last of each; a game without is looked at by thirds of its moves. */
  readonly rounds?: readonly (readonly [first: number, last: number])[];
}

export interface GameKit {
  readonly Table: Component<TableProps>;
  /** What a seat is called, whoever sits there. */
  readonly seatTitle: (seat: Seat) => string;
  /** A legal entry as a list or a button offers it. */
  readonly optionText: (table: TableMessage, entry: Entry) => string;
  /** A move looked at again, and what it led to. */
  readonly stepText: (table: TableMessage, step: ShownStep<AnyView>) => string;
  /** A move by itself, of a player or of nature; if it does not say, as it is offered. */
  readonly moveText?: (table: TableMessage, move: Entry) => string;
  /** Where points come from, by the id of the rule. */
  readonly pointsText: (rule: string) => string;
  /** What the room before the game is called; its usual name if there is none. */
  readonly roomTitle?: () => string;
  /** Which moves are worth a step of their own; all of them if it does not say. */
  readonly tells?: (move: Entry) => boolean;
  /** What is to be told of an update that follows another, one after the other. */
  readonly beatsOf?: (before: UpdateMessage<AnyView>, after: UpdateMessage<AnyView>) => readonly Beat[];
  /** What an update sounds like, besides the bells for a turn and for the end. */
  readonly soundsOf?: (previous: UpdateMessage, update: UpdateMessage) => readonly Sound[];
  readonly hints?: HintWords;
  readonly options?: GameOptions;
  /** Whether anything of a seat is not for all to see: then its cards are covered where several share a device. */
  readonly hasSecrets?: boolean;
  /** What is hidden and may be guessed or remembered, in words; without them nothing is told of it. */
  readonly secretWords?: SecretWords;
  /** What its puzzles teach, in the order in which one learns it. */
  readonly themes?: readonly Theme[];
  /** What own games are looked at by, beside seat and number of players. */
  readonly insight?: Insight;
  /** Moves things about in a position, which is given and told as text. */
  readonly setUp?: () => Promise<{
    readonly default: Component<{ text: string; onchange: (text: string) => void }>;
  }>;
  /** Options, besides the usual ones, of the game with which a set-up begins. */
  readonly setUpFrom?: readonly string[];
  /** What everybody holds, of a view in which all lies open. */
  readonly secrets?: () => Promise<{
    readonly default: Component<{ view: AnyView; table: TableMessage }>;
  }>;
}
