import { describe, expect, it } from 'vitest';
import { boardOf } from './board';
import { viewOf } from './sample';
import { listOf, total } from './view';

describe('the board', () => {
  it('shows chip, sum and lead where a row lies, and the coast', () => {
    const board = boardOf(viewOf(), new Map([['G0', 'district' as const]]), { to: 'R2' }, null);
    expect(board.G1).toMatchObject({ chip: 'p2', waves: 3, leading: true, coast: true, clickable: false });
    expect(board.G1.houses).toEqual({ amber: 2, ice: 1 });
    expect(board.G0).toMatchObject({ clickable: true, leading: false, chip: undefined });
    expect(board.R2).toMatchObject({ chosen: true, coast: false });
  });

  it('lets a district sink once: when it was there before', () => {
    const after = viewOf({ sunk: ['G0', 'G1'] });
    const board = boardOf(after, new Map(), {}, viewOf({ sunk: ['G0'] }));
    expect(board.G0).toMatchObject({ sunk: true, sinking: false });
    expect(board.G1).toMatchObject({ sunk: true, sinking: true, chip: undefined, leading: false });
    expect(boardOf(after, new Map(), {}, null).G1.sinking).toBe(false);
  });

  it('counts', () => {
    expect(listOf({ 'flood 1': 2, panic: 1 })).toEqual(['flood 1', 'flood 1', 'panic']);
    expect(total({ amber: 2, ice: 3 })).toBe(5);
  });
});
