// What shared code knows of the view of any game; the rest is the game's own matter.
import type { Seat } from '../wire/messages';

export interface AnyView {
  game: string;
  to_act: Seat[];
  phase?: string;
  round?: number;
}

/** Makes a game's own view of one that was passed on; no game is shown by the table of another. */
export function ownView<View extends AnyView>(game: View['game']): (view: AnyView) => View {
  const isOwn = (view: AnyView): view is View => view.game === game;
  return (view) => {
    if (isOwn(view)) return view;
    throw new Error(`a view of ${view.game} at a table of ${game}`);
  };
}
