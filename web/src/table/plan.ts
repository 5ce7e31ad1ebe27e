// From what a player picks to what the server is asked for. Pure, so that it can be tested.
import {
  seats,
  type Game,
  type Pace,
  type PersonName,
  type Seat,
  type WishedChair,
  type Wishes,
} from '../wire/schema';

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
  guests: readonly (PersonName | null)[]; // by seat, for whom an open one is kept
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
    guests: [],
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

/** Nobody is kept two seats. */
export const withGuest = (
  guests: readonly (PersonName | null)[],
  index: number,
  guest: PersonName | null,
): (PersonName | null)[] =>
  Array.from({ length: Math.max(guests.length, index + 1) }, (_, i) => {
    if (i === index) return guest;
    const other = guests[i] ?? null;
    return other?.person === guest?.person ? null : other;
  });

/** Whether every seat that waits is kept for somebody. */
export const isAllKept = ({ chairs, guests }: Plan): boolean =>
  chairs.includes('open') && chairs.every((chair, index) => chair !== 'open' || guests[index]);

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

function chairOf(chair: ChairPlan, name = '', guest: PersonName | null = null): WishedChair {
  if (chair === 'me') return { kind: 'player' };
  if (chair === 'here') return name.trim() ? { kind: 'player', name: name.trim() } : { kind: 'player' };
  if (chair !== 'open') return { kind: 'bot', level: chair };
  return guest ? { kind: 'open', held_for: guest.person } : { kind: 'open' };
}

export const wishesOf = (plan: Plan): Wishes => ({
  game: plan.game,
  options: optionsOf(plan),
  chairs: plan.chairs.map((chair, index) => chairOf(chair, plan.names[index], plan.guests[index])),
  public: plan.isPublic,
  ...(plan.isRated ? { rated: true } : {}),
  spectators: plan.spectators,
  clock: clockOf(plan.clock),
  pace: plan.pace,
});

const levels = [1, 2, 3, 4, 5, 6] as const;
function planOfChair(chair: WishedChair): ChairPlan {
  if (chair.kind === 'player') return chair.name ? 'here' : 'me';
  if (chair.kind === 'open') return 'open';
  return levels.find((level) => level === chair.level) ?? 2;
}

/** The nearest of what can be picked: who wrote the wishes may have had finer ones. */
const nearest = <T extends number>(ways: readonly T[], wanted: number): T =>
  ways.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));

function planOfClock(clock: Wishes['clock']): ClockPlan {
  if (clock?.kind === 'correspondence')
    return {
      kind: 'correspondence',
      days: nearest([1, 3, 7], clock.move / day),
      reserve: nearest([0, 3, 7, 14], (clock.bank ?? 0) / day),
    };
  if (clock?.kind !== 'live') return { kind: 'none' };
  const seconds = nearest([15, 30, 60], clock.move / 1000);
  return { kind: 'live', speed: seconds === 15 ? 'quick' : seconds === 30 ? 'normal' : 'slow' };
}

/** The other way round: wishes as a plan that can be changed. Whom seats are kept for is not said there. */
export const planOf = (wishes: Wishes): Plan => ({
  ...planFor(wishes.game),
  chairs: wishes.chairs.map(planOfChair),
  names: wishes.chairs.map((chair) => (chair.kind === 'player' ? (chair.name ?? '') : '')),
  options: (wishes.options ?? []).filter((line) => !/^(players|start) /.test(line)),
  start: startOf(wishes.options ?? []),
  clock: planOfClock(wishes.clock),
  pace: wishes.pace ?? 'normal',
  isPublic: wishes.public ?? false,
  spectators: wishes.spectators ?? true,
  isRated: wishes.rated ?? false,
});

/** A circle's chairs: one for who opens the table, one for each of the others, and bots in those that are left. */
export function circleChairs(chairs: readonly ChairPlan[], others: number, players: number): ChairPlan[] {
  const bots = chairs.filter((chair) => typeof chair === 'number');
  const count = Math.max(players, others + 1);
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return 'me';
    return i <= others ? 'open' : (bots[i - others - 1] ?? bots[0] ?? 2);
  });
}

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
