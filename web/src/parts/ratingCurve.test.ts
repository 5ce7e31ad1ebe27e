import { describe, expect, it } from 'vitest';
import { curveOf } from './ratingCurve';

const point = (points: number, give_or_take: number) => ({ ended: 0, points, give_or_take });

describe('the curve of a rating', () => {
  it('goes from one side to the other, the band around it', () => {
    const { line, band, low, high } = curveOf([point(1500, 100), point(1600, 50), point(1550, 50)], 100, 50);
    expect([low, high]).toEqual([1400, 1650]);
    expect(line).toBe('M0.0 30.0L50.0 10.0L100.0 20.0');
    expect(band).toBe('M0.0 10.0L50.0 0.0L100.0 10.0L100.0 30.0L50.0 20.0L0.0 50.0Z');
  });

  it('of one game lies across its box', () => {
    expect(curveOf([point(1500, 100)], 100, 50).line).toBe('M0.0 25.0L100.0 25.0');
  });
});
