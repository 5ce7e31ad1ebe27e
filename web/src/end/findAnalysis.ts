// The analysis of a game, asked for once in a browser: what is known already is not asked for again.
import { noteAccuracies } from '../state/accuracies';
import { askedFor, forgetAnalysis, rememberAnalysis } from '../state/analyses';
import { tokenFor } from '../state/session.svelte';
import { analyse } from '../wire/analysis';
import type { Analysis, Progress } from '../wire/schema';
import { noteIfOwn } from './digest';

interface Wish {
  table: string; // empty for a record from a file
  record?: string | undefined; // where it is known already
  signal: AbortSignal;
  onjob: (job: Progress) => void;
}

// Nobody waits for it, and what could not be noted is noted the next time.
const note = (table: string, analysis: Analysis): void =>
  void noteIfOwn(table, analysis).catch(() => undefined);

/** Null if nobody wants it any more, or if it cannot be had. */
export async function findAnalysis(wish: Wish): Promise<Analysis | null> {
  const { table } = wish;
  const kept = askedFor(table)?.analysis;
  if (kept) {
    note(table, kept);
    return kept;
  }
  rememberAnalysis(table, null);
  try {
    const analysis = await analyse({ ...wish, token: tokenFor(table) });
    if (analysis) {
      rememberAnalysis(table, analysis);
      noteAccuracies(table, analysis.seats);
      note(table, analysis);
    }
    return analysis;
  } catch (trouble) {
    forgetAnalysis(table);
    throw trouble;
  }
}
