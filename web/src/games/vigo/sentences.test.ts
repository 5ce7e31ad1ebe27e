import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, type Language } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { tableOf } from '../../state/record';
import type { TableEvent } from '../../wire/schema';
import { kinds, type CardName, type Entry, type Field } from './schema';
import { colours, events, shapes } from './art/names';
import { logLines } from './log';
import { player, viewOf } from './sample';
import { cardHelp, cardText, cardTitle, fieldText, moveText, optionText, stepText, tells } from './sentences';

const table = tableOf(
  { game: 'vigo', players: 2, options: [], names: { p1: 'Anna' }, points: {}, winners: [] },
  't',
  [],
);
const move = (kind: Entry['kind'], rest: Partial<Entry> = {}): Entry => ({ seat: 'p1', kind, ...rest });
const told = (...moves: Entry[]): TableEvent[] =>
  moves.map((each) => ({ kind: 'move', time: 0, move: each }));
const reveal = (field: Field, card: CardName): Entry => ({ seat: 'nature', kind: 'reveal', field, card });

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
      'Anna sails to f4. Comes to light: Dolphin.',
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

describe('the log', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadKit('vigo');
  });

  it('tells what came to light with the move that did it', () =>
    expect(
      logLines(
        table,
        told(
          move('sail', { field: 'c6' }),
          reveal('c4', 'pirate'),
          reveal('c5', 'red key'),
          move('leave'),
          move('end turn'),
        ),
      ),
    ).toEqual(['Anna sails to c6. Comes to light: Pirate, red key.', 'Anna leaves the card lying.']));

  it('names a card that was open before it was taken', () =>
    expect(
      logLines(
        table,
        told(
          move('sail', { field: 'c6' }),
          reveal('c4', 'pirate'),
          move('sail', { field: 'c4' }),
          move('take'),
        ),
      ).at(-1),
    ).toBe('Anna takes: Pirate.'));

  it('names a card that was face down, and one that was put back', () => {
    expect(logLines(table, told(move('place', { field: 'a1' }), reveal('a1', 'dolphin')))).toEqual([
      'Anna puts to sea on a1 and takes: Dolphin.',
    ]);
    const back = told(
      move('put back', { card: 'red key' }),
      move('put on', { field: 'b2' }),
      move('sail', { field: 'b2' }),
      move('take'),
    );
    expect(logLines(table, back)).toEqual([
      'Anna puts back on b2: red key.',
      'Anna sails to b2.',
      'Anna takes: red key.',
    ]);
  });

  it('tells a chest as one', () =>
    expect(
      logLines(
        table,
        told(
          move('begin chest'),
          move('add part', { card: 'red left lid' }),
          move('add part', { card: 'red key' }),
          move('finish chest'),
        ),
      ),
    ).toEqual(['Anna scores a chest: red left lid, red key.']));

  const ship = (field: Field): Entry[] => [
    move('sail', { field }),
    move('take'),
    reveal(field, 'sailing ship'),
  ];
  const five = (['a1', 'a2', 'a3', 'a4', 'a5'] as const).flatMap(ship);
  it('knows that the last ship stays unless it ends the game', () => {
    expect(logLines(table, told(...five, ...ship('a6'))).at(-1)).toContain('it stays there');
    const over: TableEvent = { kind: 'finished', time: 0 };
    expect(logLines(table, [...told(...five, ...ship('a6')), over]).slice(-2)).toEqual([
      'Anna takes: Sailing Ship.',
      'The game is over.',
    ]);
    const undone: TableEvent = { kind: 'undo', time: 0, seat: 'p1', length: 12 };
    expect(logLines(table, [...told(...five), undone, ...told(...ship('a6'))]).at(-1)).toBe(
      'Anna takes: Sailing Ship.',
    );
  });

  it('gives the newest lines', () => expect(logLines(table, told(...five), 3)).toHaveLength(3));
});
