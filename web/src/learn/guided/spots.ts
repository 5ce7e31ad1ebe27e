// Where at the table a move is picked: the places to point at, one after the other, in the order in which they are picked.
import type { Key } from '../../i18n/en';
import { t } from '../../i18n/i18n.svelte';
import type { AnyView } from '../../state/views';
import { optionText as vigoText, cardTitle } from '../../games/vigo/words';
import { optionText as vinetaText } from '../../games/vineta/words';
import type { Entry, TableMessage } from '../../wire/messages';
import type { Corner } from './coach';

/** What a selector finds and, where several look alike, what the right one is called or says. */
export interface Spot {
  readonly selector: string;
  readonly label?: string; // its label begins with this
  readonly text?: string; // it says just this
}

const corners: Record<Corner, Spot> = {
  secret: { selector: '.hand .peek' },
  rows: { selector: '.rows' },
  players: { selector: '.players' },
};
export const cornerSpot = (corner: Corner): Spot => corners[corner];

const district = (name: string): Spot => ({
  selector: `[data-district='${name}'].open:not([aria-pressed='true'])`,
});
const house = (tribe: string): Spot => ({ selector: '.options .tribe', text: t(`tribe.${tribe}` as Key) });
const button = (text: string): Spot => ({ selector: '.options button', text });

const rowCard = ({ district: name, number = 0 }: Entry): Spot => ({
  selector: `[data-row='${name}'] li:nth-child(${number}) .lit`,
});

function vinetaSpots(table: TableMessage, entry: Entry): Spot[] {
  const { kind, card, tribe, second, to } = entry;
  if (kind === 'choose') return [{ selector: '.hand .lit', label: `${t(`card.${card}` as Key)}. ` }];
  if (entry.number !== undefined) return [rowCard(entry)];
  return [
    ...(entry.district ? [district(entry.district)] : []),
    ...[tribe, second].flatMap((each) => (each ? [house(each)] : [])),
    ...(to ? [district(to)] : []),
    button(vinetaText(table, entry)),
  ];
}

function vigoSpots(table: TableMessage, entry: Entry): Spot[] {
  const { field, row, column, card, other, kind } = entry;
  if (field) return [{ selector: `[data-field='${field}'].open` }];
  if (row !== undefined || column) return [{ selector: `[data-line='${row ?? column}'].lit` }];
  if (other) return [{ selector: '.loot button', label: vigoText(table, entry) }];
  if (card) return [{ selector: '.stock .lit', label: `${cardTitle(card)}. ` }];
  return kind === 'chest' ? [{ selector: '.options .main' }] : [button(vigoText(table, entry))];
}

export const spotsOf = (table: TableMessage, view: AnyView, entry: Entry): Spot[] =>
  view.game === 'vineta' ? vinetaSpots(table, entry) : vigoSpots(table, entry);

const isAt = (element: Element, { label, text }: Spot): boolean =>
  (label === undefined || (element.getAttribute('aria-label') ?? '').startsWith(label)) &&
  (text === undefined || element.textContent?.trim() === text);

/** The first of the places that is there to be picked now. */
export function findSpot(root: ParentNode, spots: readonly Spot[]): HTMLElement | SVGElement | null {
  for (const spot of spots)
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(spot.selector))
      if (isAt(element, spot)) return element;
  return null;
}
