// What a server says, as docs/protocol.md has it. Whatever comes in is checked once, here, and trusted afterwards.

export const protocolVersion = 1;

export type Seat = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6';
export const seats: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
export type Viewer = Seat | 'spectator';
export type Game = string; // its name
export type Life = 'open' | 'playing' | 'finished' | 'resigned' | 'abandoned';
export type ClockKind = 'none' | 'live' | 'correspondence';

export interface Clock {
  kind: ClockKind;
  move: number;
  bank: number;
}

export interface Chair {
  seat: Seat;
  kind: 'open' | 'player' | 'bot';
  name: string;
  level?: number;
  here: boolean;
  left: boolean;
  resigned: boolean;
}

export interface Agreement {
  game: Game;
  options: string[];
  public: boolean;
  spectators: boolean;
  clock: Clock;
}

export interface Deal {
  commitment: string;
  secret?: string;
  secrets?: string[];
}

export interface TableMessage extends Agreement {
  type: 'table';
  table: string;
  life: Life;
  is_host: boolean;
  yours: Seat[];
  seats: Chair[];
  deal: Deal;
  rematch_of?: string;
}

/** An action as somebody took it or may take it; what it names depends on the game. */
export interface Entry {
  text?: string;
  actions?: string[];
  seat: string;
  kind: string;
  recipient?: Seat;
  card?: string;
  tribe?: string;
  second?: string;
  district?: string;
  to?: string;
  number?: number;
  field?: string;
  row?: number;
  column?: string;
  other?: Seat;
  turns?: string[]; // the fields whose cards the move would turn
  parts?: string; // of a whole chest, as in a stock's line
  value?: number;
}

export interface TableEvent {
  kind: string;
  time: number;
  seat?: Seat;
  name?: string;
  level?: number;
  move?: Entry;
  news?: string;
  length?: number;
  wish?: 'undo' | 'bot';
  absent?: Seat;
  consents?: boolean;
  phrase?: string;
  reason?: string;
  new_table?: string;
}

export interface Petition {
  seat: Seat;
  wish: 'undo' | 'bot';
  absent?: Seat;
  missing: Seat[];
}

export interface SeatTime {
  seat: Seat;
  bank: number;
  since?: number;
  until?: number;
}

export interface SeatResult {
  seat: Seat;
  points: number;
  reasons: string;
  won: boolean;
}

export interface UpdateMessage<View = unknown> {
  type: 'update';
  table: string;
  viewer: Viewer;
  seq: number;
  life: Life;
  events: TableEvent[];
  petition?: Petition;
  times?: SeatTime[];
  to_act?: Seat[];
  decision?: number;
  may_change?: boolean;
  may_take_back?: boolean;
  prompt?: string;
  legal?: Entry[];
  view?: View;
  result?: SeatResult[];
}

export interface StepsMessage<View = unknown> {
  type: 'steps';
  table: string;
  viewer: Seat;
  steps: { move: Entry; view: View }[];
}

export interface RefusedMessage {
  type: 'refused';
  table?: string;
  id?: string;
  code: string;
  sentence: string;
  reason?: string;
  rule?: string;
}

export interface AcknowledgedMessage {
  type: 'acknowledged';
  table: string;
  id: string;
  seq: number;
}

export type ServerMessage =
  | { type: 'welcome'; version: number; name: string }
  | { type: 'reload'; version: number }
  | { type: 'pong' }
  | TableMessage
  | UpdateMessage
  | StepsMessage
  | RefusedMessage
  | AcknowledgedMessage;

/** A command, apart from table and id, which the line to the table adds. */
export type Command =
  | { type: 'sit'; seat: Seat; name: string; secret?: string }
  | { type: 'stand' | 'take-back' | 'leave' | 'return' | 'resign'; seat: Seat }
  | { type: 'bot'; seat: Seat; level: number }
  | { type: 'start' }
  | { type: 'act'; seat: Seat; decision: number; actions: string[] }
  | { type: 'ask'; seat: Seat; wish: 'undo' }
  | { type: 'ask'; seat: Seat; wish: 'bot'; absent: Seat }
  | { type: 'vote'; seat: Seat; consents: boolean }
  | { type: 'say'; seat: Seat; phrase: string }
  | { type: 'rematch' };

export const phrases = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'thanks',
  'sorry',
  'nice',
  'ouch',
  'well-played',
  'good-game',
  'once-more',
  'goodbye',
] as const;
