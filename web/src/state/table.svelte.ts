// One table as this browser knows it: the server's words, held as they are, and what is derived from them.
import { Line, openSocket, type LineEvents, type Socket } from '../wire/line';
import type {
  Command,
  RefusedMessage,
  Seat,
  StepsMessage,
  TableEvent,
  TableMessage,
  UpdateMessage,
  Viewer,
} from '../wire/messages';

export class TableState<View> {
  table = $state.raw<TableMessage | null>(null);
  updates = $state.raw<Partial<Record<Viewer, UpdateMessage<View>>>>({});
  previous = $state.raw<Partial<Record<Viewer, UpdateMessage<View>>>>({}); // what was shown before, for what moves
  log = $state.raw<TableEvent[]>([]);
  steps = $state.raw<StepsMessage<View> | null>(null);
  refusal = $state.raw<RefusedMessage | null>(null);
  isConnected = $state(false);
  needsReload = $state(false);
  seatShown = $state<Viewer | null>(null); // whose view is shown, where one device has several seats
  isHolding = $state(false); // what came last is still moving; what comes next waits

  readonly line: Line;
  #held: UpdateMessage<View>[] = [];
  #holding: ReturnType<typeof setTimeout> | undefined;
  #logSeq: Partial<Record<Viewer, number>> = {};

  /** `pause` says for how many milliseconds the way from one view to the next wants to be seen. */
  constructor(
    id: string,
    token: string | null,
    open: () => Socket = openSocket,
    readonly pause: (before: View, after: View) => number = () => 0,
  ) {
    const events: LineEvents = {
      table: (message) => (this.table = message),
      update: (message) => this.#arrive(message as UpdateMessage<View>),
      steps: (message) => (this.steps = message as StepsMessage<View>),
      refused: (message) => (this.refusal = message),
      connected: (isConnected) => (this.isConnected = isConnected),
      reload: () => (this.needsReload = true),
    };
    this.line = new Line(id, token, events, open);
  }

  /** The seats held here; the spectator if there are none. */
  get viewers(): Viewer[] {
    return this.table && this.table.yours.length > 0 ? this.table.yours : ['spectator'];
  }

  /** Whose eyes the board shows: who must act among the own seats, or the first. */
  get viewer(): Viewer {
    const viewers = this.viewers;
    if (this.seatShown && viewers.includes(this.seatShown)) return this.seatShown;
    return (
      viewers.find((each) => this.updates[each]?.to_act?.includes(each as Seat)) ?? viewers[0] ?? 'spectator'
    );
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

  get isMyTurn(): boolean {
    return this.seat !== null && (this.update?.to_act?.includes(this.seat) ?? false);
  }

  send(command: Command): void {
    this.refusal = null;
    this.line.send(command);
  }

  /** Ends what is moving and shows at once whatever waited for it. */
  skip(): void {
    clearTimeout(this.#holding);
    this.isHolding = false;
    const [next, ...rest] = this.#held;
    this.#held = rest;
    if (next) this.#show(next);
    if (next && !this.isHolding) this.skip();
  }

  close(): void {
    clearTimeout(this.#holding);
    this.line.close();
  }

  #arrive(message: UpdateMessage<View>): void {
    if (this.isHolding) this.#held = [...this.#held, message];
    else this.#show(message);
  }

  #show(message: UpdateMessage<View>): void {
    this.#update(message);
    const before = this.previous[message.viewer]?.view;
    const time = before && message.view ? this.pause(before, message.view) : 0;
    if (time === 0 || message.viewer !== this.viewer) return;
    this.isHolding = true;
    this.#holding = setTimeout(() => this.skip(), time);
  }

  #update(message: UpdateMessage<View>): void {
    this.previous = { ...this.previous, [message.viewer]: this.updates[message.viewer] };
    this.updates = { ...this.updates, [message.viewer]: message };
    // One log for the table: that of the first viewer.
    if (message.viewer !== (this.viewers[0] ?? 'spectator')) return;
    const known = this.#logSeq[message.viewer] ?? 0;
    const first = message.seq - message.events.length;
    this.#logSeq = { [message.viewer]: message.seq };
    this.log = known === first ? [...this.log, ...message.events] : message.events;
  }
}
