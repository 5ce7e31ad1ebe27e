// Cards, moves, options and fields in the words of the language.
import { t, type Key } from './words';
import { currentLanguage } from '../../i18n/i18n.svelte';
import { eventWords } from '../../table/events';
import { seatName } from '../../table/names';
import type { Seat, TableMessage } from '../../wire/schema';
import type { Entry } from './schema';
import type { Field, Line } from './art/bay';
import { isPart, readCard } from './art/names';
import type { Saying } from './beats';
import { turnedBetween } from './board';
import { cardsIn, gained, playerOf, type VigoView } from './view';

/** A card as it stands within a sentence; the name itself for one that has no words. */
export function cardText(name: string): string {
  const card = readCard(name);
  if (!card) return name;
  if (!isPart(card)) return t(`vigo.card.${card.event}` as Key);
  const base = t(`vigo.card.${card.colour} ${card.shape}` as Key);
  return card.mark ? `${base} ${t(`vigo.with.${card.mark}` as Key)}` : base;
}

/** The same as a title. */
export function cardTitle(name: string): string {
  const text = cardText(name);
  return text.charAt(0).toLocaleUpperCase(currentLanguage()) + text.slice(1);
}

/** What a card is good for. */
export function cardHelp(name: string): string {
  const card = readCard(name);
  if (!card) return '';
  return t(`vigo.help.${isPart(card) ? card.shape.replace(/^(left|right) /, '') : card.event}` as Key);
}

/** What a part counts in a chest; nothing of an event. */
export function cardWorth(name: string): string {
  const card = readCard(name);
  return card && isPart(card) ? t('vigo.help.worth') : '';
}

export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage()).format(items);

/** Several cards; like ones are counted. */
export function cardsText(names: readonly string[]): string {
  const kinds = [...new Set(names)];
  const many = (name: string): number => names.filter((each) => each === name).length;
  return kinds.map((name) => (many(name) > 1 ? `${many(name)}× ` : '') + cardText(name)).join(', ');
}

export const lineText = (line: Line): string =>
  line <= '9' ? t('vigo.row', { row: line }) : t('vigo.column', { column: line });

function valuesOf(table: TableMessage, entry: Entry): Record<string, string | number> {
  return {
    seat: seatName(table, entry.seat),
    other: seatName(table, entry.other),
    field: entry.field ?? '',
    row: entry.row ?? '',
    column: entry.column ?? '',
    card: entry.card ? cardText(entry.card) : '',
    parts: entry.parts ? cardsText(cardsIn(entry.parts)) : '',
    turns: listText(entry.turns ?? []),
    value: entry.value ?? '',
  };
}

/** What can be done, as a list or a button offers it. */
export function optionText(table: TableMessage, entry: Entry): string {
  const form = entry.turns && entry.turns.length > 0 ? `${entry.kind}.turns` : entry.kind;
  return t(`vigo.option.${form}` as Key, valuesOf(table, entry));
}

/** What a move led to, as far as it is known. */
export interface Outcome {
  card?: string | undefined; // taken, or put back
  cards?: readonly string[]; // turned up, or put into a chest
  value?: number | undefined; // of a chest
  from?: string; // where the ship was
  stays?: boolean; // the card wanted is still there
}

// Which form of a kind's sentence fits what is known.
function formOf(kind: string, { card, value, stays }: Outcome): string {
  if ((kind === 'take' || kind === 'place') && stays) return `${kind}.stays`;
  if ((kind === 'take' || kind === 'place' || kind === 'put on') && card) return `${kind}.card`;
  return kind === 'finish chest' && value !== undefined ? `${kind}.value` : kind;
}

// Who did it is spoken to, and so is who was robbed.
function keyOf(form: string, { seat, other }: Entry, you: Seat | null): Key {
  if (you !== null && seat === you) return `vigo.you.${form}` as Key;
  if (you !== null && form === 'rob' && other === you) return 'vigo.you.robbed';
  return (form === 'sails' ? 'vigo.scene.sails' : `vigo.move.${form}`) as Key;
}

