import { describe, expect, it } from 'vitest';
import { cardsAt, housesAt, withCardMoved, withHouseMoved, withValue } from './setUp';

const text =
  'game vineta\nplayers 2\nhouses G0 amber 4, fern 1\nhouses R0 rust 2\np1 hand flood 1 x2, panic\np2 hand none\n';

describe('a position set up by hand', () => {
  it('has houses that can be carried', () => {
    expect(housesAt(text, 'G0')).toEqual({ amber: 4, fern: 1 });
    const next = withHouseMoved(text, 'fern', 'G0', 'R0');
    expect(next).toContain('houses G0 amber 4\n');
    expect(next).toContain('houses R0 fern 1, rust 2\n');
    const gone = withHouseMoved(withHouseMoved(next, 'rust', 'R0', 'box'), 'rust', 'R0', 'box');
    expect(gone).toContain('box rust 2\n');
    expect(withHouseMoved(gone, 'fern', 'R0', 'Y1')).not.toContain('houses R0');
  });

  it('has cards in hands, discard piles and the pile that is left', () => {
    expect(cardsAt(text, 'p1', 'hand')).toEqual({ 'flood 1': 2, panic: 1 });
    const thrown = withCardMoved(text, 'p1', 'flood 1', 'hand', 'discard');
    expect(thrown).toContain('p1 hand flood 1, panic\n');
    expect(thrown).toContain('p1 discard flood 1\n');
    expect(withCardMoved(thrown, 'p1', 'flood 1', 'discard', 'pile')).not.toContain('discard');
    expect(withCardMoved(text, 'p2', 'calm sea', 'pile', 'hand')).toContain('p2 hand calm sea\n');
  });

  it('loses a line without a value', () => {
    expect(withValue('game vineta\nround 2\n', 'round', null)).toBe('game vineta\n');
    expect(withValue('game vineta\n', 'round', '3')).toBe('game vineta\nround 3\n');
  });
});
