import { describe, expect, it } from 'vitest';
import { planFor, wishesOf } from '../../table/plan';
import { agreedBy } from './agreement';

describe('an agreement', () => {
  it('is read from what was wished for', () => {
    const plan = planFor('fr');
    const options = wishesOf({
      ...plan,
      start: 'p3',
      rules: { ownHouse: 3, tieTower: 'stays', panic: 'one-each', capture: 'owner-picks' },
    }).options;
    expect(agreedBy(options)).toEqual({
      edition: 'fr',
      start: 'p3',
      rules: { ownHouse: 3, tieTower: 'stays', capture: 'owner-picks' },
    });
  });
  it('has no rules of its own where the edition says it all', () =>
    expect(agreedBy(['players 4', 'edition de', 'start random'])).toEqual({
      edition: 'de',
      start: 'random',
      rules: {},
    }));
  it('passes over what it does not know', () =>
    expect(agreedBy(['edition tlh', 'set panic never', 'start p9', 'captain me'])).toEqual({
      edition: null,
      start: null,
      rules: {},
    }));
});
