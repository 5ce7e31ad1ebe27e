import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isBonus, optionsOf, readDeck, rulesBy, usualRules } from './options';

const usual = readFileSync('../decks/vigo.txt', 'utf8');

describe('settings', () => {
  it('are told only where they differ, and read back', () => {
    expect(optionsOf(usualRules)).toEqual([]);
    const rules = { bonus: 30, freeEvents: true, memoryAid: true, deck: ['84 red left lid'] };
    expect(optionsOf(rules)).toEqual([
      'set lock-key-bonus 30',
      'set free-events on',
      'set memory-aid on',
      'deck 84 red left lid',
    ]);
    expect(rulesBy(['players 4', ...optionsOf(rules), 'start p1'])).toEqual(rules);
    expect(rulesBy(['players 4', 'set free-events off'])).toEqual(usualRules);
  });
  it('have a bonus from 0 to 1000', () =>
    expect([0, 50, 1000, -1, 1001, 2.5, NaN].map(isBonus)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]));
});

describe('a deck file', () => {
  it('is read as the server wants it', () => {
    const read = readDeck(usual);
    expect('deck' in read && read.deck[0]).toBe('2 red left lid');
    expect('deck' in read && read.deck.length).toBeGreaterThan(60);
  });
  it.each([
    ['2 red left hat', { what: 'unreadable', line: 2 }],
    ['red left lid', { what: 'unreadable', line: 2 }],
    ['0 red left lid', { what: 'unreadable', line: 2 }],
    ['2 pirate', { what: 'event', line: 2 }],
    ['1 blue key\n\n1 blue key # again', { what: 'twice', line: 4 }],
    ['83 red left lid', { what: 'size', count: 83 }],
    ['', { what: 'size', count: 0 }],
  ])('with a flaw says where: %s', (text, flaw) => expect(readDeck(`# mine\n${text}`)).toEqual({ flaw }));
});
