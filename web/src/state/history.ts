// A viewer's events as far as this browser knows them: all from one number on. The server tells the newest, and earlier ones
// in pages.
import type { HistoryMessage, TableEvent, UpdateMessage, Viewer } from '../wire/schema';

export interface History {
  viewer: Viewer;
  after: number; // so many earlier ones are not known
  events: readonly TableEvent[];
}

type Told = Pick<UpdateMessage, 'viewer' | 'after' | 'events'>;

/** After a gap, what came last is all there is. */
export function withNews(known: History | null, { viewer, after, events }: Told): History {
  const goesOn = known?.viewer === viewer && known.after + known.events.length === after;
  return goesOn ? { ...known, events: [...known.events, ...events] } : { viewer, after, events };
}

/** A page that does not end where the known begins changes nothing. */
export function withPage(known: History, { viewer, after, events }: HistoryMessage): History {
  const joins = viewer === known.viewer && events.length > 0 && after + events.length === known.after;
  return joins ? { viewer, after, events: [...events, ...known.events] } : known;
}
