// Where at Vigo's table a move is picked: the place to point at.
import type { Spot } from '../../../kit/guide';
import type { TableMessage } from '../../../wire/schema';
import type { Entry } from '../schema';
import { cardTitle, optionText } from '../sentences';

const corners: Partial<Record<string, Spot>> = { players: { selector: '.players' } };
export const cornerSpot = (corner: string): Spot | undefined => corners[corner];

const button = (text: string): Spot => ({ selector: '.options button', text });

export function spotsOf(table: TableMessage, entry: Entry): Spot[] {
  const { field, row, column, card, other, kind } = entry;
  if (field) return [{ selector: `[data-field='${field}'].open` }];
  if (row !== undefined || column) return [{ selector: `[data-line='${row ?? column}'].lit` }];
  if (other) return [{ selector: '.loot button', label: optionText(table, entry) }];
  if (card) return [{ selector: '.stock .lit', label: `${cardTitle(card)}. ` }];
  return kind === 'chest' ? [{ selector: '.options .main' }] : [button(optionText(table, entry))];
}