/** What happened. `you`: who reads it, and is spoken to. */
export function moveText(
  table: TableMessage,
  move: Entry,
  outcome: Outcome = {},
  you: Seat | null = null,
): string {
  const values = valuesOf(table, move);
  const { card, cards = [], value = '' } = outcome;
  const known = { value, ...(card ? { card: cardText(card) } : {}), cards: cardsText(cards) };
  const { from = '' } = outcome;
  const form = from ? 'sails' : formOf(move.kind, outcome);
  const sentence = t(keyOf(form, move, you), { ...values, ...known, from });
  const isTurning = move.kind === 'sail' || move.kind.startsWith('wave');
  return isTurning && cards.length > 0
    ? `${sentence} ${t('vigo.move.up', { cards: cardsText(cards) })}`
    : sentence;
}

/** Out of two views, what a move led to. */
export function outcomeOf(move: Entry, before: VigoView, view: VigoView): Outcome {
  const [was, is] = [playerOf(before, move.seat), playerOf(view, move.seat)];
  if (move.kind === 'take' || move.kind === 'place') {
    const [card] = gained(was?.stock ?? [], is?.stock ?? []);
    const hasShip = view.sailing_ships > before.sailing_ships;
    return { card: card ?? (hasShip ? 'sailing ship' : undefined), stays: !card && !hasShip };
  }
  if (move.kind === 'put on') return { card: view.bay[move.field as Field]?.card };
  if (move.kind === 'finish chest')
    return {
      cards: gained(is?.stock ?? [], was?.stock ?? []),
      value: (is?.chest_points ?? 0) - (was?.chest_points ?? 0),
    };
  const shown = turnedBetween(before, view).map((field) => view.bay[field]);
  return { cards: shown.flatMap((spot) => (spot?.up && spot.card ? [spot.card] : [])) };
}

/** A move looked at again: what it led to is seen by comparing. */
export const stepText = (
  table: TableMessage,
  { move, view, before }: { move: Entry; view: VigoView; before: VigoView | null },
): string => moveText(table, move, before ? outcomeOf(move, before, view) : {});

const silent: ReadonlySet<string> = new Set([
  'reveal',
  'play',
  'begin chest',
  'add part',
  'put back',
  'end turn',
]);
/** Which moves are worth a step of their own: what begins something is seen in what it leads to. */
export const tells = (move: Entry): boolean => !silent.has(move.kind);

// A sentence about the points, to whom they belong.
function ownKey({ key, parts: { seat, lead } }: Extract<Saying, { key: Key }>, you: Seat | null): Key {
  if (you !== null && seat === you) return key.replace(/\.(scene|means)\./, '.you.') as Key;
  return you !== null && lead === you ? 'vigo.you.ahead' : key;
}

/** What is told in a beat: what happened, and what it means. */
export const captionText = (table: TableMessage, says: readonly Saying[], you: Seat | null = null): string =>
  says
    .map((saying) => {
      if ('move' in saying) return moveText(table, saying.move, saying.outcome, you);
      if ('cards' in saying) return t('vigo.scene.down', { cards: cardsText(saying.cards) });
      if ('event' in saying) return eventWords(table, saying.event, you);
      const { seat, lead, ...figures } = saying.parts;
      return t(ownKey(saying, you), {
        ...figures,
        seat: seatName(table, seat),
        lead: seatName(table, lead),
      });
    })
    .join(' ');

/** A field as a screen reader says it. */
export function fieldText(
  table: TableMessage,
  view: VigoView,
  field: Field,
  turns: readonly string[] | null,
): string {
  const spot = view.bay[field];
  const ships = view.seats.filter(({ ship }) => ship === field);
  const facts = [
    field,
    ...ships.map(({ seat }) => t('vigo.field.ship', { name: seatName(table, seat) })),
    !spot && t('vigo.field.water'),
    spot?.up && spot.card && cardText(spot.card),
    spot &&
      !spot.up &&
      (spot.card ? t('vigo.field.seen', { card: cardText(spot.card) }) : t('vigo.field.down')),
    turns && t('table.can-choose'),
    turns && turns.length > 0 && t('vigo.field.turns', { fields: listText(turns) }),
  ];
  return facts.filter(Boolean).join('; ');
}

/** How far the game is. */
export function whereText({ phase, round, sailing_ships: count }: VigoView): string {
  if (phase === 'over') return t('table.over');
  const part = phase === 'place' ? t('vigo.placing') : t('vigo.round', { round });
  return `${part}\u00a0· ${t('vigo.ships', { count })}`;
}
