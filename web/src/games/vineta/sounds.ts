// What an update of Vineta sounds like.
import type { Sound } from '../../state/sound';
import type { UpdateMessage } from '../../wire/schema';

const houseKinds: ReadonlySet<string> = new Set(['place', 'move', 'capture']);
const silentKinds: ReadonlySet<string> = new Set(['draw', 'deal tribe', 'deal district', 'start']);

const sunkIn = ({ view }: UpdateMessage): number =>
  typeof view === 'object' && view !== null && 'sunk' in view && Array.isArray(view.sunk)
    ? view.sunk.length
    : 0;

function soundOf(kind: string): Sound[] {
  if (silentKinds.has(kind)) return [];
  return [houseKinds.has(kind) ? 'piece' : 'card'];
}

export const soundsOf = (previous: UpdateMessage, update: UpdateMessage): Sound[] => [
  ...update.events.flatMap(({ kind, move }) => (kind === 'move' && move ? soundOf(move.kind) : [])),
  ...(sunkIn(update) > sunkIn(previous) ? (['wave'] as const) : []),
];
