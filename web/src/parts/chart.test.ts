import { describe, expect, it } from 'vitest';
import { chartOf, moveAt, moveX, spread, type ChartInput } from './chart';

const game = (moves: number): number[][] =>
  Array.from({ length: moves + 1 }, (_, i) => [i / moves, 1 - i / moves]);
const input = (part: Partial<ChartInput> = {}): ChartInput => ({
  width: 330,
  height: 220,
  shares: game(10),
  ticks: [],
  marks: [],
  ...part,
});
const points = (d: string): { x: number; y: number }[] =>
  [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) }));

describe('things spread out', () => {
  it('stay where they are if there is room', () =>
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]));
  it('keep their gap and their order', () => expect(spread([50, 50, 52], 20, 0, 200)).toEqual([50, 70, 90]));
  it('stay between the bounds', () => expect(spread([99, 100, 0], 20, 0, 100)).toEqual([80, 100, 0]));
  it('keep the gap even where the room does not suffice', () =>
    expect(spread([5, 5, 5], 20, 0, 30)).toEqual([0, 20, 40]));
  it('are given in the order in which they came', () =>
    expect(spread([60, 10], 20, 0, 100)).toEqual([60, 10]));
});

describe('a chart of chances', () => {
  it('runs from the left end to the right, a whole win on top', () => {
    const { frame, lines } = chartOf(input());
    const [rising, falling] = lines.map(points);
    expect(rising?.[0]).toEqual({ x: frame.left, y: frame.bottom });
    expect(rising?.at(-1)).toEqual({ x: frame.right, y: frame.top });
    expect(falling?.[0]).toEqual({ x: frame.left, y: frame.top });
  });
  it.each([1, 2, 10, 447, 1200])(
    'ends with the last of %d moves and has no more points than it can show',
    (moves) => {
      const { frame, lines } = chartOf(input({ shares: game(moves) }));
      const line = points(lines[0] ?? '');
      expect(line.at(-1)).toEqual({ x: frame.right, y: frame.top });
      expect(line.length).toBeLessThanOrEqual((frame.right - frame.left) / 4 + 2);
      expect(line.every((p, i) => i === 0 || p.x > line[i - 1]!.x)).toBe(true);
    },
  );
  it('is empty without a game', () => expect(chartOf(input({ shares: [] })).lines).toEqual([]));
  it('sets emblems beside the ends without one upon another', () => {
    const shares = [
      [0.2, 0.2, 0.2, 0.2, 0.2],
      [0, 0, 1, 0, 0],
    ];
    const { ends, frame } = chartOf(input({ shares }));
    const heights = ends.map((end) => end.labelY).sort((a, b) => a - b);
    expect(heights.every((h, i) => i === 0 || h - heights[i - 1]! >= 22)).toBe(true);
    expect(Math.max(...heights)).toBeLessThanOrEqual(frame.bottom);
    expect(ends[2]?.labelY).toBe(frame.top);
  });
  it('marks points on their line and sets their numbers apart', () => {
    const { marks, frame } = chartOf(
      input({
        marks: [
          { at: 5, line: 0 },
          { at: 5, line: 1 },
          { at: 10, line: 0 },
        ],
      }),
    );
    expect(marks[0]?.y).toBe((frame.top + frame.bottom) / 2);
    expect(marks[1]!.labelX - marks[0]!.labelX).toBeGreaterThanOrEqual(20);
    expect(marks[2]).toMatchObject({ x: frame.right, y: frame.top });
  });
  it('labels ticks only where there is room', () => {
    const ticks = [0, 1, 2, 90].map((at) => ({ at, label: String(at) }));
    const chart = chartOf(input({ shares: game(100), ticks }));
    expect(chart.ticks.map((tick) => tick.isLabelled)).toEqual([true, false, false, true]);
  });
});

describe('a press on the chart', () => {
  const chart = chartOf(input());
  it('means the nearest number of moves, and stays within the game', () => {
    expect([0, chart.frame.left, chart.frame.right, 999].map((x) => moveAt(chart, 10, x))).toEqual([
      0, 0, 10, 10,
    ]);
    expect(moveAt(chart, 10, (chart.frame.left + chart.frame.right) / 2 + 2)).toBe(5);
  });
  it('means the move that stands there', () => {
    for (const at of [0, 1, 5, 9, 10]) expect(moveAt(chart, 10, moveX(chart, 10, at))).toBe(at);
  });
});
