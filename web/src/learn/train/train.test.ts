import { describe, expect, it } from 'vitest';
import type { PuzzlePack } from '../../wire/schema';
import { exampleIn, examplesIn } from './example';
import { nearestOf, nextPuzzle, regraded, type Wish } from './next';
import { packsOf, puzzlesIn, type Listed } from './packs';
import { puzzleOf, weighedValues } from './question';
import type { PuzzleQuestion } from './question';

const search = { bot: 'search:5', searches: 8, seed: 1 };
const listed = (name: string, grade: number, themes: string[] = []): Listed => ({
  name,
  grade,
  themes,
  move: 1,
  solved: [],
  values: [],
  record: '',
  search,
});
const wish = (rating: number, theme = '', answered: string[] = []): Wish => ({
  rating,
  theme,
  isAnswered: (name) => answered.includes(name),
});

describe('a pack', () => {
  it('is there for each game, and its puzzles have names', () => {
    expect(packsOf('vineta').length).toBeGreaterThan(0);
    expect(packsOf('vigo').length).toBeGreaterThan(0);
    const puzzle = { move: 4, grade: 1500, solved: [0, 0, 0, 0, 0], themes: [], values: [] };
    const pack: PuzzlePack = {
      game: 'vigo',
      rules: 1,
      pack: 3,
      search,
      next: 9,
      games: [
        { game: 1, record: 'one', puzzles: [puzzle, puzzle] },
        { game: 5, record: 'five', puzzles: [puzzle] },
      ],
    };
    expect(puzzlesIn(pack).map(({ name, record }) => [name, record])).toEqual([
      ['vigo-03-1', 'one'],
      ['vigo-03-2', 'one'],
      ['vigo-03-3', 'five'],
    ]);
  });
});

describe('the next puzzle', () => {
  const some = [listed('a', 1400), listed('b', 1610, ['panic']), listed('c', 1500, ['panic'])];

  it('is the nearest in grade that has no answer, of the theme', () => {
    expect(nearestOf(some, wish(1480))?.name).toBe('c');
    expect(nearestOf(some, wish(1480, '', ['c']))?.name).toBe('a');
    expect(nearestOf(some, wish(1300, 'panic'))?.name).toBe('c');
    expect(nearestOf(some, wish(1300, 'memory'))).toBeNull();
  });
  it('goes by the grades that people gave', () => {
    const puzzles = regraded(some, { a: 1900, b: 1481 });
    expect(puzzles.map(({ grade }) => grade)).toEqual([1900, 1481, 1500]);
    expect(nearestOf(puzzles, wish(1480))?.name).toBe('b');
  });
  it('comes from the first pack that has one near enough', async () => {
    const packs: Record<string, Listed[]> = {
      one: some,
      two: [listed('d', 1900)],
      three: [listed('e', 1901)],
    };
    const asked: string[] = [];
    const load = (address: string): Promise<Listed[]> => {
      asked.push(address);
      return Promise.resolve(packs[address] ?? []);
    };
    expect((await nextPuzzle(Object.keys(packs), load, wish(1480)))?.name).toBe('c');
    expect(asked).toEqual(['one']);
    expect((await nextPuzzle(Object.keys(packs), load, wish(1950)))?.name).toBe('d');
    expect(asked).toEqual(['one', 'one', 'two']);
    expect((await nextPuzzle(Object.keys(packs), load, wish(3000)))?.name).toBe('e');
    expect(await nextPuzzle(Object.keys(packs), load, wish(1500, 'memory'))).toBeNull();
  });
});

describe('the example of a theme', () => {
  const worth = (name: string, themes: string[], ...values: number[]): Listed => ({
    ...listed(name, 1500, themes),
    values: [null, ...values.map((each) => [each, 0.01])],
  });
  const some = [
    worth('a', ['panic'], 0.5, 0.25),
    worth('b', ['panic', 'flood'], 0.25, 0.875, 0.5),
    worth('c', ['flood'], 0.5, 0.125),
    worth('d', ['panic'], 0.25, 0.625),
  ];

  it('is where most hangs on the choice; among equals the first', () => {
    expect(exampleIn(some, 'panic')?.name).toBe('b');
    expect(exampleIn(some.slice(2), 'flood')?.name).toBe('c');
    expect(exampleIn([...some].reverse(), 'panic')?.name).toBe('d');
    expect(exampleIn(some, 'memory')).toBeNull();
  });
  it('is known by name', () => expect([...examplesIn(some)]).toEqual(['b']));
});

describe('the question of a puzzle', () => {
  const question = {
    legal: [
      { text: 'p1 chest', seat: 'p1', kind: 'begin chest' },
      { actions: ['p1 chest', 'p1 chest done'], seat: 'p1', kind: 'chest' },
      { text: 'p1 end', seat: 'p1', kind: 'end turn' },
    ],
    seat: 'p1',
  } as PuzzleQuestion;

  it('gets its values from the pack', () => {
    const packed = { ...listed('vigo-01-1', 1500), values: [null, [0.5, 0.01], [0.25, 0.02]] };
    expect(puzzleOf(question, packed.values, search).values).toEqual([
      null,
      { value: 0.5, error: 0.01 },
      { value: 0.25, error: 0.02 },
    ]);
  });
  it('of an own game gets them from what the engine thinks of the first step', () => {
    const move = (text: string) => ({ text, seat: 'p1' as const, kind: 'x' });
    expect(
      weighedValues(question.legal, [
        { move: move('p1 chest'), value: 0.4, error: 0.03 },
        { move: move('p1 end'), value: 0.2, error: 0.01 },
      ]),
    ).toEqual([null, [0.4, 0.03], [0.2, 0.01]]);
  });
});
