// Vineta's part of a replay.
import { isStage } from '../../end/moments';
import { t } from './words';
import type { ReplayKit } from '../../replay/kit';
import type { Entry } from '../../wire/messages';
import { pauseBetween } from './pace';
import { moveSeenBy, seenBy, type VinetaPosition } from './secrets';
import { tellingOf } from './telling';
import type { VinetaView } from './view';
import { sinkings, stepText } from './sentences';

const isDeal = (move: Entry): boolean => move.kind.startsWith('deal');
const isDraw = (move: Entry): boolean => move.kind === 'draw';

export const vinetaKit: ReplayKit<VinetaPosition, VinetaView> = {
  isPosition: (position) =>
    isStage(position) && position['game'] === 'vineta' && Array.isArray(position['seats']),
  seenBy: (position, eyes) =>
    eyes === 'open' ? { ...position, viewer: 'spectator' } : seenBy(position, eyes),
  moveSeenBy: (move, eyes) => (eyes === 'open' ? move : moveSeenBy(move, eyes)),
  // What nature deals at once is one step.
  joins: (before, move) => (isDeal(before) && isDeal(move)) || (isDraw(before) && isDraw(move)),
  words: (table, moves, view, before) => {
    const [move] = moves;
    if (!move) return '';
    if (moves.length === 1) return stepText(table, { move, view, before });
    return [t(isDeal(move) ? 'vineta.replay.dealt' : 'vineta.replay.drawn'), ...sinkings(view, before)].join(
      ' ',
    );
  },
  pause: pauseBetween,
  telling: tellingOf,
};
