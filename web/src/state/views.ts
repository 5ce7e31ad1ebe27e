// What shared code knows of the view of any game; the rest is the game's own matter.
import type { Entry, Mover, Seat, Viewer } from '../wire/schema';

export interface AnyView {
  game: string;
  viewer?: Viewer; // none: all lies open
  to_act: Mover[];
  phase?: string;
  round?: number;
}

/** Nature, too, may have to act in a position of a replay. */
export const playersIn = (movers: readonly Mover[]): Seat[] => movers.filter((each) => each !== 'nature');

/** Makes a game's own view of one that was passed on; no game is shown by the table of another. */
export function ownView<View extends AnyView>(game: View['game']): (view: AnyView) => View {
  const isOwn = (view: AnyView): view is View => view.game === game;
  return (view) => {
    if (isOwn(view)) return view;
    throw new Error(`a view of ${view.game} at a table of ${game}`);
  };
}

/** Makes a game's own entry of one that was passed on, by the kinds that the game has. */
export function ownEntry<Own extends Entry>(kinds: readonly string[]): (entry: Entry) => Own {
  const isOwn = (entry: Entry): entry is Own => kinds.includes(entry.kind);
  return (entry) => {
    if (isOwn(entry)) return entry;
    throw new Error(`no game here says ${entry.kind}`);
  };
}
