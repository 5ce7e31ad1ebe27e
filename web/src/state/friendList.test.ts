import { describe, expect, it } from 'vitest';
import type { Friend, Friends, Rival } from '../wire/schema';
import { byCloseness, called, gamesWith, hereAmong, knownAmong } from './friendList';

const friend = (name: string, here?: boolean): Friend => ({
  person: name.toLowerCase(),
  name,
  emblem: 0,
  follows_you: false,
  ...(here === undefined ? {} : { here }),
});
const rival = (name: string, games: number): Rival => ({ ...friend(name), games, before: 0, after: 0 });
const names = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name);

describe('friends in a list', () => {
  const all = [friend('Émile'), friend('Dora', false), friend('Carl'), friend('Bela', true), friend('Anna')];

  it('are here if they say so', () => expect([...hereAmong(all)]).toEqual(['bela']));

  it('come with those who are here first, then those one plays with most, then by name', () => {
    const games = gamesWith([rival('Dora', 2), rival('Carl', 7)]);
    expect(names(byCloseness(all, hereAmong(all), games))).toEqual(['Bela', 'Carl', 'Dora', 'Anna', 'Émile']);
    expect(names(all)[0]).toBe('Émile'); // the list itself stays as it was
  });

  it('are found by a part of their name, however it is written', () => {
    expect(names(called(all, ' aN'))).toEqual(['Anna']);
    expect(names(called(all, 'ÉM'))).toEqual(['Émile']);
    expect(called(all, '')).toHaveLength(5);
  });

  it('are known wherever they stand', () => {
    const none = { invitations: [] };
    const [emile, dora, carl, bela, anna] = all;
    const friends = {
      ...none,
      follows: [emile],
      followers: [dora],
      blocked: [carl],
      circles: [{ owner: bela, members: [anna] }],
    } as unknown as Friends;
    const known = (person: string) => knownAmong(friends, person)?.name;
    expect(['émile', 'dora', 'carl', 'bela', 'anna'].map(known)).toEqual(names(all));
    expect(known('nobody')).toBeUndefined();
  });
});
