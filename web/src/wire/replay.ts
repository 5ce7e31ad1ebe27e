// Every move of a finished game with what was seen after it.
import type { Replay, SeenReplay, Step } from './schema';

/** In the open every seat's secrets are in the view, and its viewer is the spectator. */
export const stepsOf = <View>(answer: Replay | SeenReplay): Step<View>[] =>
  'viewer' in answer
    ? (answer as SeenReplay<View>).steps
    : (answer as Replay<Step['move'], object>).steps.map(({ move, position }) => ({
        move,
        view: { ...position, viewer: 'spectator' } as View,
      }));
