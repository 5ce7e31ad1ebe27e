// What is said to the engine and what it answers: requests in, effects out, all of it JSON.
import type { OwnTable } from '../wire/api';

/** A bot's turn, as the engine hands it out; only what is needed to plan it is read. */
export interface Task {
  seat: string;
  decision: number;
  at: number; // when the answer may be delivered, in milliseconds since 1970
}

export type Request =
  | { do: 'journal'; table: string; after: number; entries: string[] }
  | { do: 'stored' | 'conflict'; table: string; seq: number }
  | { do: 'heard' | 'forget'; table: string }
  | { do: 'connect' | 'disconnect'; connection: number }
  | { do: 'message'; connection: number; text: string }
  | ({ do: 'request'; entries?: string[] } & Call)
  | { do: 'think'; entries: string[]; task: Task; milliseconds: number }
  | { do: 'thought'; table: string; task: Task; action: string }
  | { do: 'wake' }
  | { do: 'pause'; least: number; most: number }
  | { do: 'analyse'; record: string };

/** What over the network would be an HTTP request. */
export interface Call {
  method: string;
  path: string;
  query?: Record<string, string>;
  token: string;
  body: string;
}
export interface Reply {
  status: number;
  type: string;
  body: string;
}

/** An entry of a journal, to be stored with the row that lists its table. */
export interface Write {
  table: string;
  seq: number;
  entry: string;
  row: OwnTable;
}

export type Effect =
  | { do: 'send'; to: number; text: string }
  | { do: 'close'; connection: number }
  | ({ do: 'write' } & Write)
  | { do: 'read'; table: string; after: number }
  | { do: 'think'; table: string; task: Task }
  | { do: 'wake'; at: number }
  | { do: 'report'; what: string; table: string; reason: string };

export interface Answer extends Partial<Reply> {
  effects: Effect[];
  action?: string;
  analysis?: unknown;
  sentence?: string;
}
