import { describe, expect, it } from 'vitest';
import { cards } from './art/names';
import { sectionOf } from './cards';
import { loadRules } from '../../rules/load';

describe('the section of a card', () => {
  it('exists for every card, and has rules', async () => {
    const { page } = (await loadRules('vineta', 'en'))!;
    const isTold = (card: (typeof cards)[number]) =>
      page.some(({ id, rules }) => id === sectionOf(card) && rules.length > 0);
    expect(cards.filter((card) => !isTold(card))).toEqual([]);
  });
  it('is the same for cards that are explained together', () => {
    expect(sectionOf('flood 4')).toBe(sectionOf('flood 1'));
    expect(sectionOf('one less')).toBe(sectionOf('one more'));
    expect(sectionOf('panic')).not.toBe(sectionOf('rescue'));
  });
});
