import { describe, expect, it } from 'vitest';
import { anchorOf, spansOf } from './marks';

describe('spansOf', () => {
  it('leaves plain text whole', () =>
    expect(spansOf('2 × 3 = 6')).toEqual([{ text: '2 × 3 = 6', isBold: false }]));
  it('cuts out what is bold, wherever it stands', () =>
    expect(spansOf('**A** b **c**')).toEqual([
      { text: 'A', isBold: true },
      { text: ' b ', isBold: false },
      { text: 'c', isBold: true },
    ]));
  it('keeps a mark that is not closed', () =>
    expect(spansOf('**A** **b')).toEqual([
      { text: 'A', isBold: true },
      { text: ' **b', isBold: false },
    ]));
  it('has nothing for nothing', () => expect(spansOf('')).toEqual([]));
});

describe('anchorOf', () => {
  it('has no spaces', () => expect(anchorOf('one more card')).toBe('one-more-card'));
});
