// The journals of the tables that live on this device, and the rows that list them.
import type { OwnTable } from '../wire/schema';
import type { Write } from './post';

export interface Entry {
  seq: number;
  entry: string;
}
/** `conflict`: the journal has gone on without us; `gone`: somebody has deleted the table. */
export type Outcome = 'stored' | 'conflict' | 'gone';

export interface Store {
  /** The entries after `seq`, in their order. */
  journal(table: string, seq?: number): Promise<Entry[]>;
  /** Entry and row together or not at all; durable once it is `stored`. The first entry of a table must say so. */
  append(write: Write, isFirst: boolean): Promise<Outcome>;
  rows(): Promise<OwnTable[]>;
  remove(table: string): Promise<void>;
}
