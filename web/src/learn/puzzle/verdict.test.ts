import { describe, expect, it } from 'vitest';
import type { AnyView } from '../../state/views';
import { TableState } from '../../state/table.svelte';
import { puzzleSocket } from './line';
import type { Puzzle } from './puzzles';
import { difference, percentText, pointsText } from './shares';
import { barOf, verdictOf } from './verdict';

const chest = ['p2 chest', 'p2 chest add blue key', 'p2 chest done'];
const puzzle: Puzzle = {
  game: 'vigo',
  rules: 1,
  search: { bot: '', searches: 0, seed: 0 },
  options: ['players 2'],
  names: ['greedy', 'search:100'],
  seat: 'p2',
  move: 41,
  past: [{ move: { text: 'p1 end', seat: 'p1', kind: 'end turn' } }],
  prompt: 'vigo-prompt.after',
  view: { game: 'vigo', to_act: ['p2'] },
  legal: [
    { text: 'p2 chest', seat: 'p2', kind: 'begin chest' },
    { actions: chest, seat: 'p2', kind: 'chest' },
    { text: 'p2 end', seat: 'p2', kind: 'end turn' },
    { text: 'p2 play pirate', seat: 'p2', kind: 'play' },
  ],
  values: [null, { value: 0.4, error: 0.03 }, { value: 0.45, error: 0.04 }, { value: 0.3, error: 0.01 }],
  played: 3,
  result: [],
};

describe('a verdict', () => {
  it('ranks what can be chosen, and nothing else', () => {
    const verdict = verdictOf(puzzle, 3);
    expect(verdict?.rated.map(({ index }) => index)).toEqual([2, 1, 3]);
    expect(verdict?.best.index).toBe(2);
    expect(verdict?.second?.index).toBe(1);
    expect(verdict?.yours).toMatchObject({ index: 3, isYours: true, isPlayed: true, isBest: false });
  });
  it('tells the best, what is as good within the error, and what is worse', () => {
    expect(verdictOf(puzzle, 2)?.grade).toBe('best');
    expect(verdictOf(puzzle, 1)?.grade).toBe('close'); // 0.05 apart, 0.05 of chance
    expect(verdictOf(puzzle, 3)?.grade).toBe('worse');
  });
  it('is none of what is no choice', () => {
    expect(verdictOf(puzzle, 0)).toBeNull();
    expect(verdictOf(puzzle, -1)).toBeNull();
  });
});

describe('a bar', () => {
  it('is as long as the chance it shows, whatever the best choice has', () => {
    expect(barOf({ value: 0.5, error: 0.25 })).toEqual({ length: 50, from: 25, to: 75 });
  });
  it('stays on its rail', () => {
    expect(barOf({ value: 0, error: 0.25 })).toEqual({ length: 0, from: 0, to: 25 });
    expect(barOf({ value: 1, error: 0.25 })).toEqual({ length: 100, from: 75, to: 100 });
  });
});

describe('shares', () => {
  it('differ by what is shown of them', () => {
    expect([percentText(0.58649), percentText(0.37351)]).toEqual(['58.6%', '37.4%']);
    expect(pointsText(difference(0.58649, 0.37351))).toBe('21.2'); // and not 21.3
    expect(pointsText(difference(0.1, 0.4))).toBe('30.0');
  });
});

describe('the table of a puzzle', () => {
  it('asks what the puzzle asks, and hears which entry was chosen', async () => {
    const chosen: number[] = [];
    const game = new TableState<AnyView>(
      'vigo-07',
      () => null,
      () => puzzleSocket(puzzle, 'vigo-07', (index) => chosen.push(index)),
    );
    await Promise.resolve();
    expect(game.isMyTurn).toBe(true);
    expect(game.update?.legal?.map(({ kind }) => kind)).toEqual(['chest', 'end turn', 'play']);
    expect(game.log).toHaveLength(1);
    game.send({ type: 'act', seat: 'p2', decision: 41, actions: chest });
    expect(chosen).toEqual([1]);
    expect(game.isMyTurn).toBe(false);
    game.close();
  });
});
