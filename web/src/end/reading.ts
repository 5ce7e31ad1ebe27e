// Who could read whom in a game, out of its analysis: what each seat hid, through the eyes of the others, and what gave it away.
import type { Analysis, Entry, Giveaway, Seat, Track } from '../wire/schema';

export interface Secret {
  seat: Seat;
  facet: string;
  what: string;
  readers: { eyes: Seat; since: number | null; line: string }[];
}

export interface Told {
  kind: 'told' | 'misled';
  at: number;
  seat: Seat;
  facet: string;
  what: string;
  played: Entry;
  before: number;
  after: number;
}

const most = 4; // that are told
const least = 0.05; // less is not worth a word

/** A line of steps in a box that is a hundred wide and high, from the bottom up. */
export function stepLine({ moves, points }: Pick<Track, 'moves' | 'points'>, end: number): string {
  const x = (move: number): number => Math.round((1000 * move) / Math.max(1, end)) / 10;
  const [first, ...rest] = moves;
  if (first === undefined) return '';
  const steps = rest.map((move, index) => `H${x(move)}V${100 - (points[index + 1] ?? 0)}`);
  return [`M${x(first)} ${100 - (points[0] ?? 0)}`, ...steps, `H${x(end)}`].join('');
}

/** What each seat hid, in the order of the analysis; older ones do not tell it. */
export function secretsOf({ tracks = [], line }: Pick<Analysis, 'tracks' | 'line'>): Secret[] {
  const secrets: Secret[] = [];
  const end = line.length - 1;
  for (const track of tracks) {
    const { seat, facet, what, eyes, since } = track;
    let secret = secrets.find((each) => each.seat === seat && each.facet === facet);
    if (!secret) secrets.push((secret = { seat, facet, what, readers: [] }));
    secret.readers.push({ eyes, since: since ?? null, line: stepLine(track, end) });
  }
  return secrets;
}

const changeOf = ({ before, after }: Giveaway): number => Math.abs(after - before);

/** The largest few, in the order of the game. */
export const toldOf = ({ giveaways = [] }: Pick<Analysis, 'giveaways'>): Told[] =>
  giveaways
    .filter((each) => changeOf(each) >= least)
    .slice(0, most)
    .map(({ move, before, after, ...rest }): Told => ({
      kind: after > before ? 'told' : 'misled',
      at: move,
      before,
      after,
      ...rest,
    }))
    .sort((a, b) => a.at - b.at);
