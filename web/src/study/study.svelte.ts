// A study as it is walked through: its tree, where one is, what is seen there and what the engine thinks of it.
import { SvelteMap } from 'svelte/reactivity';
import type { StudyDesk } from '../wire/here';
import type { EngineAnswer, EngineRequest, Seat, Variations, Weighed, Weighing } from '../wire/schema';
import { keepStudy, type KeptStudy } from '../state/studies';
import { playersIn } from '../state/views';
import type { Place } from './line';
import { childrenOf, keyOf, steppedTo } from './tree';

/** Through whose eyes: of whoever decides, of one seat, or with everything open. */
export type Eyes = 'acting' | 'open' | Seat;

const chunk = 60; // milliseconds of thinking between two looks
const enough = 48; // rounds after which another decision may be thought about

type Change = Extract<EngineRequest, { do: 'extend' | 'annotate' | 'prune' }>;
type Wish = Change extends infer Each
  ? Each extends Change
    ? Omit<Each, 'text' | 'branch' | 'seat'>
    : never
  : never;

export class StudyState {
  tree = $state.raw<Variations | null>(null);
  at = $state(0);
  place = $state.raw<Place | null>(null);
  eyes = $state<Eyes>('acting');
  trouble = $state.raw<string | null>(null); // the engine's own words for what it refused
  isBroken = $state(false);
  readonly #weighings = new SvelteMap<string, Weighing>(); // by the way to the decision
  #desk: StudyDesk | null = null;
  #kept: KeptStudy;
  #isClosed = false;

  /** Hears of every place that is shown. */
  onplace: (tree: Variations, place: Place) => void = () => {};

  constructor(kept: KeptStudy) {
    this.#kept = kept;
  }

  get id(): string {
    return this.#kept.id;
  }

  /** Reads what was kept; false if it is no study. */
  async open(desk: Promise<StudyDesk>): Promise<boolean> {
    this.#desk = await desk;
    if (this.#isClosed) this.#desk.close();
    const { text, at } = this.#kept;
    const answer = await this.#ask({ do: 'variations', text, moment: at });
    const tree = answer?.variations;
    if (!tree) return false;
    this.tree = tree;
    const branch = text.startsWith('springtide record ') ? at - tree.before : at;
    await this.go(Math.min(Math.max(0, branch), tree.branches.length - 1));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#desk?.close();
  }

  async go(at: number): Promise<void> {
    this.at = at;
    this.trouble = null;
    await this.#show();
  }

  /** Where a key leads; false if it leads nowhere. */
  step(key: string): boolean {
    const next = this.tree && steppedTo(this.tree.branches, this.at, key);
    if (next === null) return false;
    if (next !== this.at) void this.go(next);
    return true;
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const { tree } = this;
    if (!tree) return;
    // A seat reads the moves as it saw them.
    const answer = await this.#ask({ do: 'variations', text: tree.text, ...this.#seat });
    if (answer?.variations) this.tree = answer.variations;
    await this.#show();
  }

  /** A move from here; whatever is there already is gone to. */
  extend = (actions: string[]): Promise<boolean> => this.#change({ do: 'extend', actions });
  /** Nature draws, until somebody has to decide. */
  draw = (): Promise<boolean> =>
    this.#change({ do: 'extend', seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 });
  annotate = (notes: { name: string; comment: string; marks: string[] }): Promise<boolean> =>
    this.#change({ do: 'annotate', ...notes });
  prune = (): Promise<boolean> => this.#change({ do: 'prune' });
  async entitle(title: string): Promise<boolean> {
    const { at } = this;
    const isDone = await this.#change({ do: 'annotate', title });
    if (isDone) await this.go(at);
    return isDone;
  }

  /** What is thought of the decision here, so far. */
  get weighing(): Weighing | null {
    return this.#weighings.get(this.#keyAt(this.at)) ?? null;
  }

  /** What was thought of the move that led to a branch. */
  worthOf(branch: number): Weighed | null {
    const move = this.tree?.branches[branch]?.move;
    if (!this.tree || !move || branch === 0) return null;
    const parent = this.tree.branches[branch]?.parent ?? 0;
    const choices = this.#weighings.get(this.#keyAt(parent))?.choices;
    return choices?.find((each) => each.move.text === move.text) ?? null;
  }

  /** The best of the decision that led to a branch. */
  bestBefore(branch: number): Weighed | null {
    const parent = this.tree?.branches[branch]?.parent ?? 0;
    const choices = this.#weighings.get(this.#keyAt(parent))?.choices ?? [];
    return choices.reduce<Weighed | null>(
      (best, each) => (best && best.value >= each.value ? best : each),
      null,
    );
  }

  get #seat(): { seat?: Seat } {
    return this.eyes === 'acting' || this.eyes === 'open' ? {} : { seat: this.eyes };
  }

