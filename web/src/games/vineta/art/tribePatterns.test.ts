import { describe, expect, it } from 'vitest';
import { tribes } from './names';
import { tribePatterns } from './tribePatterns';

/** The corners that a path names; relative steps are added up. */
function corners(d: string): [number, number][] {
  let at: [number, number] = [0, 0];
  const seen: [number, number][] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLlhvaz])([^MLlhvaz]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const pairs =
      command === 'h'
        ? [[numbers[0] ?? 0, 0]]
        : command === 'v'
          ? [[0, numbers[0] ?? 0]]
          : command === 'a'
            ? [[numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]]
            : Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2));
    for (const [x = 0, y = 0] of pairs) {
      at = command === 'M' || command === 'L' ? [x, y] : [at[0] + x, at[1] + y];
      seen.push(at);
    }
  }
  return seen;
}

describe('the patterns of the tribes', () => {
  it('are all different', () =>
    expect(new Set(tribes.map((tribe) => tribePatterns[tribe].d)).size).toBe(tribes.length));
  it.each(tribes)('%s keeps within the walls and below the roof', (tribe) => {
    const out = corners(tribePatterns[tribe].d).filter(
      ([x, y]) => x < -26 || x > 10 || y > 24 || y < -26 + Math.abs(x + 8),
    );
    expect(out).toEqual([]);
  });
  it.each(tribes)('%s reaches from the ground to the roof', (tribe) => {
    const heights = corners(tribePatterns[tribe].d).map(([, y]) => y);
    expect(Math.min(...heights)).toBeLessThan(-8);
    expect(Math.max(...heights)).toBeGreaterThan(14);
  });
});
