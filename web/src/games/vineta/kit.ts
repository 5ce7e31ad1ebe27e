// Vineta at a table, as one piece to be loaded when a table plays it.
import type { GameKit } from '../../kit/kit';
import './art/tokens.css';
import { beatsOf } from './beats';
import { currentSettings } from '../../state/settings.svelte';
import EditionChoice from './EditionChoice.svelte';
import type { TableMessage } from '../../wire/schema';
import { hushed } from './goal';
import { hints } from './hints';
import { insight } from './insight';
import { playText } from './log';
import { agreedBy, editions, optionsOf, told, type Agreed } from './options';
import { floodOf } from './rows';
import { moveText, optionText, ruleText, sinkings, stepText, tells } from './sentences';
import { themes, type Entry } from './schema';
import { soundsOf } from './sounds';
import { secretWords } from './telling';
import { vinetaEntry, vinetaView, type VinetaView } from './view';
import VinetaTable from './VinetaTable.svelte';
import { t, type Key } from './words';

const ruleTexts = (rules: Agreed['rules']): string[] =>
  [...told, 'placement' as const].flatMap((rule) => {
    const value = rules[rule];
    return value ? [ruleText(rule, value)] : [];
  });

function stepOfPlay(table: TableMessage, moves: readonly Entry[], before: VinetaView | null): string {
  const [first] = moves;
  if (!first?.card || first.seat === 'nature') return '';
  const { seat, card } = first;
  return playText({ table, you: null }, { seat, card, moves, flood: floodOf(before?.rows ?? [], first) });
}

export const kit: GameKit = {
  Table: VinetaTable,
  seatTitle: (seat) => t(`vineta.god.${seat}`),
  optionText: (table, entry) => optionText(table, vinetaEntry(entry)),
  stepText: (table, step) => {
    const [move, view] = [vinetaEntry(step.move), vinetaView(step.view)];
    const before = step.before && vinetaView(step.before);
    const begun = (step.begun ?? []).map(vinetaEntry).filter(({ kind }) => kind !== 'choose');
    if (begun.length > 0)
      return [stepOfPlay(table, [...begun, move], before), ...sinkings(view, before)].join(' ');
    return stepText(table, { move: currentSettings().hidesGoal ? hushed(move) : move, view, before });
  },
  moveText: (table, move) => moveText(table, vinetaEntry(move)),
  pointsText: (rule) => t(`vineta.points.${rule}` as Key),
  roomTitle: () => t('vineta.room'),
  tells: (move) => tells(vinetaEntry(move)),
  beatsOf,
  soundsOf,
  hints,
  options: {
    usual: (language) => optionsOf(language, editions[language]),
    agreed: (options) => {
      const { edition, rules } = agreedBy(options);
      return [
        {
          title: t('vineta.agreed.edition'),
          lines: edition ? [t(`edition.${edition}`)] : [],
          alone: edition ? [t(`edition.${edition}.whole`)] : [],
        },
        { lines: ruleTexts(rules) },
      ];
    },
    Choice: EditionChoice,
  },
  hasSecrets: true,
  secretWords,
  secrets: () => import('./Secrets.svelte'),
  themes: themes.map((name) => ({
    name,
    title: () => t(`vineta.theme.${name}`),
    about: () => t(`vineta.theme.${name}.about`),
  })),
  insight,
  setUp: () => import('./SetUp.svelte'),
  setUpFrom: ['set placement random'],
};
