// Looking back at a table, step by step: which step is shown instead of what is.
import { countSince, hasMissed, hasMoved, stepsSince } from './since';
import { nearestIndex, stepAt, type ShownStep, type Step } from './stepper';
import type { Entry, Seat } from '../wire/schema';
import type { TableState } from './table.svelte';

export class Past<View> {
  // A past belongs to a seat: whoever else comes to this device sees the present.
  #opened = $state.raw<{ seat: Seat; index: number } | null>(null);

  /** `tells` says which moves are worth a step of their own. */
  constructor(
    readonly game: TableState<View>,
    readonly tells: (move: Entry) => boolean,
  ) {}

  readonly #since = $derived.by(() => {
    const { seat, steps } = this.game;
    if (!seat || this.#opened?.seat !== seat || steps?.viewer !== seat) return null;
    return stepsSince(steps.steps, seat, this.tells);
  });

  /** How many moves there are to look at. */
  readonly count = $derived.by(() =>
    this.game.seat ? countSince(this.game.moves, this.game.seat, this.tells) : 0,
  );

  /** Whoever opens the page of a game that is over did not come for its last moves. */
  get isInvited(): boolean {
    const { seat, moves, absence, offset, table } = this.game;
    if (!seat || !absence || this.#since || (table?.life !== 'playing' && absence.seen === 0)) return false;
    return this.count > 0 && hasMissed(moves, seat, absence, offset);
  }

  get isFromStart(): boolean {
    return this.game.seat !== null && !hasMoved(this.game.moves, this.game.seat);
  }

  get steps(): readonly Step<View>[] {
    return this.#since?.steps ?? [];
  }

  get index(): number {
    return nearestIndex(this.#opened?.index ?? 0, this.steps.length);
  }

  /** Null while the present is shown. */
  readonly shown: ShownStep<View> | null = $derived.by(() =>
    this.#since ? stepAt(this.#since.steps, this.index, this.#since.first) : null,
  );

  open(): void {
    const { seat } = this.game;
    if (!seat) return;
    this.game.absence = null;
    this.#opened = { seat, index: 0 };
    this.game.followSteps(seat);
  }

  go(index: number): void {
    if (this.#opened) this.#opened = { ...this.#opened, index };
  }

  close(): void {
    this.#opened = null;
    this.game.forgetSteps();
  }
}
