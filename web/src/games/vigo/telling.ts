// What the end of a game and its replay have to be told by Vigo.
import type { SecretWords, Telling } from '../../kit/telling';
import type { TableMessage } from '../../wire/schema';
import { hints } from './hints';
import { shapes } from './schema';
import { cardText, moveText, optionText } from './sentences';
import { vigoEntry } from './view';
import { t, type Key } from './words';

export const firstPhase = 'before';

/** Of cards: no seat hides anything. */
export const secretWords: SecretWords = {
  facet: (facet) => t(`vigo.facet.${facet}` as Key),
  possibility: (_facet, what) =>
    shapes.some((shape) => shape === what) ? t(`vigo.sort.${what}` as Key) : cardText(what),
};

export const tellingOf = (table: TableMessage): Telling => ({
  option: (move) => optionText(table, vigoEntry(move)),
  chance: (move) => moveText(table, vigoEntry(move)),
  reason: (argument) => hints.reason(table, argument).text,
  firstPhase,
});
