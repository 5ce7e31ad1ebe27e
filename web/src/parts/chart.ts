// A line chart of chances as geometry: one line a seat over the moves of a game, with ticks, marked moments and line ends.
export interface Tick {
  at: number; // how many moves have been made
  label: string;
}
export interface Mark {
  at: number;
  line: number; // on which line it lies
}
export interface ChartInput {
  width: number;
  height: number;
  /** After each number of moves, from none on, the share of each line, from 0 to 1. */
  shares: readonly (readonly number[])[];
  ticks: readonly Tick[];
  marks: readonly Mark[];
}
export interface Point {
  x: number;
  y: number;
}
export interface Chart {
  frame: { left: number; right: number; top: number; bottom: number };
  lines: string[];
  levels: { y: number; share: number }[];
  ticks: { x: number; label: string; isLabelled: boolean }[];
  /** The marked points, and where their numbers stand above the chart. */
  marks: (Point & { labelX: number })[];
  /** Where each line ends, and how high its emblem stands beside it. */
  ends: (Point & { labelY: number })[];
}

const left = 40;
const top = 26;
const beside = 30; // for the emblems at the line ends
const below = 22;
const pitch = 4; // a line has no more points than one every so many pixels
const markGap = 20;
const emblemGap = 22;
const tickGap = 16;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The nearest places to the wanted ones, in their order, that keep a gap and stay between two bounds if there is room. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  let least = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, least);
    least = placed[index] + gap;
  }
  let most = Math.max(high, low + gap * (wanted.length - 1));
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, most);
    most = placed[index] - gap;
  }
  return placed;
}

// Every so many pixels one point, and the last in any case.
function sampled(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, width / pitch)));
  const picks = Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step);
  return picks.at(-1) === count - 1 || count === 0 ? picks : [...picks, count - 1];
}

// A label needs room after the one before it.
function ticksAt(ticks: readonly Tick[], x: (at: number) => number): Chart['ticks'] {
  let free = -Infinity;
  return ticks.map(({ at, label }) => {
    const isLabelled = x(at) >= free;
    if (isLabelled) free = x(at) + tickGap;
    return { x: round(x(at)), label, isLabelled };
  });
}

/** Where a number of moves out of `last` stands. */
export const moveX = ({ frame }: Pick<Chart, 'frame'>, last: number, at: number): number =>
  round(frame.left + ((frame.right - frame.left) * at) / Math.max(1, last));

/** How many moves out of `last` a place of the chart stands for. */
export function moveAt({ frame }: Pick<Chart, 'frame'>, last: number, x: number): number {
  const share = (x - frame.left) / Math.max(1, frame.right - frame.left);
  return Math.round(Math.max(0, Math.min(1, share)) * last);
}

export function chartOf({ width, height, shares, ticks, marks }: ChartInput): Chart {
  const frame = { left, right: width - beside, top, bottom: height - below };
  const last = Math.max(1, shares.length - 1);
  const x = (at: number): number => frame.left + ((frame.right - frame.left) * at) / last;
  const y = (share: number): number => frame.bottom - (frame.bottom - frame.top) * share;
  const point = (at: number, line: number): Point => ({
    x: round(x(at)),
    y: round(y(shares[at]?.[line] ?? 0)),
  });
  const picks = sampled(shares.length, frame.right - frame.left);
  const lines = (shares[0] ?? []).map((_, line) => picks.map((at) => point(at, line)));
  const ends = lines.map((points) => points.at(-1) ?? { x: frame.right, y: frame.bottom });
  const heights = spread(
    ends.map((end) => end.y),
    emblemGap,
    frame.top,
    frame.bottom,
  );
  const marked = marks.map((mark) => point(mark.at, mark.line));
  const labels = spread(
    marked.map((mark) => mark.x),
    markGap,
    frame.left,
    frame.right,
  );
  return {
    frame,
    lines: lines.map((points) => points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x} ${p.y}`).join('')),
    levels: [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share, y: round(y(share)) })),
    ticks: ticksAt(ticks, x),
    marks: marked.map((mark, i) => ({ ...mark, labelX: round(labels[i] ?? mark.x) })),
    ends: ends.map((end, i) => ({ ...end, labelY: round(heights[i] ?? end.y) })),
  };
}
