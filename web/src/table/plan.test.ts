import { describe, expect, it } from 'vitest';
import {
  companyOf,
  hasBots,
  isAllKept,
  planFor,
  planOf,
  startOf,
  tableOfLink,
  wishesOf,
  type ChairPlan,
  type Plan,
  withChair,
  withCompany,
  withGuest,
  withName,
  withPlayers,
} from './plan';

describe('wishes', () => {
  it('ask for the game’s own options, three easy-going bots and no clock', () => {
    expect(wishesOf(planFor('some', ['edition fr']))).toEqual({
      game: 'some',
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
      pace: 'normal',
    });
  });

  it('say how fast bots play', () => {
    const plan: Plan = { ...planFor('some'), pace: 'once' };
    expect(wishesOf(plan).pace).toBe('once');
    expect(hasBots(plan)).toBe(true);
    expect(hasBots({ ...plan, chairs: ['me', 'open', 'here'] })).toBe(false);
  });

  it('seat as many as can play where four cannot', () =>
    expect(wishesOf(planFor('some', [], [2, 3])).options).toEqual(['players 3', 'start random']));

  it('agree on nothing in a game that has no options', () =>
    expect(wishesOf(planFor('some')).options).toEqual(['players 4']));

  it('say who begins, and are read again', () => {
    const { options = [] } = wishesOf({ ...planFor('some', ['set a b']), start: 'p3' });
    expect(options).toEqual(['players 4', 'set a b', 'start p3']);
    expect(startOf(options)).toBe('p3');
    expect(startOf(['players 4', 'start random'])).toBe('random');
    expect(startOf(['start p9'])).toBeNull();
    expect(startOf(['players 4'])).toBeNull();
  });

  it('count clocks in milliseconds', () => {
    expect(wishesOf({ ...planFor('some'), clock: { kind: 'live', speed: 'normal' } }).clock).toEqual({
      kind: 'live',
      move: 30_000,
      bank: 600_000,
    });
    const days = { kind: 'correspondence', days: 3, reserve: 7 } as const;
    expect(wishesOf({ ...planFor('some'), clock: days }).clock).toEqual({
      kind: 'correspondence',
      move: 259_200_000,
      bank: 604_800_000,
    });
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

describe('company', () => {
  it('is told by the chairs and who may come', () => {
    expect(companyOf({ chairs: ['me', 2, 2], isPublic: true })).toBe('bots');
    expect(companyOf({ chairs: ['me', 'open', 2], isPublic: false })).toBe('friends');
    expect(companyOf({ chairs: ['me', 'open', 'here'], isPublic: true })).toBe('everyone');
    expect(companyOf({ chairs: ['me', 'here', 2], isPublic: false })).toBe('here');
  });
  it('makes room, and leaves seats free that are free', () => {
    expect(withCompany(['me', 3, 'here'], 'friends')).toEqual(['me', 'open', 'open']);
    expect(withCompany(['me', 'open', 5], 'everyone')).toEqual(['me', 'open', 5]);
    expect(withCompany(['open', 'me', 5], 'bots')).toEqual([2, 'me', 2]);
    expect(withCompany(['me', 2], 'here')).toEqual(['me', 'here']);
  });
});

describe('several at one device', () => {
  it('have seats of the same player under their own names', () => {
    const names = withName(withName([], 2, ' Bert '), 1, 'Anna');
    expect(names).toEqual(['', 'Anna', ' Bert ']);
    const plan = { ...planFor('some'), chairs: ['me', 3, 'here', 'here'] as ChairPlan[], names };
    expect(wishesOf(plan).chairs).toEqual([
      { kind: 'player' },
      { kind: 'bot', level: 3 },
      { kind: 'player', name: 'Bert' },
      { kind: 'player' },
    ]);
  });
  it('stay when the table grows', () => expect(withPlayers(['me', 'here'], 3)).toEqual(['me', 'here', 2]));
});

describe('seats kept for friends', () => {
  const [anna, bela] = ['Anna', 'Bela'].map((name) => ({ person: name.toLowerCase(), name, emblem: 0 }));
  const plan: Plan = { ...planFor('some'), chairs: ['me', 'open', 3, 'open'] };

  it('are asked for with the table, where they are still open', () => {
    const guests = withGuest(withGuest([], 1, anna!), 2, bela!);
    expect(wishesOf({ ...plan, guests }).chairs).toEqual([
      { kind: 'player' },
      { kind: 'open', held_for: 'anna' },
      { kind: 'bot', level: 3 },
      { kind: 'open' },
    ]);
  });
  it('are one for each friend', () => {
    const guests = withGuest(withGuest([], 1, anna!), 3, anna!);
    expect(guests).toEqual([null, null, null, anna]);
    expect(withGuest(guests, 3, null)).toEqual([null, null, null, null]);
  });
  it('are all there are, or not', () => {
    const one = withGuest([], 1, anna!);
    expect(isAllKept({ ...plan, guests: one })).toBe(false);
    expect(isAllKept({ ...plan, guests: withGuest(one, 3, bela!) })).toBe(true);
    expect(isAllKept({ ...plan, chairs: ['me', 2] })).toBe(false);
  });
});

describe('a plan that was wished for', () => {
  it.each<Partial<Plan>>([
    {},
    { clock: { kind: 'live', speed: 'quick' }, isRated: true, pace: 'quick' },
    { clock: { kind: 'live', speed: 'slow' }, isPublic: true, spectators: false },
    { clock: { kind: 'correspondence', days: 7, reserve: 14 }, start: 'p2' },
    { clock: { kind: 'correspondence', days: 1, reserve: 0 }, start: null },
    { chairs: ['me', 'open', 'here', 6], names: ['', '', 'Bert', ''] },
  ])('comes back as it was: %o', (part) => {
    const plan: Plan = { ...planFor('some', ['edition fr', 'set panic free']), ...part };
    expect(planOf(wishesOf(plan))).toEqual({ ...plan, names: part.names ?? ['', '', '', ''] });
  });
  it('is the nearest that can be picked', () => {
    const wishes = wishesOf(planFor('some'));
    const day = 86_400_000;
    expect(planOf({ ...wishes, clock: { kind: 'correspondence', move: 5.5 * day } }).clock).toEqual({
      kind: 'correspondence',
      days: 7,
      reserve: 0,
    });
    expect(planOf({ ...wishes, clock: { kind: 'live', move: 40_000, bank: 1 } }).clock).toEqual({
      kind: 'live',
      speed: 'normal',
    });
  });
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
