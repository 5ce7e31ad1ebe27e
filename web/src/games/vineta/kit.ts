// Vineta at a table, as one piece to be loaded when a table plays it.
import type { GameKit } from '../../kit/kit';
import './art/tokens.css';
import { beatsOf } from './beats';
import { currentSettings } from '../../state/settings.svelte';
import EditionChoice from './EditionChoice.svelte';
import { hushed } from './goal';
import { agreedBy, editions, optionsOf, told, type Agreed } from './options';
import { optionText, ruleText, stepText } from './sentences';
import { soundsOf } from './sounds';
import { isPlacedByNature, vinetaEntry, vinetaView } from './view';
import VinetaTable from './VinetaTable.svelte';
import { t, type Key } from './words';

const ruleTexts = (rules: Agreed['rules']): string[] =>
  [...told, 'placement' as const].flatMap((rule) => {
    const value = rules[rule];
    return value ? [ruleText(rule, value)] : [];
  });

export const kit: GameKit = {
  Table: VinetaTable,
  seatTitle: (seat) => t(`vineta.god.${seat}`),
  optionText: (table, entry) => optionText(table, vinetaEntry(entry)),
  stepText: (table, { move, view, before }) =>
    stepText(table, {
      move: currentSettings().hidesGoal ? hushed(vinetaEntry(move)) : vinetaEntry(move),
      view: vinetaView(view),
      before: before && vinetaView(before),
    }),
  pointsText: (rule) => t(`vineta.points.${rule}` as Key),
  roomTitle: () => t('vineta.room'),
  // What was drawn is seen in the hand, and needs no step of its own; nor does each house that nature places.
  tells: (move) => move.kind !== 'draw' && !isPlacedByNature(vinetaEntry(move)),
  beatsOf,
  soundsOf,
  options: {
    usual: (language) => optionsOf(language, editions[language]),
    agreed: (options) => {
      const { edition, rules } = agreedBy(options);
      return [
        { title: t('vineta.agreed.edition'), lines: edition ? [t(`edition.${edition}`)] : [] },
        { lines: ruleTexts(rules) },
      ];
    },
    Choice: EditionChoice,
  },
  hasSecrets: true,
};
