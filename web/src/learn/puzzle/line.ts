// A table that says what is in a puzzle, and hears what is chosen: the game's own table is played at it without a server.
import { keyOf } from '../../table/entries';
import type { Socket } from '../../wire/line';
import {
  protocolVersion,
  seats,
  type Chair,
  type ServerMessage,
  type TableMessage,
  type UpdateMessage,
} from '../../wire/schema';
import { playersIn } from '../../state/views';
import type { Puzzle } from './puzzles';

// Whoever played there is not the point: seats have no names but their own.
const chairOf = (index: number): Chair => ({
  seat: seats[index] ?? 'p1',
  kind: 'player',
  name: '',
  here: true,
  left: false,
  resigned: false,
});

export const tableOf = (puzzle: Puzzle, name: string): TableMessage => ({
  type: 'table',
  table: name,
  game: puzzle.game,
  options: puzzle.options,
  public: false,
  spectators: false,
  clock: { kind: 'none', move: 0, bank: 0 },
  life: 'playing',
  is_host: false,
  yours: [puzzle.seat],
  seats: puzzle.names.map((_, index) => chairOf(index)),
  deal: { commitment: '' },
});

export const updateOf = (puzzle: Puzzle, name: string): UpdateMessage => ({
  type: 'update',
  table: name,
  viewer: puzzle.seat,
  seq: puzzle.past.length,
  after: 0,
  life: 'playing',
  events: puzzle.past.map((each) => ({ kind: 'move', time: 0, ...each })),
  to_act: playersIn(puzzle.view.to_act),
  decision: puzzle.move,
  may_change: false,
  may_take_back: false,
  prompt: puzzle.prompt,
  legal: puzzle.legal.filter((_, index) => puzzle.values[index]),
  view: puzzle.view,
});

/** The entry of the legal list that these actions are. */
export const indexOf = (puzzle: Puzzle, actions: readonly string[]): number =>
  puzzle.legal.findIndex((entry) => keyOf(entry) === actions.join('\n'));

export function puzzleSocket(puzzle: Puzzle, name: string, onchoice: (index: number) => void): Socket {
  const socket: Socket = { send, close: () => {}, onopen: null, onmessage: null, onclose: null };
  const say = (message: ServerMessage): void => socket.onmessage?.({ data: JSON.stringify(message) });
  function send(text: string): void {
    const message = JSON.parse(text) as { type: string; actions?: string[] };
    if (message.type === 'hello') say({ type: 'welcome', version: protocolVersion, name: '' });
    if (message.type === 'watch') {
      say(tableOf(puzzle, name));
      say(updateOf(puzzle, name));
    }
    if (message.type === 'act') onchoice(indexOf(puzzle, message.actions ?? []));
  }
  queueMicrotask(() => socket.onopen?.());
  return socket;
}
