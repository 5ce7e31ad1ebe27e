// Analyses that were asked for in this browser, so that a reload need not ask again; newest first.
import type { Analysis } from '../wire/schema';
import { store, stored } from './stored';

interface Asked {
  readonly table: string;
  readonly analysis: Analysis | null; // null: not there yet
}

const key = 'springtide.analyses.4'; // counts up when an analysis says more
const most = 4; // a game may weigh some tens of kilobytes

const known = (): readonly Asked[] => stored<Asked[]>(key) ?? [];

/** What was asked for this table; undefined if nothing was. A record from a file has no table. */
export const askedFor = (table: string): Asked | undefined => known().find((each) => each.table === table);

export function rememberAnalysis(table: string, analysis: Analysis | null): void {
  if (!table) return;
  store(key, [{ table, analysis }, ...known().filter((each) => each.table !== table)].slice(0, most));
}

export const forgetAnalysis = (table: string): void =>
  store(
    key,
    known().filter((each) => each.table !== table),
  );
