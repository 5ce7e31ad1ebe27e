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

  readonly line: Line;
  #logSeq: Partial<Record<Viewer, number>> = {};

  constructor(id: string, token: string | null, open: () => Socket = openSocket) {
    const events: LineEvents = {
      table: (message) => (this.table = message),
      update: (message) => this.#update(message as UpdateMessage<View>),
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

  close(): void {
    this.line.close();
  }

  #update(message: UpdateMessage<View>): void {
    this.previous = this.updates;
    this.updates = { ...this.updates, [message.viewer]: message };
    // One log for the table: that of the first viewer.
    if (message.viewer !== (this.viewers[0] ?? 'spectator')) return;
    const known = this.#logSeq[message.viewer] ?? 0;
    const first = message.seq - message.events.length;
    this.#logSeq = { [message.viewer]: message.seq };
    this.log = known === first ? [...this.log, ...message.events] : message.events;
  }
}
