// The head of a record (docs/notation.md), and the table that it was played at.
import { seats, type Chair, type Game, type Seat, type TableMessage } from '../wire/schema';

export interface RecordHead {
  game: Game;
  players: number;
  options: string[]; // the lines that were agreed on
  names: Partial<Record<Seat, string>>;
  points: Partial<Record<Seat, number>>; // none of an unfinished game
  winners: Seat[];
}

/** What is read at most. */
export const largestFile = 4 << 20;

/** A whole table as it was saved, and not the record of its moves. */
export const isJournal = (text: string): boolean => text.startsWith('springtide journal ');

const isSeat = (word: string | undefined): word is Seat => seats.some((each) => each === word);

// What every record's head has; the rest is what its game lets one agree on.
const ownLine = /^(springtide|game|rules|name|result) /;

function pointsOf(text: string): RecordHead['points'] {
  const pairs = [...text.matchAll(/(p[1-6]) (-?\d+)/g)].map(([, seat, points]) => [seat, Number(points)]);
  return Object.fromEntries(pairs) as RecordHead['points'];
}

/** Null if the text does not begin like a record. The server reads the rest. */
export function headOf(text: string): RecordHead | null {
  const lines = (text.split(/\r?\n\r?\n/, 1)[0] ?? '').split(/\r?\n/);
  const valueOf = (word: string): string =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  const game = valueOf('game');
  const players = Number(valueOf('players'));
  if (!lines[0]?.startsWith('springtide record ') || !/^\w+$/.test(game)) return null;
  if (!(players >= 2 && players <= seats.length)) return null;
  const named = lines.map((line) => /^name (p[1-6]) (.+)$/.exec(line)).filter((found) => found !== null);
  const [points = '', winners = ''] = valueOf('result').split('; winners ');
  return {
    game,
    players,
    options: lines.filter((line) => line !== '' && !ownLine.test(line)),
    names: Object.fromEntries(named.map(([, seat, name]) => [seat, name])) as RecordHead['names'],
    points: pointsOf(points),
    winners: winners.split(/, | /).filter(isSeat),
  };
}

/** A bot that has no name of its own goes by its level and version, and by the nets that it asked. */
function botOf(name: string): Pick<Chair, 'level' | 'nets'> | null {
  const [, level, nets] = /^level ([1-6]) bot(?:, version \d+)?(?:, nets ([0-9a-f ]+))?$/.exec(name) ?? [];
  return level === undefined ? null : { level: Number(level), ...(nets && { nets: nets.split(' ') }) };
}

function chairOf(head: RecordHead, seat: Seat): Chair {
  const name = head.names[seat] ?? '';
  const bot = botOf(name);
  const rest = { here: true, left: false, resigned: false };
  return bot ? { seat, kind: 'bot', ...bot, name: '', ...rest } : { seat, kind: 'player', name, ...rest };
}

/** The table as everybody left it; `yours` are the seats through whose eyes it is seen. */
export const tableOf = (head: RecordHead, id: string, yours: Seat[]): TableMessage => ({
  type: 'table',
  table: id,
  game: head.game,
  options: head.options,
  public: false,
  spectators: true,
  clock: { kind: 'none', move: 0, bank: 0 },
  life: 'finished',
  is_host: false,
  yours,
  seats: seats.slice(0, head.players).map((seat) => chairOf(head, seat)),
  deal: { commitment: '' },
});
