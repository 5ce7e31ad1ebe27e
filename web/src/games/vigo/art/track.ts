// The score track: a scale that holds all points, below zero too, and a lane for each ship so that none covers another.
import type { Seat } from '../../../wire/schema';

export interface Standing {
  readonly seat: Seat;
  readonly points: number;
}
export interface Tick {
  readonly points: number;
  readonly at: number; // 0 … 1 along the track
}
export interface Runner extends Standing {
  readonly at: number;
  readonly lane: number;
}
export interface Track {
  readonly ticks: readonly Tick[];
  readonly runners: readonly Runner[];
  readonly lanes: number;
}

const leastEnd = 200; // so that the first ten points do not look like a triumph
const grain = 50; // the ends of the scale are multiples of it
const mostTicks = 6;

function stepFor(span: number): number {
  const sizes = [50, 100, 200, 250, 500];
  for (let ten = 1; ; ten *= 10)
    for (const size of sizes) if (span / (size * ten) <= mostTicks - 1) return size * ten;
}

/** `room`: how much of the track's length a ship takes. */
export function trackOf(standings: readonly Standing[], room: number): Track {
  const points = standings.map((each) => each.points);
  const [low, high] = [Math.min(0, ...points), Math.max(leastEnd, ...points)];
  const step = stepFor(high - low);
  const from = Math.floor(low / grain) * grain;
  const to = Math.ceil(high / grain) * grain;
  const at = (value: number) => (value - from) / (to - from);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  const ticks = Array.from({ length: count }, (_, i) => (first + i) * step).map((value) => ({
    points: value,
    at: at(value),
  }));
  const runners = lanesFor(
    standings.map((each) => ({ ...each, at: at(each.points) })),
    room,
  );
  return { ticks, runners, lanes: Math.max(1, ...runners.map((runner) => runner.lane + 1)) };
}

// From the leader down, each in the first lane where it has room.
function lanesFor(list: readonly (Standing & { at: number })[], room: number): Runner[] {
  const lanes: number[] = []; // the place of the last ship in each
  return [...list]
    .sort((a, b) => b.at - a.at)
    .map((each) => {
      const found = lanes.findIndex((last) => last - each.at >= room);
      const lane = found < 0 ? lanes.length : found;
      lanes[lane] = each.at;
      return { ...each, lane };
    });
}
