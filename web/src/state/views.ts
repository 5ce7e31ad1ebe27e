// The views of all games, and which game an update is of.
import type { VigoView } from '../games/vigo/view';
import type { VinetaView } from '../games/vineta/view';
import type { Game, UpdateMessage } from '../wire/messages';

export type AnyView = VinetaView | VigoView;
export type ViewOf<G extends Game> = Extract<AnyView, { game: G }>;

export const isOf = <G extends Game>(
  update: UpdateMessage<AnyView>,
  game: G,
): update is UpdateMessage<ViewOf<G>> => update.view?.game === game;
