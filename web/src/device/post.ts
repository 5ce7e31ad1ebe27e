// What the page and its workers say to each other, and the parts of what is said to the engine.
import type { Analysis, Effect, EngineAnswer, EngineRequest, Hint, Task, Weighing } from '../wire/schema';

export type { Effect, EngineAnswer as Answer, EngineRequest as Request, Task } from '../wire/schema';

/** What over the network would be an HTTP request; the journal of the table that it is about is added. */
export type Call = Omit<Extract<EngineRequest, { do: 'request' }>, 'do' | 'entries'>;
export type Reply = Required<Pick<EngineAnswer, 'status' | 'type' | 'body'>>;
/** An entry of a journal, to be stored with the row that lists its table. */
export type Write = Omit<Extract<Effect, { do: 'write' }>, 'do'>;

export type ToTables =
  | { kind: 'begin'; module: WebAssembly.Module; bots: MessagePort }
  | { kind: 'open' | 'close'; connection: number }
  | { kind: 'text'; connection: number; text: string }
  | { kind: 'call'; id: number; call: Call }
  | { kind: 'remove'; id: number; table: string };

export type FromTables =
  | { kind: 'open' | 'close'; connection: number }
  | { kind: 'text'; connection: number; text: string }
  | { kind: 'reply'; id: number; reply: Reply | null } // null: it could not be done
  | { kind: 'waiting'; isWaiting: boolean }; // a bot, for what it thinks with

export interface ToBots {
  module: WebAssembly.Module;
  tables: MessagePort;
}
export interface Question {
  id: number;
  entries: string[];
  task: Task;
  milliseconds: number;
}
export interface Opinion {
  id: number;
  action: string | null; // null: the engine broke, or
  isLacking?: boolean; // what it thinks with cannot be had now
}

export interface ToAnalysis {
  module: WebAssembly.Module;
  record: string;
}
export type FromAnalysis =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'done'; analysis: Analysis }
  | { kind: 'refused'; sentence: string };

export interface ToHint {
  module: WebAssembly.Module;
  question: string;
  milliseconds: number;
}
/** Null: it was no question. */
export type FromHint = Hint | null;

/** A decision of a study that is to be thought about. */
export type Weighable = Omit<Extract<EngineRequest, { do: 'weigh' }>, 'do'>;

export type ToStudy =
  | { kind: 'begin'; module: WebAssembly.Module }
  | { kind: 'ask'; id: number; request: EngineRequest }
  | { kind: 'weigh'; id: number; request: Weighable | null }; // null: no more of it
export type FromStudy =
  { kind: 'answer'; id: number; answer: EngineAnswer } | { kind: 'weighing'; id: number; weighing: Weighing };
