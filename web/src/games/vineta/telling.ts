// What the end of a game and its replay have to be told by Vineta.
import type { SecretWords, Telling } from '../../kit/telling';
import type { TableMessage } from '../../wire/schema';
import { hints } from './hints';
import { moveText, optionText } from './sentences';
import { vinetaEntry } from './view';
import { t, type Key } from './words';

export const firstPhase = 'choose';

export const secretWords: SecretWords = {
  facet: (facet) => t(`vineta.facet.${facet}` as Key),
  possibility: (facet, what) =>
    facet === 'tribe' ? t(`vineta.tribe.${what}` as Key) : t(`vineta.district.${what}` as Key),
};

export const tellingOf = (table: TableMessage): Telling => ({
  option: (move) => optionText(table, vinetaEntry(move)),
  chance: (move) => moveText(table, vinetaEntry(move)),
  secrets: secretWords,
  reason: (argument) => hints.reason(table, argument).text,
  firstPhase,
});
