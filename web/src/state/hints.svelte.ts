// Hints at one table: asked for, thought about on this device, and told in three steps. Each belongs to one position.
import { api } from '../wire/api';
import type { Hint, HintMessage } from '../wire/schema';
import type { TableState } from './table.svelte';

/** Where to look; which two choices matter; which one is better, and why. */
export type HintStep = 1 | 2 | 3;
export const lastHintStep: HintStep = 3;

type Think = (question: string, signal: AbortSignal) => Promise<Hint | null>;

export class Hints<View> {
  #asked = $state<string | null>(null); // the position that somebody wants a hint for
  #found = $state.raw<{ from: string; hint: Hint } | null>(null);
  #step = $state<HintStep>(1);
  #failed = $state<string | null>(null);
  #isOpen = $state(false);
  #thinking: { question: HintMessage; stop: AbortController } | null = null;

  constructor(
    readonly game: TableState<View>,
    readonly think: Think = api.adviseHere,
    /** Whether a hint would be in place where this is shown. */
    readonly isWanted: () => boolean = () => true,
  ) {}

  get #position(): string {
    const { seat, update } = this.game;
    return `${seat ?? ''} ${update?.seq ?? 0}`;
  }

  /** Whether somebody may ask now. */
  get isOffered(): boolean {
    const { table, update, isMyTurn, isHolding } = this.game;
    const isAsked = table?.hints === true && isMyTurn && !isHolding && (update?.legal ?? []).length > 0;
    return isAsked && this.isWanted();
  }

  /** What is told of the position that is shown; null while nothing is. */
  get shown(): { hint: Hint; step: HintStep } | null {
    const found = this.#found;
    if (!this.#isOpen || !this.isOffered || found?.from !== this.#position) return null;
    return { hint: found.hint, step: this.#step };
  }

  get isThinking(): boolean {
    return this.isOffered && this.#asked === this.#position;
  }

  get hasFailed(): boolean {
    return this.#isOpen && this.isOffered && this.#failed === this.#position;
  }

  /** A hint, or one step more of the one that is told. */
  ask(): void {
    if (!this.isOffered || this.isThinking || !this.game.isConnected) return;
    const position = this.#position;
    this.#failed = null;
    if (this.#found?.from === position) {
      if (this.#isOpen && this.#step < lastHintStep) this.#step = (this.#step + 1) as HintStep;
      this.#isOpen = true;
      return;
    }
    this.#isOpen = true;
    this.#step = 1;
    this.#asked = position;
    this.game.askHint();
  }

  close(): void {
    this.#isOpen = false;
  }

  /** What the table has answered: to be called with each. */
  async heed(question: HintMessage): Promise<void> {
    const from = `${question.viewer} ${question.seq}`;
    if (this.#asked !== from) return;
    this.#thinking?.stop.abort();
    const stop = new AbortController();
    this.#thinking = { question, stop };
    const hint = await this.think(question.question, stop.signal).catch(() => null);
    if (stop.signal.aborted || this.#asked !== from) return;
    this.#asked = null;
    if (hint) this.#found = { from, hint };
    else this.#failed = from;
  }

  end(): void {
    this.#thinking?.stop.abort();
    this.#asked = null;
  }
}
