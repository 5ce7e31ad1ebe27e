// Made-up positions for the gallery. The deck is the reconstruction of VG-MAT-4.
import { dice } from '../../../art/geometry';
import { fields, fieldsOf, waveOf, type Field, type Lie } from './bay';
import { colours, events, treasures, type Card, type Part, type Treasure } from './names';
import type { FieldData } from './fieldData';

const treasure = (i: number): Treasure => treasures[i % 6] ?? 'coin';
const coloured = colours
  .slice(0, 6)
  .flatMap((colour, c): Part[] => [
    { shape: 'left lid', colour },
    { shape: 'left lid', colour },
    { shape: 'right lid', colour },
    { shape: 'right lid', colour },
    { shape: 'left bottom', colour, mark: 'lock' },
    { shape: 'left bottom', colour, mark: treasure(c + 3) },
    { shape: 'right bottom', colour, mark: 'lock' },
    { shape: 'right bottom', colour, mark: treasure(c + 4) },
    ...[0, 1, 2].map((i): Part => ({ shape: 'middle', colour, mark: treasure(c + i) })),
    { shape: 'key', colour },
  ]);
const brown: Part[] = [
  ...(['left lid', 'right lid', 'left bottom', 'right bottom', 'middle', 'middle'] as const).map(
    (shape): Part => ({ shape, colour: 'brown' }),
  ),
  ...treasures.map((mark): Part => ({ shape: 'middle', colour: 'brown', mark })),
];
const parts: readonly Part[] = [...coloured, ...brown];
export const deck: readonly Card[] = [
  ...events.flatMap((event): Card[] => Array<Card>(6).fill({ event })),
  ...parts,
];
const wordsOf = (card: Card): string =>
  'event' in card ? card.event : [card.colour, card.shape, card.mark ?? ''].join(' ').trim();
export const titleOf = (card: Card) => wordsOf(card).replace(/^./, (letter) => letter.toUpperCase());
// Every kind once.
export const kinds = deck.filter(
  (card, i) => deck.findIndex((other) => wordsOf(other) === wordsOf(card)) === i,
);

type Data = Partial<Record<Field, FieldData>>;
function shuffled(): Card[] {
  const roll = dice(7);
  return deck
    .map((card) => ({ card, key: roll() }))
    .sort((a, b) => a.key - b.key)
    .map(({ card }) => card);
}
const lying = shuffled();
const down = Object.fromEntries(fields.map((field) => [field, { spot: { up: false } }])) as Data;
export const start: Data = down;

export const midgame: Data = Object.fromEntries(
  fields.flatMap((field, i) => {
    const card = lying[i];
    if (i % 6 === 2) return [];
    return [[field, { spot: i % 5 < 2 ? { up: true, card } : { up: false } }]];
  }),
);
export const remembered: Data = Object.fromEntries(
  fields.map((field, i) => [
    field,
    { spot: { up: i % 7 === 3, card: i % 3 === 0 || i % 7 === 3 ? lying[i] : undefined } },
  ]),
);

export const ships = { p1: 'd4', p2: 'i7', p3: 'c8', p4: 'k2', p5: 'g5', p6: 'h5' } as const;
const reach = [...fieldsOf('d'), ...fieldsOf('4')].filter((field) => field !== 'd4' && field < 'k');
/** p1 may sail; the pointer is over `target`. */
export function sailing(target: Field): Data {
  const passed = ['e4', 'f4', 'g4'];
  return Object.fromEntries(
    fields.map((field) => {
      const it = midgame[field] ?? {};
      const turns = passed.includes(field) && it.spot !== undefined;
      return [field, { ...it, lit: reach.includes(field), chosen: field === target, turns }];
    }),
  );
}
/** Row 5 after a Tidal Wave, and column d. */
export function turning(lie: Lie): Data {
  const turn = (line: 'd' | '5') => [...waveOf(fieldsOf(line), lie)];
  const changed = [...turn('5'), ...turn('d')].flatMap(([field, wave]): [Field, FieldData][] => {
    const from = midgame[field]?.spot;
    const card = lying[fields.indexOf(field)];
    return from
      ? [[field, { spot: { up: !from.up, card: from.up ? undefined : card }, turned: { ...wave, from } }]]
      : [];
  });
  return { ...midgame, ...Object.fromEntries(changed) };
}

const p = (name: Part['shape'], colour: Part['colour'], mark?: Part['mark']): Part => ({
  shape: name,
  colour,
  mark,
});
export const chests: readonly (readonly Part[])[] = [
  [
    p('left lid', 'red'),
    p('right lid', 'red'),
    p('left bottom', 'red', 'lock'),
    p('right bottom', 'red', 'coin'),
  ],
  [
    p('left lid', 'blue'),
    p('right lid', 'yellow'),
    p('left bottom', 'green', 'lock'),
    p('right bottom', 'violet', 'lock'),
    p('middle', 'white', 'crown'),
    p('key', 'green'),
    p('key', 'red'),
  ],
  [
    p('left lid', 'violet'),
    p('right lid', 'white'),
    p('left bottom', 'brown'),
    p('right bottom', 'blue', 'ring'),
    ...treasures.map((mark, i) => p('middle', colours[i] ?? 'red', mark)),
  ],
  [p('left lid', 'green'), p('right bottom', 'yellow', 'chain'), p('middle', 'brown', 'chain')],
  [],
];
