// What the parts of an analysis are shown with.
import type { Snippet } from 'svelte';
import type { Telling } from '../kit/telling';
import type { Analysis, Seat, TableMessage } from '../wire/schema';
import type { RoundStart } from './moments';

export interface AnalysisProps {
  table: TableMessage;
  analysis: Analysis;
  rounds: readonly RoundStart[];
  telling: Telling;
  mark: Snippet<[Seat]>;
  onmoment?: ((at: number) => void) | undefined;
}
