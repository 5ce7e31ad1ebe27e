// What own games of Vineta are looked at by: eight rounds in three parts, the kind of decision, and the card.
import type { Insight } from '../../kit/kit';
import type { Entry } from './schema';
import { vinetaEntry } from './view';
import { t, type Key } from './words';

const apart = ['place', 'choose', 'capture'] as const; // the rest is how a card is carried out

export const kindOf = ({ kind }: Entry): string => apart.find((each) => each === kind) ?? 'play';

/** Of a card that is chosen or carried out. */
export const cardOf = ({ card }: Entry): string | null => card ?? null;

export const insight: Insight = {
  aspects: [
    {
      title: () => t('insight.kind'),
      of: (played) => kindOf(vinetaEntry(played)),
      name: (kind) => t(`vineta.decision.${kind}` as Key),
    },
    {
      title: () => t('vineta.decision.card'),
      of: (played) => cardOf(vinetaEntry(played)),
      name: (card) => t(`vineta.card.${card}` as Key),
    },
  ],
  rounds: [
    [1, 3],
    [4, 6],
    [7, 8],
  ],
};
