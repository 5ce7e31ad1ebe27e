import { describe, expect, it } from 'vitest';
import type { Entry } from './schema';
import {
  cardTarget,
  entriesAt,
  fieldTarget,
  lineTarget,
  listedEntries,
  litCards,
  litFields,
  litLines,
  targetOf,
  turnsAt,
} from './choosing';

const entry = (kind: Entry['kind'], rest: Partial<Entry> = {}): Entry => ({
  text: `p1 ${kind} ${Object.values(rest).join(' ')}`,
  seat: 'p1',
  kind,
  ...rest,
});
const before = [
  entry('sail', { field: 'c6', turns: ['c4', 'c5'] }),
  entry('sail', { field: 'b3', turns: [] }),
  entry('play', { card: 'dolphin' }),
];
const ten: Entry[] = [
  entry('play', { card: 'pirate' }),
  entry('put back', { card: 'pirate' }),
  entry('put back', { card: 'red key' }),
  entry('begin chest'),
  { seat: 'p1', kind: 'chest', value: 120, parts: 'a', actions: ['x'] },
  { seat: 'p1', kind: 'chest', value: 480, parts: 'b', actions: ['y'] },
  entry('end turn'),
];
const wave = [entry('wave row', { row: 3 }), entry('wave column', { column: 'k' })];
const rob = [entry('rob', { other: 'p2', card: 'red key' }), entry('rob', { other: 'p3', card: 'red key' })];

describe('each entry', () => {
  it('has one place where it is pointed at', () => {
    expect(before.map(targetOf)).toEqual(['field c6', 'field b3', 'card p1 dolphin']);
    expect(wave.map(targetOf)).toEqual(['line 3', 'line k']);
    expect(rob.map(targetOf)).toEqual(['card p2 red key', 'card p3 red key']);
    expect(ten.slice(3).map(targetOf)).toEqual(['chest', 'chest', 'chest', 'bar']);
  });
  it('is found there, with others that share the place', () => {
    expect(entriesAt(before, fieldTarget('b3'))).toEqual([before[1]]);
    expect(entriesAt(ten, cardTarget('p1', 'pirate')).map(({ kind }) => kind)).toEqual(['play', 'put back']);
    expect(entriesAt(before, fieldTarget('l9'))).toEqual([]);
    expect(entriesAt(before, null)).toEqual([]);
  });
});

describe('what is lit', () => {
  it('is what an entry names', () => {
    expect([...litFields(before)]).toEqual(['c6', 'b3']);
    expect([...litLines(wave)]).toEqual(['3', 'k']);
    expect([...litCards(ten, 'p1')]).toEqual(['pirate', 'red key']);
    expect([...litCards(rob, 'p3')]).toEqual(['red key']);
    expect(litCards(rob, 'p1').size).toBe(0);
    expect(litFields(ten).size).toBe(0);
  });
});

describe('a preview', () => {
  it('shows the cards that the server says will turn', () => {
    expect([...turnsAt(before, fieldTarget('c6'))]).toEqual(['c4', 'c5']);
    expect(turnsAt(before, fieldTarget('b3')).size).toBe(0);
    expect(turnsAt(before, null).size).toBe(0);
    expect(turnsAt(wave, lineTarget(3)).size).toBe(0);
  });
});

describe('the list of moves', () => {
  it('has whole chests, best first, instead of the first step to one', () =>
    expect(listedEntries(ten).map(({ kind, value }) => value ?? kind)).toEqual([
      480,
      120,
      'play',
      'put back',
      'put back',
      'end turn',
    ]));
  it('keeps the first step where no whole chest is offered', () =>
    expect(listedEntries([entry('begin chest')])).toHaveLength(1));
});
