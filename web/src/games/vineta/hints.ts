// What a hint says of Vineta: where to look, and why a choice is better.
import type { HintWords } from '../../kit/kit';
import { seatName } from '../../table/names';
import { t, type Key } from './words';
import type { Argument, Focus } from './schema';
import { vinetaEntry } from './view';

const word = (family: string, name: string | undefined): string =>
  name === undefined ? '' : t(`vineta.${family}.${name}` as Key);
const spots = (...districts: (string | undefined)[]): string[] =>
  districts.flatMap((district) => district ?? []);

export const hints: HintWords = {
  look: (_table, focus) => {
    const { kind, district, tribe } = focus as Focus;
    const values = { district: word('district', district), tribe: word('tribe', tribe) };
    return { text: t(`vineta.look.${kind}`, values), spots: spots(district) };
  },
  reason: (table, argument) => {
    const { kind, rule, seat, district, to, tribe, card, played, count, than } = argument as Argument;
    const text = t(`vineta.why.${kind}`, {
      seat: seatName(table, seat),
      district: word('district', district),
      to: word('district', to),
      tribe: word('tribe', tribe),
      card: word('card', card),
      played: word('card', played),
      than: than ?? 0,
      ...(count === undefined ? {} : { count }),
    });
    return { text, spots: spots(district, to), rule };
  },
  spotsOf: (entry) => {
    const { district, to } = vinetaEntry(entry);
    return spots(district, to);
  },
};
