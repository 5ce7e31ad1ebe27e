// One table as this browser knows it: the server's words, held as they are, and what is derived from them.
import { hearAnnouncement } from './announcement.svelte';
import { forcedEntry } from './forced';
import { withNews, withPage, type History } from './history';
import { hasMissed, movesOf, type Absence } from './since';
import { Line, openSocket, type LineEvents, type Socket } from '../wire/line';
import type {
  AheadMessage,
  Command,
  Entry,
  HintMessage,
  HistoryMessage,
  RefusedMessage,
  Seat,
  StepsMessage,
  TableEvent,
  TableMessage,
  UpdateMessage,
  Viewer,
} from '../wire/schema';
import { offsetOf, withSample, type Sample } from './clock';
import { stretchNow } from './pace.svelte';
import { Teller, type Beat } from './teller.svelte';
import { closed, deviceAfter, isCovered, opened, unopened, type Device } from './device';

const longAway = 20_000; // who looks away for less has missed nothing
const pageInterval = 100; // between two pages of what happened earlier: there is room for moves
const stepsInterval = 500; // between two questions for the steps

export class TableState<View> {
  table = $state.raw<TableMessage | null>(null);
  updates = $state.raw<Partial<Record<Viewer, UpdateMessage<View>>>>({});
  previous = $state.raw<Partial<Record<Viewer, UpdateMessage<View>>>>({}); // what was shown before, for what moves
  steps = $state.raw<StepsMessage<View> | null>(null);
  refusal = $state.raw<RefusedMessage | null>(null);
  isConnected = $state(false);
  isBusy = $state(false); // the server's store does not answer; it goes on by itself
  needsReload = $state(false);
  device = $state.raw<Device>(unopened); // who looks, where one device has several seats
  hints: { readonly isOffered: boolean; ask: () => void } | null = null; // of who gives them here
  readonly teller = new Teller(stretchNow); // of what happened, beat by beat; what comes next waits for it

  offset = $state(0); // what the server's clock is ahead of the browser's
  absence = $state.raw<Absence | null>(null); // the last one, until the player has been told what was missed

