import { describe, expect, it } from 'vitest';
import { trackOf } from './track';
import type { Standing } from './track';

const seats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
const standings = (...points: number[]): Standing[] =>
  points.map((each, i) => ({ seat: seats[i] ?? 'p1', points: each }));

describe('the score track', () => {
  it.each([[[0, 0]], [[10, -50, 320]], [[1240, -150, 0, 5, 90, 330]], [[123456, -7]], [[-900, -950]]])(
    'holds %j between its ends, zero too, with few ticks',
    (points) => {
      const { ticks, runners } = trackOf(standings(...points), 0.05);
      for (const { at } of [...ticks, ...runners]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(1);
      }
      expect(ticks.some((tick) => tick.points === 0)).toBe(true);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(runners).toHaveLength(points.length);
    },
  );
  it('keeps the order and the distances of the points', () => {
    const { runners } = trackOf(standings(0, 100, 300), 0.05);
    const at = (seat: string) => runners.find((runner) => runner.seat === seat)?.at ?? -1;
    expect(at('p3') - at('p2')).toBeCloseTo(2 * (at('p2') - at('p1')));
    expect(at('p2')).toBeGreaterThan(at('p1'));
  });
  it('gives ships that are close a lane each, and shares lanes otherwise', () => {
    expect(trackOf(standings(0, 0, 0, 0, 0, 0), 0.1).lanes).toBe(6);
    expect(trackOf(standings(0, 100, 200), 0.1).lanes).toBe(1);
    const { runners } = trackOf(standings(0, 10, 190, 200), 0.1);
    for (const a of runners)
      for (const b of runners)
        if (a !== b && a.lane === b.lane) expect(Math.abs(a.at - b.at)).toBeGreaterThanOrEqual(0.1);
  });
});
