// Moves, options and events in the words of the language.
import { t, type Key } from './words';
import { currentLanguage, labelled } from '../../i18n/i18n.svelte';
import type { District } from './art/names';
import { shared } from '../../i18n/i18n.svelte';
import { eventWords } from '../../table/events';
import { seatName } from '../../table/names';
import type { Seat, TableEvent, TableMessage } from '../../wire/schema';
import type { Doing, Entry, RowCard } from './schema';
import type { Outlook } from './ahead';
import type { Saying } from './beats';
import { newlySunk } from './board';
import type { Goal } from './goal';
import type { Ending } from './sinking';
import type { Switches } from './options';
import { floodOf } from './rows';
import { isPlacedByNature, total, vinetaEntry, type VinetaView } from './view';

const word = (family: string, name: string | undefined): string =>
  name === undefined ? '' : t(`vineta.${family}.${name}` as Key);

/** With whose it is: that decides who captures. */
export const floodText = (table: TableMessage, { waves, owner }: RowCard, you: Seat | null): string =>
  t('vineta.flood.whose', {
    flood: word('card', `flood ${waves}`),
    seat: owner === you ? t('table.you') : seatName(table, owner),
  });

function valuesOf(
  table: TableMessage,
  entry: Entry,
  you: Seat | null = null,
  flood?: RowCard,
): Record<string, string | number> {
  const { number = '' } = entry;
  return {
    seat: seatName(table, entry.seat),
    recipient: seatName(table, entry.recipient),
    card: word('card', entry.card),
    tribe: word('tribe', entry.tribe),
    second: word('tribe', entry.second),
    district: word('district', entry.district),
    to: word('district', entry.to),
    number,
    flood: flood ? floodText(table, flood, you) : '',
  };
}

// Which form of a kind's sentence fits what the entry names.
function formOf(entry: Entry): string {
  const { kind } = entry;
  if (kind === 'move') {
    if (entry.to) return 'move.to';
    if (entry.second) return entry.second === entry.tribe ? 'move.both' : 'move.second';
  }
  if (isPlacedByNature(entry)) return 'place.nature';
  const isHidden =
    (kind === 'deal tribe' && !entry.tribe) ||
    (kind === 'deal district' && !entry.district) ||
    ((kind === 'draw' || kind === 'choose') && !entry.card);
  return isHidden ? `${kind}.hidden` : kind;
}

/** `you`: who reads it, and is spoken to; `flood`: the card that the move takes away, where that is known. */
export function moveText(
  table: TableMessage,
  entry: Entry,
  you: Seat | null = null,
  flood?: RowCard,
): string {
  const who = entry.seat === 'nature' ? entry.recipient : entry.seat;
  const family = you !== null && who === you ? 'you' : 'move';
  const form = flood ? `${formOf(entry)}.whose` : formOf(entry);
  return t(`vineta.${family}.${form}` as Key, valuesOf(table, entry, you, flood));
}

/** A move and what it led to: what sinks is nobody's move. */
export function stepText(
  table: TableMessage,
  { move, view, before }: { move: Entry; view: VinetaView; before: VinetaView | null },
): string {
  const flood = floodOf(before?.rows ?? [], move);
  return [moveText(table, move, null, flood), ...sinkings(view, before)].join(' ');
}

const unseen: ReadonlySet<Entry['kind']> = new Set([
  'deal tribe',
  'deal district',
  'draw',
  'choose',
  'take',
  'route',
  'flee',
]);
/** Which moves are worth a step of their own: what lies face down, and what only begins something, shows nothing. */
export const tells = (move: Entry): boolean => !unseen.has(move.kind) && !isPlacedByNature(move);

/** What has gone under since the view before, each in a sentence. */
export const sinkings = (view: VinetaView, before: VinetaView | null): string[] =>
  (before ? newlySunk(before, view) : []).map((district) =>
    t('vineta.news.sank', { district: word('district', district) }),
  );

export const optionText = (table: TableMessage, entry: Entry): string =>
  t(`vineta.option.${formOf(entry)}` as Key, valuesOf(table, entry));

// `sank G0` in words.
const newsText = (news = ''): string =>
  news.startsWith('sank ') ? t('vineta.news.sank', { district: word('district', news.slice(5)) }) : '';

/** What is said of an event; nothing for what nobody wants to hear. */
export function eventText(table: TableMessage, event: TableEvent, you: Seat | null = null): string | null {
  const move = event.move && vinetaEntry(event.move);
  if (event.kind === 'change')
    return t(move?.seat === you ? 'vineta.you.change' : 'vineta.event.change', {
      seat: seatName(table, move?.seat),
      card: word('card', move?.card),
    });
  if (event.kind !== 'move') return eventWords(table, event, you);
  if (!move) return null;
  // What somebody else draws is nobody's business; but a district sinks when all have drawn.
  const isUntold = move.kind === 'draw' && !move.card;
  return [isUntold ? '' : moveText(table, move, you), newsText(event.news)].filter(Boolean).join(' ') || null;
}

const listText = (items: readonly string[]): string => new Intl.ListFormat(currentLanguage()).format(items);

/** One sentence of what is told. */
export function sayingText(table: TableMessage, saying: Saying, you: Seat | null = null): string {
  if ('move' in saying) return moveText(table, saying.move, you, saying.flood);
  if ('event' in saying) return eventText(table, saying.event, you) ?? '';
  const { seat, tribe, second, flood, district, to, lead, rival, districts, shares, ...figures } =
    saying.parts;
  const isOwn = you !== null && seat === you;
  const nameOf = (each: Seat): string => (each === you ? t('table.you') : seatName(table, each));
  return t(isOwn ? (saying.key.replace('.scene.', '.you.') as Key) : saying.key, {
    seat: seatName(table, seat),
    tribe: word('tribe', tribe),
    second: word('tribe', second),
    flood: word('card', flood),
    district: word('district', district),
    to: word('district', to),
    lead: word('district', lead),
    rival: word('district', rival),
    districts: listText((districts ?? []).map((each) => word('district', each))),
    shares: listText(
      (shares ?? []).map((each) => t('vineta.share.of', { seat: nameOf(each.seat), count: each.count })),
    ),
    most: figures.most ?? 0,
    least: figures.least ?? 0,
    ...(figures.count === undefined ? {} : { count: figures.count }),
  });
}

