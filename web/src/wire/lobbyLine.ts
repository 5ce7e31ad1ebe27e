// A line to the lobby: says hello, enters, and comes back by itself.
import { serverSocket, decode, type Socket } from './line';
import { protocolVersion, type AnnouncementMessage, type FriendsMessage, type LobbyMessage } from './schema';

export interface LobbyEvents {
  lobby(message: LobbyMessage): void;
  friends(message: FriendsMessage): void;
  /** What was announced before is over. */
  announcement(message: AnnouncementMessage): void;
  connected(isConnected: boolean): void;
}

const firstDelay = 500;
const longestDelay = 15_000;
const heartbeat = 25_000;

export class LobbyLine {
  #socket: Socket | null = null; // once it is welcome
  #opening: Socket | null = null;
  #delay = firstDelay;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;
  #refusedToken: string | null = null; // who nobody knows may look as a stranger does

  constructor(
    /** Asked anew for every connection: who signs in has another one. */
    readonly token: () => string | null,
    readonly events: LobbyEvents,
    readonly open: () => Socket = serverSocket,
  ) {
    this.#connect();
  }

  /** For good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#opening?.close();
  }

  #connect(): void {
    const socket = this.open();
    this.#opening = socket;
    let shown: string | null = null;
    socket.onopen = () => {
      if (this.#isClosed) return socket.close();
      const token = this.token();
      shown = token === this.#refusedToken ? null : token;
      socket.send(
        JSON.stringify({ type: 'hello', version: protocolVersion, ...(shown ? { token: shown } : {}) }),
      );
    };
    socket.onmessage = ({ data }) => {
      if (this.#isClosed) return socket.close();
      const message = decode(String(data));
      if (message?.type === 'welcome') this.#enter(socket);
      else if (message?.type === 'lobby') this.events.lobby(message);
      else if (message?.type === 'friends') this.events.friends(message);
      else if (message?.type === 'announcement') this.events.announcement(message);
      else if (message?.type === 'refused' || message?.type === 'reload') {
        if (message.type === 'refused' && message.code === 'bad-token') this.#refusedToken = shown;
        socket.close();
      }
    };
    socket.onclose = () => this.#lost();
  }

  #enter(socket: Socket): void {
    this.#socket = socket;
    this.#delay = firstDelay;
    socket.send('{"type":"lobby"}');
    this.events.announcement({ type: 'announcement' });
    this.#beat = setInterval(() => this.#socket?.send('{"type":"ping"}'), heartbeat);
    this.events.connected(true);
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
}
