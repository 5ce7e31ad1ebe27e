// What the page and its workers say to each other.
import type { Call, Reply, Task } from './speech';

export interface Pace {
  least: number;
  most: number;
}

export type ToTables =
  | { kind: 'begin'; module: WebAssembly.Module; bots: MessagePort; pace: Pace }
  | { kind: 'pace'; pace: Pace }
  | { kind: 'open' | 'close'; connection: number }
  | { kind: 'text'; connection: number; text: string }
  | { kind: 'call'; id: number; call: Call }
  | { kind: 'remove'; id: number; table: string };

export type FromTables =
  | { kind: 'open' | 'close'; connection: number }
  | { kind: 'text'; connection: number; text: string }
  | { kind: 'reply'; id: number; reply: Reply | null }; // null: it could not be done

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
  action: string | null; // null: the engine broke
}

export interface ToAnalysis {
  module: WebAssembly.Module;
  record: string;
}
export type FromAnalysis =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'done'; analysis: unknown }
  | { kind: 'refused'; sentence: string };
