// From what a player picks to what the server is asked for. Pure, so that it can be tested.
import { seats, type Game, type Pace, type Seat, type WishedChair, type Wishes } from '../wire/schema';

/** `here`: somebody else at this device. */
export type ChairPlan = 'me' | 'here' | 'open' | 1 | 2 | 3 | 4 | 5 | 6;
export type ClockPlan =
  | { kind: 'none' }
  | { kind: 'live'; speed: 'quick' | 'normal' | 'slow' }
  | { kind: 'correspondence'; days: 1 | 3 | 7; reserve: 0 | 3 | 7 | 14 }; // in days, for the whole game

export interface Plan {
  game: Game;
  where: 'server' | 'device';
  chairs: ChairPlan[];
  names: readonly string[]; // by seat, of those who share the device
  options: readonly string[]; // the game's own lines
  start: Seat | 'random' | null; // null: nobody begins
  clock: ClockPlan;
  pace: Pace; // of bots
  isPublic: boolean;
  spectators: boolean;
  isRated: boolean;
}

/** Seconds a move and minutes in reserve. */
export const speeds = {
  quick: { seconds: 15, minutes: 5 },
  normal: { seconds: 30, minutes: 10 },
  slow: { seconds: 60, minutes: 20 },
} as const;

const day = 86_400_000;
const usualPlayers = 4;
export const anyPlayers: readonly number[] = [2, 3, 4, 5, 6];

/** What a game begins with: as many as usual, or the most that can play. Without options nothing is agreed on, not even who begins. */
export function planFor(game: Game, options?: readonly string[], players = anyPlayers): Plan {
  const count = players.includes(usualPlayers) ? usualPlayers : (players.at(-1) ?? usualPlayers);
  return {
    game,
    where: 'server',
    chairs: withPlayers(['me'], count),
    names: [],
    options: options ?? [],
    start: options ? 'random' : null,
    clock: { kind: 'none' },
    pace: 'normal',
    isPublic: false,
    spectators: true,
    isRated: false,
  };
}

export function withPlayers(chairs: readonly ChairPlan[], count: number): ChairPlan[] {
  const kept = chairs.slice(0, count);
  const filler: ChairPlan = chairs.includes('open') ? 'open' : 2;
  while (kept.length < count) kept.push(filler);
  return chairs.includes('me') && !kept.includes('me') ? ['me', ...kept.slice(1)] : kept;
}

/** Whom a table is for, as its host thinks of it. */
export const companies = ['bots', 'friends', 'everyone', 'here'] as const;
export type Company = (typeof companies)[number];
const fillers = { bots: 2, friends: 'open', everyone: 'open', here: 'here' } as const;

export function companyOf({ chairs, isPublic }: Pick<Plan, 'chairs' | 'isPublic'>): Company {
  if (chairs.includes('open')) return isPublic ? 'everyone' : 'friends';
  return chairs.includes('here') ? 'here' : 'bots';
}

/** Seats that were left free stay as they are; otherwise everyone but `me` makes room. */
export function withCompany(chairs: readonly ChairPlan[], company: Company): ChairPlan[] {
  const filler = fillers[company];
  if (filler === 'open' && chairs.includes('open')) return [...chairs];
  return chairs.map((each) => (each === 'me' ? each : filler));
}

/** There is one `me`: who sits down elsewhere leaves a seat as it was there. */
export function withChair(chairs: readonly ChairPlan[], index: number, chair: ChairPlan): ChairPlan[] {
  const before = chairs[index] ?? 'open';
  return chairs.map((each, i) => (i === index ? chair : chair === 'me' && each === 'me' ? before : each));
}

export const withName = (names: readonly string[], index: number, name: string): string[] =>
  Array.from({ length: Math.max(names.length, index + 1) }, (_, i) =>
    i === index ? name : (names[i] ?? ''),
  );

function clockOf(clock: ClockPlan): NonNullable<Wishes['clock']> {
  if (clock.kind === 'live') {
    const { seconds, minutes } = speeds[clock.speed];
    return { kind: 'live', move: seconds * 1000, bank: minutes * 60_000 };
  }
  if (clock.kind === 'none') return clock;
  return { kind: 'correspondence', move: clock.days * day, bank: clock.reserve * day };
}

const optionsOf = (plan: Plan): string[] => [
  `players ${plan.chairs.length}`,
  ...plan.options,
  ...(plan.start ? [`start ${plan.start}`] : []),
];

/** Who begins, by the lines of a table; null where they do not say. */
export function startOf(options: readonly string[]): Seat | 'random' | null {
  const word = options.find((line) => line.startsWith('start '))?.slice(6);
  return word === 'random' ? 'random' : (seats.find((seat) => seat === word) ?? null);
}

function chairOf(chair: ChairPlan, name = ''): WishedChair {
  if (chair === 'me') return { kind: 'player' };
  if (chair === 'here') return name.trim() ? { kind: 'player', name: name.trim() } : { kind: 'player' };
  return chair === 'open' ? { kind: 'open' } : { kind: 'bot', level: chair };
}

export const wishesOf = (plan: Plan): Wishes => ({
  game: plan.game,
  options: optionsOf(plan),
  chairs: plan.chairs.map((chair, index) => chairOf(chair, plan.names[index])),
  public: plan.isPublic,
  ...(plan.isRated ? { rated: true } : {}),
  spectators: plan.spectators,
  clock: clockOf(plan.clock),
  pace: plan.pace,
});

/** What makes sense on a device alone: whoever sits there has a name, nobody else comes, and nothing runs out meanwhile. */
export const hereOnly = (wishes: Wishes, name: string): Wishes => ({
  ...wishes,
  chairs: wishes.chairs.map((chair, index) =>
    chair.kind === 'player' && !chair.name && isFirstNameless(wishes.chairs, index)
      ? { ...chair, name }
      : chair,
  ),
  public: false,
  rated: false,
  clock: { kind: 'none' },
});

const isFirstNameless = (chairs: readonly WishedChair[], index: number): boolean =>
  chairs.findIndex((chair) => chair.kind === 'player' && !chair.name) === index;

export const hasBots = ({ chairs }: Plan): boolean => chairs.some((chair) => typeof chair === 'number');

export const seatsOf = (plan: Plan): Seat[] => seats.slice(0, plan.chairs.length);

/** The table that a link, a path or a name means. */
export function tableOfLink(text: string): string | null {
  const trimmed = text.trim();
  const name = /(?:^|\/)table\/([^/?#\s]+)/.exec(trimmed)?.[1] ?? trimmed;
  return /^[\w-]{1,64}$/.test(name) ? name : null;
}