/** What is told in a beat: what happened, and what it means. */
export const captionText = (table: TableMessage, says: readonly Saying[], you: Seat | null = null): string =>
  says.map((saying) => sayingText(table, saying, you)).join(' ');

/** What is written over the end of a round. */
export const endingTitle = ({ sinking: { round, district } }: Ending): string =>
  t('vineta.summary.title', { round, district: word('district', district) });

const eitherText = (items: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(items);

// What the card would do at the district that is pointed at, or the card alone.
function deedText({ card, at }: Outlook): string {
  if (!at) return word('card', card);
  const [kind] = at.kinds;
  const form = at.kinds.length === 1 && (kind === 'start row' || kind === 'add') ? kind : 'at';
  return t(`vineta.ahead.${form}`, { card: word('card', card), district: word('district', at.district) });
}

/** What would sink if a card that is looked at were played. */
export function aheadText(outlook: Outlook): string {
  const deed = deedText(outlook);
  const [first, ...more] = outlook.sinks;
  if (outlook.lapses) return t('vineta.ahead.lapse', { deed });
  if (more.length > 0) {
    const names = outlook.sinks.map((each) =>
      each ? word('district', each) : t('vineta.ahead.nothing.item'),
    );
    return t('vineta.ahead.several', { deed, districts: eitherText(names) });
  }
  return first
    ? t('vineta.ahead.sinks', { deed, district: word('district', first) })
    : t('vineta.ahead.nothing', { deed });
}

/** Where such a card may go, in words. */
export const placesText = ({ places }: Outlook): string =>
  places.length === 0
    ? ''
    : t('vineta.ahead.places', { districts: listText(places.map((each) => word('district', each))) });

function housesText(houses: Partial<Record<string, number>>): string {
  if (total(houses) === 0) return t('vineta.table.houses.none');
  return Object.entries(houses)
    .map(([tribe, count]) => t('vineta.table.houses.of', { count: count ?? 0, tribe: word('tribe', tribe) }))
    .join(', ');
}

/** A district as a screen reader says it. */
export function districtText(
  view: VinetaView,
  district: District,
  canChoose: boolean,
  goal: Goal | null = null,
): string {
  const row = view.rows.find((each) => each.district === district);
  const facts = [
    word('district', district),
    goal?.district === district && t('vineta.table.own-district'),
    view.sunk.includes(district) ? t('vineta.table.sunk') : housesText(view.houses[district] ?? {}),
    view.coast.includes(district) && t('vineta.table.coast'),
    row && t('vineta.table.waves', { count: row.waves }),
    view.would_sink === district && t('vineta.table.would-sink.short'),
    view.quarantine.includes(district) && t('vineta.table.quarantine'),
    canChoose && t('table.can-choose'),
  ];
  return facts.filter(Boolean).join('; ');
}

const only = (names: readonly (string | undefined)[]): string | undefined =>
  new Set(names).size === 1 ? names[0] : undefined;

/** What is asked, by what can still be chosen: nothing that the page has already taken for its player. */
export function askedText(prompt: string, legal: readonly Entry[], doing?: Doing): string {
  const card = prompt.replace('prompt.', '');
  if (card === 'changing-wind' && legal.every(({ kind }) => kind === 'discard') && legal.length > 0)
    return t('vineta.ask.changing-wind.discard');
  if (card === 'changing-wind') return t('vineta.ask.changing-wind.move');
  if (card === 'panic-house' && doing?.left)
    return t('vineta.ask.panic', { count: doing.left, district: word('district', doing.from) });
  if (card === 'rescue' || card === 'false-hope') {
    const from = only(legal.map(({ district }) => district));
    const to = only(legal.map((entry) => entry.to));
    if (from && !to) return t(`vineta.ask.${card}.from`, { district: word('district', from) });
    if (to && !from) return t(`vineta.ask.${card}.to`, { district: word('district', to) });
  }
  return shared(prompt);
}

/** How far the game is. */
export function whereText({ phase, supply, round, turn, length }: VinetaView): string {
  if (phase === 'over') return t('table.over');
  if (phase === 'place')
    return `${t('vineta.table.placing')}\u00a0· ${labelled(t('vineta.table.supply'), total(supply))}`;
  return `${t('vineta.table.round', { round })}\u00a0· ${t('vineta.table.turn', { turn, length })}`;
}

/** What everybody should know now: the district that would sink. */
export function warningText({ would_sink, rows }: VinetaView, isShort = false): string {
  if (would_sink && isShort)
    return `${word('district', `${would_sink}.short`)} ${t('vineta.table.would-sink.short')}`;
  if (would_sink) return t('vineta.table.would-sink', { district: word('district', would_sink) });
  return rows.length > 0 ? t('vineta.table.would-sink.none') : '';
}

/** What is said in place of rows: nothing once no district can be endangered any more. */
export const noRowsText = ({ phase, rows }: VinetaView): string =>
  rows.length === 0 && phase !== 'over' ? t('vineta.table.rows.none') : '';

/** What an edition, or a table, says about a rule. */
export const ruleText = <Rule extends keyof Switches>(rule: Rule, value: Switches[Rule]): string =>
  t(`vineta.edition.${rule}.${value}` as Key);
