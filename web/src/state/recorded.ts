// Games for tests as a server told them to the first seat, bots at the others: one update a line, of its view only what has
// changed (`null` for what is gone), and no times.
import type { TableEvent, UpdateMessage } from '../wire/schema';
import type { AnyView } from './views';

/** Fields of a game's view. */
interface Fields {
  /** What changes by parts: the rest is told whole. */
  parts: readonly string[];
  /** What is there and may be `null`. */
  nullable?: readonly string[];
}

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const isView = (thing: Thing): thing is Thing & AnyView =>
  typeof thing['game'] === 'string' && Array.isArray(thing['to_act']);

function viewAfter(before: Thing, change: Thing, { parts, nullable = [] }: Fields): Thing {
  const next: Thing = { ...before };
  for (const [key, value] of Object.entries(change)) {
    if (value === null && !nullable.includes(key)) delete next[key];
    else if (!parts.includes(key) || !isThing(before[key])) next[key] = value;
    else if (Array.isArray(value))
      next[key] = value.map((part: Thing, i) => ({ ...(before[key] as Thing[])[i], ...part }));
    else
      next[key] = Object.fromEntries(
        Object.entries({ ...before[key], ...(value as Thing) }).filter(([, each]) => each !== null),
      );
  }
  return next;
}

/** Reads a recorded game; its first update has the view whole. */
export const updatesBy =
  (fields: Fields) =>
  (text: string): UpdateMessage<AnyView>[] => {
    let view: Thing = {};
    return text
      .trim()
      .split('\n')
      .map((line) => {
        const told = JSON.parse(line) as { seq: number; life: 'playing'; events: TableEvent[]; view: Thing };
        view = viewAfter(view, told.view, fields);
        if (!isView(view)) throw new Error('no view begins here');
        const { seq, life, events } = told;
        return {
          type: 'update',
          table: 't',
          viewer: 'p1',
          seq,
          life,
          after: seq - events.length,
          events: events.map((event) => ({ ...event, time: 0 })),
          view,
        };
      });
  };
