// What own games of Vigo are looked at by: the kind of decision, and the event. Rounds have no fixed number, so thirds stand for them.
import type { Insight } from '../../kit/kit';
import type { Entry, Kind } from './schema';
import { vigoEntry } from './view';
import { t, type Key } from './words';

type Decision = 'place' | 'sail' | 'stock' | 'chest' | 'event' | 'rob' | 'end';

/** What no player decides has none. */
const decisions: Readonly<Record<Kind, Decision | null>> = {
  start: null,
  reveal: null,
  place: 'place',
  sail: 'sail',
  stay: 'sail',
  take: 'stock',
  leave: 'stock',
  play: 'event',
  'dolphin to': 'event',
  'wave row': 'event',
  'wave column': 'event',
  rob: 'rob',
  'begin chest': 'chest',
  'add part': 'chest',
  'finish chest': 'chest',
  'put back': 'stock',
  'put on': 'stock',
  'end turn': 'end',
  chest: 'chest',
};
const events: Readonly<Partial<Record<Kind, string>>> = {
  'dolphin to': 'dolphin',
  'wave row': 'tidal wave',
  'wave column': 'tidal wave',
  rob: 'pirate',
};

export const kindOf = ({ kind, card }: Entry): string | null =>
  kind === 'play' && card === 'pirate' ? 'rob' : decisions[kind];

export const eventOf = ({ kind, card }: Entry): string | null =>
  kind === 'play' ? (card ?? null) : (events[kind] ?? null);

export const insight: Insight = {
  aspects: [
    {
      title: () => t('insight.kind'),
      of: (played) => kindOf(vigoEntry(played)),
      name: (kind) => t(`vigo.decision.${kind}` as Key),
    },
    {
      title: () => t('vigo.decision.card'),
      of: (played) => eventOf(vigoEntry(played)),
      name: (event) => t(`vigo.card.${event}` as Key),
    },
  ],
};
