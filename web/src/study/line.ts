// A table that shows a branch of a study, and hears what is chosen there: the game's own table is used without a server.
import type { Socket } from '../wire/line';
import {
  protocolVersion,
  seats,
  type BranchPlace,
  type Chair,
  type Entry,
  type Seat,
  type ServerMessage,
  type TableMessage,
  type UpdateMessage,
  type Variations,
  type Viewer,
} from '../wire/schema';
import { playersIn, type AnyView } from '../state/views';

/** There is a view through somebody's eyes, and in the open a position. */
export type Place = BranchPlace<AnyView, Entry, AnyView> &
  ({ view: AnyView; position?: undefined } | { view?: undefined; position: AnyView });

const isPlayer = (viewer: string | undefined): viewer is Seat => seats.some((each) => each === viewer);

const chairOf = (name: string, index: number): Chair => ({
  seat: seats[index] ?? 'p1',
  kind: 'player',
  name,
  here: true,
  left: false,
  resigned: false,
});

/** Whose eyes look: in the open those of whoever decides. */
export const viewerOf = ({ viewer, actor }: Pick<Place, 'viewer' | 'actor'>): Viewer =>
  viewer ?? (isPlayer(actor) ? actor : 'spectator');

/** In the open every seat's secrets are in the view. */
export const viewOf = (place: Place): AnyView => place.view ?? { ...place.position, viewer: viewerOf(place) };

export function tableOf(study: Variations, place: Place, id: string): TableMessage {
  const viewer = viewerOf(place);
  return {
    type: 'table',
    table: id,
    game: study.game,
    options: study.options,
    public: false,
    spectators: false,
    clock: { kind: 'none', move: 0, bank: 0 },
    life: 'playing',
    is_host: false,
    yours: isPlayer(viewer) ? [viewer] : [],
    from_position: true, // what came before the branch is not all there
    seats: study.names.map(chairOf),
    deal: { commitment: '' },
  };
}

/** `seq` counts what was shown: what is picked belongs to one of them. */
export function updateOf(place: Place, id: string, seq: number): UpdateMessage<AnyView> {
  const viewer = viewerOf(place);
  return {
    type: 'update',
    table: id,
    viewer,
    seq,
    after: 0,
    life: 'playing',
    events: place.past.map((each) => ({ kind: 'move', time: 0, ...each })),
    to_act: playersIn(place.to_act),
    decision: seq,
    may_change: false,
    may_take_back: false,
    prompt: place.prompt ?? '',
    legal: place.actor === viewer ? (place.legal ?? []) : [],
    view: viewOf(place),
  };
}

/** The line of one table to a study. */
export class StudyLine {
  #socket: Socket | null = null;
  #shown: { study: Variations; place: Place } | null = null;
  #seq = 0;

  constructor(
    readonly id: string,
    readonly onact: (actions: string[]) => void,
  ) {}

  readonly open = (): Socket => {
    const socket: Socket = {
      send: (text) => this.#hear(text),
      close: () => {},
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.#socket = socket;
    queueMicrotask(() => socket.onopen?.());
    return socket;
  };

  show(study: Variations, place: Place): void {
    this.#shown = { study, place };
    ++this.#seq;
    this.#tell();
  }

  #tell(): void {
    if (!this.#shown) return;
    this.#say(tableOf(this.#shown.study, this.#shown.place, this.id));
    this.#say(updateOf(this.#shown.place, this.id, this.#seq));
  }

  #say(message: ServerMessage): void {
    this.#socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as { type: string; id?: string; actions?: string[] };
    if (message.type === 'hello') this.#say({ type: 'welcome', version: protocolVersion, name: '' });
    if (message.type === 'watch') this.#tell();
    if (message.type !== 'act' || message.id === undefined) return;
    // Whatever comes of it is shown when it is there.
    this.#say({ type: 'acknowledged', table: this.id, id: message.id, seq: this.#seq });
    this.onact(message.actions ?? []);
  }
}
