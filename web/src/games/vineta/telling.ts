// What the end of a game and its replay have to be told by Vineta.
import type { Telling } from '../../kit/telling';
import type { TableMessage } from '../../wire/schema';
import { moveText, optionText } from './sentences';
import { vinetaEntry } from './view';

export const firstPhase = 'choose';

export const tellingOf = (table: TableMessage): Telling => ({
  option: (move) => optionText(table, vinetaEntry(move)),
  chance: (move) => moveText(table, vinetaEntry(move)),
  firstPhase,
});
