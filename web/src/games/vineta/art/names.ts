// The words of the wire that have a picture here, in wire order.
export const districts = ['G0', 'G1', 'G2', 'Y0', 'Y1', 'Y2', 'R0', 'R1', 'R2'] as const;
export type District = (typeof districts)[number];

export const tribes = ['amber', 'ice', 'fern', 'straw', 'tide', 'rust', 'heather'] as const;
export type Tribe = (typeof tribes)[number];

export const seats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
export type Seat = (typeof seats)[number];

export const cards = [
  'flood 1',
  'flood 2',
  'flood 3',
  'flood 4',
  'changing wind',
  'calm sea',
  'intervention',
  'one more',
  'one less',
  'false hope',
  'rescue',
  'relocation',
  'panic',
  'quarantine',
] as const;
export type Card = (typeof cards)[number];

// How many waves a flood card shows; 0 for an action card.
export function wavesOf(card: Card): number {
  return card.startsWith('flood ') ? Number(card.slice(6)) : 0;
}
