// Pebbles' words: English for everybody.
export const words = {
  'pebbles.lead': 'One, two or three pebbles, and nobody must have as many.',
  'pebbles.seat': 'Heap {number}',
  'pebbles.ask': 'How many pebbles?',
  'pebbles.option.choose': '{count} pebble|{count} pebbles',
  'pebbles.move.choose': '{seat} has chosen.',
  'pebbles.move.roll': 'The die shows {count}.',
  'pebbles.round': 'Round {round} of {rounds}',
  'pebbles.hand': 'holds {count}',
  'pebbles.chosen': 'has chosen',
  'pebbles.points': 'points of Pebbles',
} as const;
export type PebblesKey = keyof typeof words;
