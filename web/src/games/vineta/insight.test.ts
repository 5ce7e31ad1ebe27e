import { describe, expect, it } from 'vitest';
import { insight } from './insight';
import { cards, verbs, type Entry } from './schema';
import { en } from './words/en';

const entry = (kind: Entry['kind'], card?: Entry['card']): Entry => ({
  ...{ text: '', seat: 'p1', kind },
  ...(card ? { card } : {}),
});
const [kind, card] = insight.aspects;

describe('a decision', () => {
  it('is to place, to choose, to carry out or to capture', () => {
    expect(kind?.of(entry('place'))).toBe('place');
    expect(kind?.of(entry('choose', 'panic'))).toBe('choose');
    expect(kind?.of(entry('flee', 'panic'))).toBe('play');
    expect(kind?.of(entry('capture'))).toBe('capture');
  });
  it('is about the card that is chosen or carried out', () => {
    expect(card?.of(entry('choose', 'panic'))).toBe('panic');
    expect(card?.of(entry('add', 'flood 2'))).toBe('flood 2');
    expect(card?.of(entry('place'))).toBeNull();
  });
  it('has a name, whatever it is about', () => {
    for (const verb of verbs) expect(en).toHaveProperty([`vineta.decision.${kind?.of(entry(verb))}`]);
    for (const each of cards) expect(en).toHaveProperty([`vineta.card.${each}`]);
  });
  it('lies in one part of the eight rounds', () => {
    const rounds = insight.rounds?.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    );
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