  #keyAt(branch: number): string {
    const { tree } = this;
    return tree ? `${this.eyes}\n${keyOf(tree.branches, branch)}` : '';
  }

  async #ask(request: EngineRequest): Promise<EngineAnswer | null> {
    if (!this.#desk || this.#isClosed) return null;
    const answer = await this.#desk.ask(request);
    this.trouble = answer.sentence ?? null;
    return this.#isClosed || answer.sentence !== undefined ? null : answer;
  }

  async #change(wish: Wish): Promise<boolean> {
    const { tree, at } = this;
    if (!tree) return false;
    const answer = await this.#ask({ ...wish, text: tree.text, branch: at, ...this.#seat });
    if (!answer?.variations) return false;
    const branch = answer.branch ?? at;
    await this.#keep(answer.variations, branch); // what is seen to be there is there after a reload
    this.tree = answer.variations;
    await this.go(branch);
    return true;
  }

  async #show(): Promise<void> {
    const { tree, at, eyes } = this;
    if (!tree) return;
    const answer = await this.#ask({
      do: 'look',
      text: tree.text,
      branch: at,
      ...this.#seat,
      ...(eyes === 'open' ? { open: true } : {}),
    });
    const place = answer?.place as Place | undefined;
    if (!place || at !== this.at || tree !== this.tree) return; // gone on meanwhile
    this.place = place;
    this.onplace(tree, place);
    void this.#keep(tree, at);
    this.#think();
  }

  // First of the decision that led here, until it has an answer; then of the one to be made.
  #think(): void {
    const { tree, place, at } = this;
    if (!tree || !place) return;
    const parent = tree.branches[at]?.parent ?? 0;
    const mover = tree.branches[at]?.move?.seat;
    const before = this.#weighings.get(this.#keyAt(parent));
    if (at > 0 && mover && mover !== 'nature' && (before?.rounds ?? 0) < enough && this.#isChoice(parent))
      return this.#weigh(parent, mover, ({ rounds }) => rounds >= enough);
    const seat = place.actor;
    if (seat && seat !== 'nature') this.#weigh(at, seat, () => false);
    else this.#desk?.weigh(null, () => {});
  }

  // More than the move of the game is there: somebody wants to know which is better.
  #isChoice(branch: number): boolean {
    return this.tree !== null && childrenOf(this.tree.branches, branch).length > 1;
  }

  #weigh(branch: number, seat: Seat, isEnough: (weighing: Weighing) => boolean): void {
    const { tree, eyes } = this;
    if (!tree) return;
    const key = this.#keyAt(branch);
    const open = eyes === 'open' ? { open: true } : {};
    this.#desk?.weigh({ text: tree.text, branch, seat, ...open, milliseconds: chunk }, (weighing) => {
      this.#weighings.set(key, weighing);
      if (isEnough(weighing)) this.#think();
    });
  }

  async #keep({ text, title, game }: Variations, at: number): Promise<void> {
    this.#kept = { ...this.#kept, text, at, title, game, changed: Date.now() };
    await keepStudy(this.#kept).catch(() => {}); // then it is there as long as the page is
  }

  /** The position here as text, with everything open. */
  async position(): Promise<string | null> {
    const { tree, at } = this;
    if (!tree) return null;
    const answer = await this.#ask({ do: 'look', text: tree.text, branch: at, open: true });
    return answer?.place?.text ?? null;
  }

  /** What is wrong with a position, in the engine's words; null: nothing. */
  async flawOf(position: string): Promise<string | null> {
    const answer = await this.#desk?.ask({ do: 'variations', text: position });
    return answer?.sentence ?? null;
  }

  /** Who may be looked through here to decide. */
  get deciders(): Seat[] {
    return this.place ? playersIn(this.place.to_act) : [];
  }
}
