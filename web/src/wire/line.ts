// A line to one table: says hello, watches, comes back by itself with what it has, and sends again what was not answered.
import { here } from './here';
import {
  protocolVersion,
  type AcknowledgedMessage,
  type AheadMessage,
  type AnnouncementMessage,
  type Command,
  type HintMessage,
  type HistoryMessage,
  type RefusedMessage,
  type ServerMessage,
  type StepsMessage,
  type TableMessage,
  type UpdateMessage,
  type Viewer,
} from './schema';
import { isOnDevice } from './place';

export interface LineEvents {
  table(message: TableMessage): void;
  update(message: UpdateMessage): void;
  steps(message: StepsMessage): void;
  history?(message: HistoryMessage): void;
  ahead?(message: AheadMessage): void;
  hint?(message: HintMessage): void;
  /** Of the server; what was announced before is over. */
  announcement?(message: AnnouncementMessage): void;
  acknowledged(message: AcknowledgedMessage): void;
  refused(message: RefusedMessage): void;
  /** The server's store does not answer; the line tries again by itself. */
  busy?(): void;
  connected(isConnected: boolean): void;
  reload(): void;
}

/** What of a WebSocket the line needs; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

const firstDelay = 250;
const longestDelay = 8000;
const heartbeat = 25_000;
const busyDelay = 2000; // before a command is sent again that the server could not store

export class Line {
  #socket: Socket | null = null;
  #have: Partial<Record<Viewer, number>> = {};
  #waiting: { id: string; text: string }[] = []; // sent or to be sent, not answered
  #delay = firstDelay;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;
  #isShared = false; // several seats are held here: what lies open is wanted, too
  #number = 0;
  readonly #session = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    /** Asked anew for every connection: who signs in has another one. */
    readonly token: () => string | null,
    readonly events: LineEvents,
    readonly open: () => Socket,
  ) {
    this.#connect();
  }

  send(command: Command): string {
    const id = `${this.#session}-${++this.#number}`;
    const text = JSON.stringify({ ...command, table: this.table, id });
    this.#waiting.push({ id, text });
    this.#socket?.send(text);
    return id;
  }

  askSteps(seat: Viewer): void {
    this.#socket?.send(JSON.stringify({ type: 'steps', table: this.table, seat }));
  }

  /** Asks what the seat's cards would do on the table as it lies. */
  askAhead(seat: Viewer): void {
    this.#socket?.send(JSON.stringify({ type: 'ahead', table: this.table, seat }));
  }

  /** Asks for what the seat knows of its decision, to think about it. */
  askHint(seat: Viewer): void {
    this.#socket?.send(JSON.stringify({ type: 'hint', table: this.table, seat }));
  }

  /** Asks for what a viewer saw before its event of this number. */
  askHistory(viewer: Viewer, before: number): void {
    this.#socket?.send(JSON.stringify({ type: 'history', table: this.table, viewer, before }));
  }

  /** For good: nothing is said or heard any more, not even by a socket that opens only now. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.open();
    let isWelcome = false;
    let shown: string | null = null;
    socket.onopen = () => {
      if (this.#isClosed) return socket.close();
      shown = this.token();
      socket.send(
        JSON.stringify({ type: 'hello', version: protocolVersion, ...(shown ? { token: shown } : {}) }),
      );
    };
    socket.onmessage = (event) => {
      if (this.#isClosed) return socket.close();
      const message = decode(String(event.data));
      if (!message) return;
      if (message.type === 'welcome' && !isWelcome) {
        isWelcome = true;
        if (!isOnDevice(this.table)) this.events.announcement?.({ type: 'announcement' });
        this.#resume(socket);
      } else if (!isWelcome && message.type === 'refused' && this.#mayTryAgain(message, shown))
        socket.close();
      else this.#handle(message);
    };
    socket.onclose = () => this.#lost();
  }

  /** Whether another hello may be welcome: nobody could look, or by now there is another token. */
  #mayTryAgain({ code }: RefusedMessage, shown: string | null): boolean {
    if (code === 'busy') this.events.busy?.();
    return code === 'busy' || (code === 'bad-token' && shown !== this.token());
  }

  /** A table that is watched comes by itself; a command is sent again with its id. */
  #waitWhileBusy(): void {
    this.events.busy?.();
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#sendWaiting(), busyDelay);
  }

  #sendWaiting(): void {
    for (const { text } of this.#waiting) this.#socket?.send(text);
  }

  #resume(socket: Socket): void {
    this.#socket = socket;
    this.#delay = firstDelay;
    this.#watch();
    this.#sendWaiting();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#socket?.send('{"type":"ping"}'), heartbeat);
    this.events.connected(true);
  }

  #watch(): void {
    const more = this.#isShared ? { spectator: true } : {};
    this.#socket?.send(JSON.stringify({ type: 'watch', table: this.table, have: this.#have, ...more }));
  }

  #lost(): void {
    const wasConnected = this.#socket !== null;
    this.#socket = null;
    clearInterval(this.#beat);
    if (this.#isClosed) return;
    if (wasConnected) this.events.connected(false);
    this.#timer = setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(longestDelay, this.#delay * 2);
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.table !== this.table) break;
        this.events.table(message);
        if (message.yours.length > 1 && !this.#isShared) {
          this.#isShared = true;
          this.#watch();
        }
        break;
      case 'update':
        if (message.table !== this.table) break;
        this.#have[message.viewer] = message.seq;
        this.events.update(message);
        break;
      case 'steps':
        this.events.steps(message);
        break;
      case 'history':
        if (message.table === this.table) this.events.history?.(message);
        break;
      case 'ahead':
        if (message.table === this.table) this.events.ahead?.(message);
        break;
      case 'hint':
        if (message.table === this.table) this.events.hint?.(message);
        break;
      case 'announcement':
        this.events.announcement?.(message);
        break;
      case 'acknowledged':
        this.#answered(message.id);
        this.events.acknowledged(message);
        break;
      case 'refused':
        if (message.code === 'busy') {
          this.#waitWhileBusy();
          break;
        }
        if (message.id !== undefined) this.#answered(message.id);
        this.events.refused(message);
        break;
      case 'reload':
        this.events.reload();
        break;
      default:
        break;
    }
  }

  #answered(id: string): void {
    this.#waiting = this.#waiting.filter((each) => each.id !== id);
  }
}

/** What is no message is nobody's. */
export function decode(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'type' in value ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}

export function serverSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const inner = new WebSocket(`${scheme}://${location.host}/ws`);
  const socket: Socket = {
    send: (text) => inner.send(text),
    close: () => inner.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  inner.onopen = () => socket.onopen?.();
  inner.onmessage = ({ data }: MessageEvent<unknown>) => socket.onmessage?.({ data });
  inner.onclose = () => socket.onclose?.();
  return socket;
}

/** A socket that first has to be fetched. */
export function lateSocket(load: () => Promise<() => Socket>): Socket {
  let inner: Socket | null = null;
  let isClosed = false;
  const socket: Socket = {
    send: (text) => inner?.send(text),
    close: () => {
      isClosed = true;
      if (inner) inner.close();
      else socket.onclose?.();
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  load().then(
    (open) => {
      if (isClosed) return;
      inner = open();
      inner.onopen = () => socket.onopen?.();
      inner.onmessage = (event) => socket.onmessage?.(event);
      inner.onclose = () => socket.onclose?.();
    },
    () => socket.onclose?.(),
  );
  return socket;
}

/** A line to where the table lives. */
export const openSocket = (table: string): Socket =>
  isOnDevice(table) ? lateSocket(async () => (await here()).deviceSocket) : serverSocket();
