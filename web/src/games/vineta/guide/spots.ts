// Where at Vineta's table a move is picked: the places to point at, in the order in which they are picked.
import type { Spot } from '../../../kit/guide';
import type { TableMessage } from '../../../wire/schema';
import type { Entry } from '../schema';
import { optionText } from '../sentences';
import { t, type Key } from '../words';

const corners: Partial<Record<string, Spot>> = {
  secret: { selector: '.goal' },
  rows: { selector: '.rows' },
  players: { selector: '.players' },
};
export const cornerSpot = (corner: string): Spot | undefined => corners[corner];

const district = (name: string): Spot => ({
  selector: `[data-district='${name}'].open:not([aria-pressed='true'])`,
});
const house = (tribe: string): Spot => ({
  selector: ".options .tribe:not([aria-pressed='true'])",
  text: t(`vineta.tribe.${tribe}` as Key),
});
const button = (text: string): Spot => ({ selector: '.options button', text });

const rowCard = ({ district: name, number = 0 }: Entry): Spot => ({
  selector: `[data-row='${name}'] li:nth-child(${number}) .lit`,
});

export function spotsOf(table: TableMessage, entry: Entry): Spot[] {
  const { kind, card, tribe, second, to } = entry;
  if (kind === 'choose') return [{ selector: '.hand .lit', label: `${t(`vineta.card.${card}` as Key)}. ` }];
  if (entry.number !== undefined) return [rowCard(entry)];
  const from = entry.district ? [district(entry.district)] : [];
  const houses = [tribe, second].flatMap((each) => (each ? [house(each)] : []));
  return [
    ...(kind === 'place' ? [...houses, ...from] : [...from, ...houses]),
    ...(to ? [district(to)] : []),
    button(optionText(table, entry)),
  ];
}
