// What an update of Vigo sounds like.
import type { Sound } from '../../state/sound';
import type { UpdateMessage } from '../../wire/schema';

const shipKinds: ReadonlySet<string> = new Set(['place', 'sail', 'dolphin to']);
const silentKinds: ReadonlySet<string> = new Set(['start', 'end turn']);

function soundOf(kind: string): Sound[] {
  if (silentKinds.has(kind)) return [];
  return [shipKinds.has(kind) ? 'ship' : 'card'];
}

export const soundsOf = (_: UpdateMessage, update: UpdateMessage): Sound[] =>
  update.events.flatMap(({ kind, move }) => (kind === 'move' && move ? soundOf(move.kind) : []));
