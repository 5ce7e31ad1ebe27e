// Vineta's part of a replay.
import { t } from './words';
import type { ReplayKit } from '../../replay/kit';
import type { Entry } from './schema';
import { VinetaLog } from './log';
import { pauseBetween } from './pace';
import { endingsIn, sunkBetween } from './sinking';
import { tellingOf } from './telling';
import { isPlacedByNature, vinetaEntry, vinetaView, type VinetaView } from './view';
import { sinkings, stepText } from './sentences';

const isDeal = (move: Entry): boolean => move.kind.startsWith('deal');
const isDraw = (move: Entry): boolean => move.kind === 'draw';
const atOnce = [isDeal, isDraw, isPlacedByNature];

export const vinetaKit: ReplayKit<VinetaView, Entry> = {
  view: vinetaView,
  move: vinetaEntry,
  // What nature deals at once is one step.
  joins: (before, move) => atOnce.some((isSuch) => isSuch(before) && isSuch(move)),
  words: (table, moves, view, before) => {
    const [move] = moves;
    if (!move) return '';
    // One sentence says all of a quick set-up.
    if (moves.length === 1 || isPlacedByNature(move)) return stepText(table, { move, view, before });
    return [t(isDeal(move) ? 'vineta.replay.dealt' : 'vineta.replay.drawn'), ...sinkings(view, before)].join(
      ' ',
    );
  },
  pause: pauseBetween,
  log: (table, steps, now) => {
    const first = steps[0]?.move.kind ?? '';
    const endings = endingsIn(steps.map(({ view }) => vinetaView(view)));
    return new VinetaLog({
      table,
      you: null,
      hides: false,
      isWhole: first === 'start' || first.startsWith('deal'),
      now,
      endingOf: (district) => endings.find(({ sinking }) => sinking.district === district),
    });
  },
  news: (before, after) => {
    const sunk = sunkBetween(before, after);
    return sunk ? `sank ${sunk}` : undefined;
  },
  telling: tellingOf,
};
