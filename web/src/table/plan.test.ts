import { describe, expect, it } from 'vitest';
import {
  editions,
  isSpecial,
  planFor,
  tableOfLink,
  wishesOf,
  type ChairPlan,
  withChair,
  withName,
  withPlayers,
  withRule,
} from './plan';

describe('wishes', () => {
  it('ask for the edition of the language, three easy-going bots and no clock', () => {
    expect(wishesOf(planFor('fr'))).toEqual({
      game: 'vineta',
      options: ['players 4', 'edition fr', 'start random'],
      chairs: [
        { kind: 'player' },
        { kind: 'bot', level: 2 },
        { kind: 'bot', level: 2 },
        { kind: 'bot', level: 2 },
      ],
      public: false,
      spectators: true,
      clock: { kind: 'none' },
    });
  });

  it('name the rules that are not those of the edition, and only those', () => {
    const plan = { ...planFor('nl'), rules: withRule(editions.nl, { ownHouse: 3, panic: 'one-each' }) };
    expect(wishesOf(plan).options).toEqual([
      'players 4',
      'edition nl',
      'set own-house 3',
      'set panic one-each',
      'set capture owner-picks',
      'start random',
    ]);
  });

  it('ask for Vigo by what differs from the usual', () => {
    const plan = planFor('de', 'vigo');
    expect(wishesOf(plan)).toMatchObject({ game: 'vigo', options: ['players 4', 'start random'] });
    const vigo = { ...plan.vigo, bonus: 30, memoryAid: true };
    expect(wishesOf({ ...plan, vigo, start: 'p2' }).options).toEqual([
      'players 4',
      'set lock-key-bonus 30',
      'set memory-aid on',
      'start p2',
    ]);
  });

  it('count clocks in milliseconds', () => {
    expect(wishesOf({ ...planFor('en'), clock: { kind: 'live', pace: 'normal' } }).clock).toEqual({
      kind: 'live',
      move: 30_000,
      bank: 600_000,
    });
    expect(wishesOf({ ...planFor('en'), clock: { kind: 'correspondence', days: 3 } }).clock).toEqual({
      kind: 'correspondence',
      move: 259_200_000,
    });
  });
});

describe('editions', () => {
  it('say where one stands alone', () => {
    expect(isSpecial('en', 'ownHouse')).toBe(true);
    expect(isSpecial('fr', 'panic')).toBe(true);
    expect(isSpecial('nl', 'panic')).toBe(false);
  });

  it('let the owner pick where own houses count more', () => {
    expect(withRule(editions.nl, { ownHouse: 2 }).capture).toBe('owner-picks');
    expect(withRule(withRule(editions.nl, { ownHouse: 2 }), { capture: 'in-order' }).capture).toBe(
      'owner-picks',
    );
    expect(withRule(editions.nl, { capture: 'owner-picks' }).capture).toBe('owner-picks');
  });
});

describe('chairs', () => {
  it('come and go from the end, and I stay', () => {
    expect(withPlayers(['me', 2, 2, 2], 2)).toEqual(['me', 2]);
    expect(withPlayers(['me', 'open'], 4)).toEqual(['me', 'open', 'open', 'open']);
    expect(withPlayers([2, 2, 'me'], 2)).toEqual(['me', 2]);
  });

  it('have one me, who swaps places', () => {
    expect(withChair(['me', 3, 'open'], 1, 'me')).toEqual([3, 'me', 'open']);
    expect(withChair(['me', 3, 'open'], 0, 'open')).toEqual(['open', 3, 'open']);
  });
});

describe('several at one device', () => {
  it('have seats of the same player under their own names', () => {
    const names = withName(withName([], 2, ' Bert '), 1, 'Anna');
    expect(names).toEqual(['', 'Anna', ' Bert ']);
    const plan = { ...planFor('en'), chairs: ['me', 3, 'here', 'here'] as ChairPlan[], names };
    expect(wishesOf(plan).chairs).toEqual([
      { kind: 'player' },
      { kind: 'bot', level: 3 },
      { kind: 'player', name: 'Bert' },
      { kind: 'player' },
    ]);
  });
  it('stay when the table grows', () => expect(withPlayers(['me', 'here'], 3)).toEqual(['me', 'here', 2]));
});

describe('links', () => {
  it.each([
    ['https://example.org/table/k3x9', 'k3x9'],
    ['  /table/k3x9?from=mail ', 'k3x9'],
    ['k3x9', 'k3x9'],
    ['https://example.org/settings', null],
    ['two words', null],
    ['', null],
  ])('%s means %s', (text, table) => expect(tableOfLink(text)).toBe(table));
});
