// What the end of a game and its replay have to be told by Vigo.
import type { Telling } from '../../kit/telling';
import type { TableMessage } from '../../wire/schema';
import { moveText, optionText } from './sentences';
import { vigoEntry } from './view';

export const firstPhase = 'before';

export const tellingOf = (table: TableMessage): Telling => ({
  option: (move) => optionText(table, vigoEntry(move)),
  chance: (move) => moveText(table, vigoEntry(move)),
  firstPhase,
});
