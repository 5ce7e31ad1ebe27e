import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, type Language } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { tableOf } from '../../state/record';
import { kinds, type Entry } from './schema';
import { colours, events, shapes } from './art/names';
import { player, viewOf } from './sample';
import {
  cardHelp,
  cardText,
  cardTitle,
  fieldText,
  moveText,
  optionText,
  stepText,
  tells,
  whereText,
} from './sentences';

const table = tableOf(
  { game: 'vigo', players: 2, options: [], names: { p1: 'Anna' }, points: {}, winners: [] },
  't',
  [],
);
const move = (kind: Entry['kind'], rest: Partial<Entry> = {}): Entry => ({ seat: 'p1', kind, ...rest });

describe('cards', () => {
  it.each<[Language, string]>([
    ['en', 'Red left lid | Blue left bottom with lock | Green middle with coin | White key | Dolphin'],
    [
      'nl',
      'Rood linkerdeksel | Blauwe linkerbodem met slot | Groen middenstuk met munt | Witte sleutel | Dolfijn',
    ],
    [
      'de',
      'Roter linker Deckel | Blauer linker Boden mit Schloss | Grünes Mittelstück mit Münze | Weißer Schlüssel | Delfin',
    ],
    [
      'fr',
      'Couvercle gauche rouge | Fond gauche bleu avec serrure | Milieu vert avec pièce d’or | Clé blanche | Dauphin',
    ],
  ])('have names in %s', async (language, names) => {
    await setLanguage(language);
    await loadKit('vigo');
    const cards = ['red left lid', 'blue left bottom lock', 'green middle coin', 'white key', 'dolphin'];
    expect(cards.map(cardTitle).join(' | ')).toBe(names);
  });
  it('all have words and a use', () => {
    const parts = shapes.flatMap((shape) => colours.map((colour) => `${colour} ${shape}`));
    const cards = [...events, ...parts.filter((name) => name !== 'brown key')];
    const isBare = (name: string): boolean =>
      cardText(name).includes('vigo.') || cardHelp(name).startsWith('vigo.');
    expect(cards.filter(isBare)).toEqual([]);
  });
});

describe('in English', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadKit('vigo');
  });

  it('the game is over when it is, and no round goes on', () => {
    expect(whereText(viewOf({ phase: 'over', round: 17, sailing_ships: 6 }))).toBe('The game is over.');
    expect(whereText(viewOf({ phase: 'landed', round: 17, sailing_ships: 5 }))).toMatch(/^Round 17/);
  });
  it('who robs and who is robbed are spoken to', () => {
    const robs = move('rob', { other: 'p2', card: 'red key' });
    expect(moveText(table, robs, {}, 'p1')).toBe('You rob Blue: red key.');
    expect(moveText(table, robs, {}, 'p2')).toBe('Anna robs you: red key.');
    expect(moveText(table, move('sail', { field: 'c6' }), { from: 'c3' }, 'p1')).toBe(
      'You sail from c3 to c6.',
    );
  });
  it('moves are offered with what they turn', () => {
    expect(optionText(table, move('sail', { field: 'c6', turns: ['c4', 'c5'] }))).toBe(
      'Sail to c6, turning c4 and c5',
    );
    expect(optionText(table, move('sail', { field: 'c6', turns: [] }))).toBe('Sail to c6');
    expect(optionText(table, move('rob', { other: 'p2', card: 'red key' }))).toBe('Rob Blue: red key');
    expect(optionText(table, move('chest', { value: 480, parts: 'red left lid, red key x2' }))).toBe(
      'Chest for 480 points: red left lid, 2× red key',
    );
    expect(optionText(table, move('wave column', { column: 'k' }))).toBe('Turn column k');
  });

  it('every kind of move has its sentence', () => {
    const moves = kinds.filter((kind) => kind !== 'chest');
    expect(moves.filter((kind) => moveText(table, move(kind)).startsWith('vigo.'))).toEqual([]);
  });

  it('fields say what lies there and what can be done', () => {
    const view = viewOf({
      bay: { c6: { up: true, card: 'pirate' }, d4: { up: false }, a1: { up: false, card: 'red key' } },
    });
    expect(fieldText(table, view, 'c6', ['c5'])).toBe('c6; Pirate; can be chosen; turns c5');
    expect(fieldText(table, view, 'd4', null)).toBe('d4; ship of Anna; face down');
    expect(fieldText(table, view, 'a1', null)).toBe('a1; face down, seen before: red key');
    expect(fieldText(table, view, 'b2', [])).toBe('b2; open water; can be chosen');
  });

  it('a step says what it led to by comparing two views', () => {
    const before = viewOf({ bay: { e4: { up: false }, f4: { up: true, card: 'red key' } } });
    const sailed = viewOf({
      bay: { e4: { up: true, card: 'dolphin' }, f4: { up: true, card: 'red key' } },
      seats: [player('p1', { ship: 'f4' })],
    });
    expect(stepText(table, { move: move('sail', { field: 'f4' }), view: sailed, before })).toBe(
      'Anna sails to f4. Turned up: Dolphin.',
    );
    const took = { ...sailed, seats: [player('p1', { ship: 'f4', stock: ['red key'] })] };
    expect(stepText(table, { move: move('take'), view: took, before: sailed })).toBe('Anna takes: red key.');
    expect(
      stepText(table, { move: move('take'), view: { ...sailed, sailing_ships: 2 }, before: sailed }),
    ).toBe('Anna takes: Sailing Ship.');
    expect(stepText(table, { move: move('take'), view: sailed, before: sailed })).toContain('it stays there');
    const scored = { ...took, seats: [player('p1', { chest_points: 240 })] };
    expect(stepText(table, { move: move('finish chest'), view: scored, before: took })).toBe(
      'Anna scores a chest for 240 points: red key.',
    );
  });

  it('steps are what somebody did, and not what it took', () => {
    expect((['sail', 'take', 'rob', 'finish chest'] as const).every((kind) => tells(move(kind)))).toBe(true);
    expect((['reveal', 'add part', 'end turn'] as const).some((kind) => tells(move(kind)))).toBe(false);
  });
});
