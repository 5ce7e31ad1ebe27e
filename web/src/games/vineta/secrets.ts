// What a seat could see of an open position. It is a courtesy of the client, where the server has told everything already
// (a replay, or several seats at one device), and no safeguard: at a table the server sends each seat its own view.
import type { Entry, TableEvent, UpdateMessage, Viewer } from '../../wire/messages';
import type { Player, VinetaView } from './view';

/** A position of a replay: a view in which every seat's secrets are open. */
export type VinetaPosition = Omit<VinetaView, 'viewer'>;

const without = <T extends object, K extends keyof T>(whole: T, ...keys: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;

function playerSeenBy(player: Player, position: VinetaPosition, viewer: Viewer): Player {
  if (player.seat === viewer) return player;
  const isOver = position.phase === 'over';
  const isRevealed = position.phase === 'play' && position.to_act.includes(player.seat);
  return {
    ...without(player, 'hand'),
    tribe: isOver ? player.tribe : null,
    district: isOver ? player.district : null,
    chosen: isRevealed ? player.chosen : null,
  };
}

/** RU-11: hands and tiles are secret, chosen cards until they are revealed; the tiles are shown at the end. */
export const seenBy = (position: VinetaPosition, viewer: Viewer): VinetaView => ({
  ...position,
  viewer,
  seats: position.seats.map((player) => playerSeenBy(player, position, viewer)),
});

// Which part of a move only its owner sees.
const hiddenParts: Partial<Record<string, 'card' | 'tribe' | 'district'>> = {
  choose: 'card',
  draw: 'card',
  'deal tribe': 'tribe',
  'deal district': 'district',
};

/** A move with only what the viewer could see of it. */
export function moveSeenBy(move: Entry, viewer: Viewer): Entry {
  const hidden = hiddenParts[move.kind];
  const owner = move.kind === 'choose' ? move.seat : move.recipient;
  if (!hidden || owner === viewer) return move;
  return without(move, hidden, 'text');
}

/** What may be read aloud to everybody: no secret of any seat, and no second thoughts about one. */
export const publicEvents = (events: readonly TableEvent[]): TableEvent[] =>
  events
    .filter((event) => event.kind !== 'change')
    .map((event) => (event.move ? { ...event, move: moveSeenBy(event.move, 'spectator') } : event));

/** Whether what is asked now is answered in secret. */
export const isSecretChoice = (view: { phase?: string }): boolean => view.phase === 'choose';

/** An update for a covered table: everything that lies open, and no choice that only its owner may see. */
export function coveredUpdate(update: UpdateMessage<VinetaView>): UpdateMessage<VinetaView> {
  if (!update.view) return update;
  const view = seenBy(update.view, 'spectator');
  if (!isSecretChoice(view)) return { ...update, view };
  return { ...without(update, 'legal', 'prompt', 'may_change'), view };
}
