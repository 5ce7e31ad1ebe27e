// What a hint says of Vigo: where to look, and why a choice is better.
import type { HintWords } from '../../kit/kit';
import { seatName } from '../../table/names';
import type { Argument, Focus } from './schema';
import { cardText } from './sentences';
import { vigoEntry } from './view';
import { t } from './words';

export const hints: HintWords = {
  look: (table, focus) => {
    const { kind, seat, field } = focus as Focus;
    const isOwn = kind === 'stock' && seat !== undefined && table.yours.includes(seat);
    return {
      text: t(isOwn ? 'vigo.look.stock.own' : `vigo.look.${kind}`, {
        seat: seatName(table, seat),
        field: field ?? '',
      }),
      spots: field ? [field] : [],
    };
  },
  reason: (table, argument) => {
    const { kind, rule, seat, field, card, count, than } = argument as Argument;
    const text = t(`vigo.why.${kind}`, {
      seat: seatName(table, seat),
      field: field ?? '',
      card: card ? cardText(card) : '',
      than: than ?? 0,
      ...(count === undefined ? {} : { count }),
    });
    return { text, spots: field ? [field] : [], rule };
  },
  spotsOf: (entry) => {
    const { field } = vigoEntry(entry);
    return field ? [field] : [];
  },
};