  #ahead = $state.raw<AheadMessage | null>(null);
  question = $state.raw<HintMessage | null>(null); // what the own seat knew when a hint was asked for
  #lookedFrom = ''; // the position that was asked about last: once is enough
  #history = $state.raw<History | null>(null);
  readonly log: readonly TableEvent[] = $derived(this.#history?.events ?? []);
  readonly moves = $derived(movesOf(this.log, this.#history?.after)); // those of the log that count
  readonly line: Line;
  #samples: Sample[] = [];
  #told: Viewer[] = []; // who has had an update since the line is up
  #left: { time: number; seen: number } | null = null; // since when nobody looks at this table
  #isVisible = $state(true);
  #followed: Seat | null = null; // whose steps are asked for
  #asking: ReturnType<typeof setTimeout> | undefined;
  #sent = $state.raw<{ id: string; until: number } | null>(null); // the last move, and the update that shows it
  #latest: Partial<Record<Viewer, UpdateMessage<View>>> = {}; // shown or not
  #paging: ReturnType<typeof setTimeout> | undefined; // a page is asked for, or will be

  /** `beatsOf` says what is to be told of an update that follows another, `isForcing` whether forced choices make themselves. */
  constructor(
    id: string,
    token: () => string | null,
    open: () => Socket = () => openSocket(id),
    readonly beatsOf: (before: UpdateMessage<View>, after: UpdateMessage<View>) => readonly Beat[] = () => [],
    readonly isForcing: () => boolean = () => false,
  ) {
    const events: LineEvents = {
      table: (message) => {
        this.isBusy = false;
        this.table = message;
      },
      update: (message) => {
        this.isBusy = false;
        this.#arrive(message as UpdateMessage<View>);
      },
      busy: () => (this.isBusy = true),
      steps: (message) => (this.steps = message as StepsMessage<View>),
      history: (message) => this.#turnPage(message),
      ahead: (message) => (this.#ahead = message),
      hint: (message) => (this.question = message),
      announcement: hearAnnouncement,
      acknowledged: (message) => this.#answer(message.id, message.seq),
      refused: (message) => {
        this.#answer(message.id, 0);
        this.refusal = message;
      },
      connected: (isConnected) => this.#connect(isConnected),
      reload: () => (this.needsReload = true),
    };
    this.absence = { seen: 0, until: Date.now() };
    this.line = new Line(id, token, events, open);
  }

  /** The seats held here; the spectator if there are none. */
  get viewers(): Viewer[] {
    return this.table && this.table.yours.length > 0 ? this.table.yours : ['spectator'];
  }

  /** Whose eyes the board shows: the own seat that was asked last, or the first. */
  get viewer(): Viewer {
    const viewers = this.viewers;
    return viewers.includes(this.device.viewer) ? this.device.viewer : (viewers[0] ?? 'spectator');
  }

  /** Several share this device, and the one whose turn it is to look has not said so yet. */
  get isCovered(): boolean {
    return isCovered(this.device, this.viewers);
  }

  /** Somebody says whose cards to show. */
  uncover(seat: Seat): void {
    this.device = opened(this.device, this.viewers, seat);
  }

  cover(): void {
    this.device = closed(this.device);
  }

  get seat(): Seat | null {
    return this.viewer === 'spectator' ? null : this.viewer;
  }

  get update(): UpdateMessage<View> | null {
    return this.updates[this.viewer] ?? null;
  }

  get previousView(): View | null {
    return this.previous[this.viewer]?.view ?? null;
  }

  /** What came last is still being told; what comes next waits. */
  get isHolding(): boolean {
    return this.teller.isTelling;
  }

  /** What has been told of the log: the rest of it is still being shown. */
  get toldLog(): readonly TableEvent[] {
    const events = this.viewers.length === 1 ? (this.update?.events.length ?? 0) : 0;
    const untold = events - (this.teller.beat?.read ?? events);
    return untold > 0 ? this.log.slice(0, -untold) : this.log;
  }

  /** A move is on its way: nothing more is asked until what it led to is shown. */
  get isSending(): boolean {
    // An answer counts in the events of the first seat.
    const first = this.updates[this.viewers[0] ?? 'spectator'];
    return this.#sent !== null && this.#sent.until > (first?.seq ?? 0);
  }

  get isMyTurn(): boolean {
    return !this.isSending && this.seat !== null && (this.update?.to_act?.includes(this.seat) ?? false);
  }

  /** The choice that makes itself now: everything has been told, and nothing else can be done. */
  get forced(): Entry | null {
    if (!this.isForcing() || !this.#isVisible || !this.isConnected || this.refusal) return null;
    if (!this.isMyTurn || this.isHolding) return null;
    return forcedEntry(this.update, this.seat, this.log);
  }

  send(command: Command): void {
    this.refusal = null;
    const id = this.line.send(command);
    if (command.type === 'act') this.#sent = { id, until: Infinity };
  }

  /** Answers the decision that the own seat is asked for. */
  act(actions: string[]): void {
    const decision = this.update?.decision;
    this.teller.skip();
    if (this.seat && decision !== undefined) this.send({ type: 'act', seat: this.seat, decision, actions });
  }

  /** Asks for what happened since the seat's last move, and again whenever more has happened. */
  followSteps(seat: Seat): void {
    this.forgetSteps();
    this.#followed = seat;
    this.line.askSteps(seat);
  }

  forgetSteps(): void {
    clearTimeout(this.#asking);
    this.#asking = undefined;
    this.#followed = null;
    this.steps = null;
  }

  /** Asks what the cards of the own seat would do, once for each position. */
  lookAhead(): void {
    const { seat, update } = this;
    if (!seat || !update || !this.isConnected || this.ways) return;
    const from = `${seat} ${update.seq}`;
    if (from === this.#lookedFrom) return;
    this.#lookedFrom = from;
    this.line.askAhead(seat);
  }

  /** What the cards of the own seat would do in the position that is shown; null while nobody knows. */
  get ways(): readonly unknown[] | null {
    const known = this.#ahead;
    return known && known.viewer === this.seat && known.seq === this.update?.seq ? known.ways : null;
  }

  /** Asks for the question that a hint is an answer to. */
  askHint(): void {
    if (this.seat) this.line.askHint(this.seat);
  }

  /** Whether the page can be seen; who comes back after a while may have missed something. */
  look(isVisible: boolean): void {
    this.#isVisible = isVisible;
    if (!isVisible) this.teller.skip();
    this.#comeOrGo();
  }

  close(): void {
    this.forgetSteps();
    this.teller.close();
    clearTimeout(this.#paging);
    this.line.close();
  }

  #connect(isConnected: boolean): void {
    this.#told = [];
    this.#lookedFrom = '';
    this.#stopPaging();
    this.isConnected = isConnected;
    this.#comeOrGo();
  }

  #comeOrGo(): void {
    const time = Date.now();
    if (!this.isConnected || !this.#isVisible) this.#left ??= { time, seen: this.#seen };
    else if (this.#left) {
      if (time - this.#left.time >= longAway) this.#endAbsence({ seen: this.#left.seen, until: time });
      this.#left = null;
    }
  }

  // An earlier absence of which nobody was told yet goes on in this one.
  #endAbsence(absence: Absence): void {
    const isUntold = this.seat !== null && hasMissed(this.moves, this.seat, this.absence, this.offset);
    this.absence = isUntold ? { ...absence, seen: this.absence?.seen ?? 0 } : absence;
  }

  #learnTime(message: UpdateMessage<View>): void {
    const last = message.events.at(-1);
    const isFresh = this.#told.includes(message.viewer);
    if (!isFresh) this.#told = [...this.#told, message.viewer];
    if (!last) return;
    this.#samples = withSample(this.#samples, { ahead: last.time - Date.now(), isFresh });
    this.offset = offsetOf(this.#samples);
  }

  #askAgain(viewer: Viewer): void {
    if (viewer !== this.#followed || this.#asking !== undefined) return;
    this.#asking = setTimeout(() => {
      this.#asking = undefined;
      if (this.#followed) this.line.askSteps(this.#followed);
    }, stepsInterval);
  }

  get #seen(): number {
    return (this.#history?.after ?? 0) + this.log.length;
  }

  // What happened earlier comes page by page, for the log and for who looks back.
  #askHistory(): void {
    const known = this.#history;
    if (!known || known.after <= 0) return;
    this.#paging ??= setTimeout(() => this.line.askHistory(known.viewer, known.after), pageInterval);
  }

  #turnPage(message: HistoryMessage): void {
    this.#stopPaging();
    if (!this.#history) return;
    const known = this.#history;
    this.#history = withPage(known, message);
    if (this.#history !== known || message.viewer !== known.viewer) this.#askHistory();
  }

  #stopPaging(): void {
    clearTimeout(this.#paging);
    this.#paging = undefined;
  }

  #answer(id: string | undefined, seq: number): void {
    if (this.#sent && this.#sent.id === id) this.#sent = { id, until: seq };
  }

  #arrive(message: UpdateMessage<View>): void {
    this.#learnTime(message);
    this.#askAgain(message.viewer);
    const before = this.#latest[message.viewer];
    this.#latest = { ...this.#latest, [message.viewer]: message };
    // Of a game that begins nothing was seen before, so what is told of it fits, even if it is not all.
    const goesOn = before && message.viewer === this.viewer && (before.seq === message.after || !before.view);
    this.teller.add(() => this.#update(message), goesOn ? this.beatsOf(before, message) : []);
  }

  #update(message: UpdateMessage<View>): void {
    this.previous = { ...this.previous, [message.viewer]: this.updates[message.viewer] };
    this.updates = { ...this.updates, [message.viewer]: message };
    this.device = deviceAfter(this.device, this.viewers, message.to_act ?? []);
    // One log for the table: where several share a device, of what lies open.
    if (message.viewer !== (this.viewers.length > 1 ? 'spectator' : this.viewers[0])) return;
    this.#history = withNews(this.#history, message);
    this.#askHistory();
  }
}
