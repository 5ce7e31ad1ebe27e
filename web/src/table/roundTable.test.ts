import { describe, expect, it } from 'vitest';
import { seatPlaces } from './roundTable';

describe('seats around a table', () => {
  it('go up the left side and down the right', () => {
    expect(seatPlaces(5)).toEqual([
      { side: 'left', row: 3 },
      { side: 'left', row: 2 },
      { side: 'left', row: 1 },
      { side: 'right', row: 1 },
      { side: 'right', row: 2 },
    ]);
  });
  it.each([2, 3, 4, 5, 6])('give each of %d a place of its own', (count) => {
    const places = seatPlaces(count).map(({ side, row }) => `${side} ${row}`);
    expect(new Set(places).size).toBe(count);
  });
});
