// What the end of a game and its replay have to be told by Vineta.
import type { Telling } from '../../kit/telling';
import { t } from './words';
import type { TableMessage } from '../../wire/messages';
import { entryOf } from './notation';
import { moveText, optionText } from './sentences';

export const firstPhase = 'choose';

export const tellingOf = (table: TableMessage): Telling => ({
  option: (line) => {
    const entry = entryOf(line);
    return entry ? optionText(table, entry) : line;
  },
  chance: (line) => {
    const entry = entryOf(line);
    return entry ? moveText(table, entry) : t('analysis.luck.hidden');
  },
  firstPhase,
});
