import { describe, expect, it } from 'vitest';
import { barOf } from './threats';

describe('the bar of a row', () => {
  it('is measured by the row with most waves', () => {
    const rows = [{ waves: 12 }, { waves: 3 }];
    expect(rows.map(({ waves }) => barOf(waves, rows))).toEqual([1, 0.25]);
  });
  it('is not full with few waves', () => {
    expect(barOf(3, [{ waves: 3 }])).toBe(0.25);
  });
  it('is empty where an Intervention has left fewer waves than none', () => {
    expect(barOf(-4, [{ waves: -4 }])).toBe(0);
  });
});
