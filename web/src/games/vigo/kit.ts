// Vigo at a table, as one piece to be loaded when a table plays it.
import type { GameKit } from '../../kit/kit';
import { beatsOf } from './beats';
import { hints } from './hints';
import { insight } from './insight';
import { optionsOf, rulesBy, usualRules } from './options';
import { moveText, optionText, stepText, tells } from './sentences';
import { soundsOf } from './sounds';
import { secretWords } from './telling';
import { vigoEntry, vigoView } from './view';
import VigoChoice from './VigoChoice.svelte';
import VigoTable from './VigoTable.svelte';
import { t, type Key } from './words';
import { themes } from './schema';

export const kit: GameKit = {
  Table: VigoTable,
  seatTitle: (seat) => t(`vigo.ship.${seat}`),
  optionText: (table, entry) => optionText(table, vigoEntry(entry)),
  stepText: (table, { move, view, before }) =>
    stepText(table, { move: vigoEntry(move), view: vigoView(view), before: before && vigoView(before) }),
  // What was put into a chest is not in the move that ends it.
  moveText: (table, move) =>
    move.kind === 'finish chest' ? optionText(table, vigoEntry(move)) : moveText(table, vigoEntry(move)),
  pointsText: (rule) => t(`vigo.points.${rule}` as Key),
  roomTitle: () => t('vigo.room'),
  // Who leaves a card has changed nothing.
  tells: (move) => tells(vigoEntry(move)) && move.kind !== 'leave',
  beatsOf,
  soundsOf,
  hints,
  options: {
    usual: () => optionsOf(usualRules),
    agreed: (options) => {
      const { bonus, freeEvents, memoryAid, deck } = rulesBy(options);
      const lines = [
        ...(freeEvents ? [t('vigo.new.free')] : []),
        ...(memoryAid ? [t('vigo.new.memory')] : []),
        ...(bonus === usualRules.bonus ? [] : [t('vigo.agreed.bonus', { bonus })]),
        ...(deck ? [t('vigo.agreed.deck')] : []),
      ];
      return [{ lines }];
    },
    Choice: VigoChoice,
  },
  secretWords,
  themes: themes.map((name) => ({
    name,
    title: () => t(`vigo.theme.${name}`),
    about: () => t(`vigo.theme.${name}.about`),
  })),
  insight,
  setUp: () => import('./SetUp.svelte'),
};
