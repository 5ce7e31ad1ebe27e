import { describe, expect, it } from 'vitest';
import { agreedBy, editions, isSpecial, optionsOf, withRule } from './options';

describe('options', () => {
  it('name the edition, and nothing else where it says it all', () =>
    expect(optionsOf('fr', editions.fr)).toEqual(['edition fr']));
  it('name the rules that are not those of the edition, and only those', () => {
    const rules = withRule(editions.nl, { 'own-house': '3', panic: 'one-each' });
    expect(optionsOf('nl', rules)).toEqual([
      'edition nl',
      'set own-house 3',
      'set panic one-each',
      'set capture owner-picks',
    ]);
  });
});

describe('editions', () => {
  it('say where one stands alone', () => {
    expect(isSpecial('en', 'own-house')).toBe(true);
    expect(isSpecial('fr', 'panic')).toBe(true);
    expect(isSpecial('nl', 'panic')).toBe(false);
  });

  it('let the owner pick where own houses count more', () => {
    expect(withRule(editions.nl, { 'own-house': '2' }).capture).toBe('owner-picks');
    expect(withRule(withRule(editions.nl, { 'own-house': '2' }), { capture: 'in-order' }).capture).toBe(
      'owner-picks',
    );
    expect(withRule(editions.nl, { capture: 'owner-picks' }).capture).toBe('owner-picks');
  });
});

describe('an agreement', () => {
  it('is read from what was wished for', () => {
    const rules = {
      'own-house': '3',
      'tie-tower': 'stays',
      panic: 'one-each',
      capture: 'owner-picks',
      placement: 'random',
    } as const;
    expect(agreedBy([...optionsOf('fr', rules), 'start p3'])).toEqual({
      edition: 'fr',
      rules: { 'own-house': '3', 'tie-tower': 'stays', capture: 'owner-picks', placement: 'random' },
    });
  });
  it('has no rules of its own where the edition says it all', () =>
    expect(agreedBy(['players 4', 'edition de', 'start random'])).toEqual({ edition: 'de', rules: {} }));
  it('passes over what it does not know', () =>
    expect(agreedBy(['edition tlh', 'set panic never', 'start p9', 'captain me'])).toEqual({
      edition: null,
      rules: {},
    }));
});
