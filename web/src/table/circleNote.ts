// A table that was played becomes a circle: noted when somebody asks for it, read by the form.
import type { PersonAtTable, PersonName, TableMessage, WishedChair, Wishes } from '../wire/schema';
import { startOf } from './plan';

const key = 'springtide.circle';

export interface ProposedCircle {
  members: PersonName[];
  wishes: Wishes;
}

/** A circle for tables like this one; null unless everyone else who played has a page, and somebody did. */
export function circleOf(
  { game, options, spectators, clock, pace, rated, seats, yours }: TableMessage,
  people: readonly PersonAtTable[],
): ProposedCircle | null {
  const others = seats.filter((chair) => chair.kind === 'player' && !yours.includes(chair.seat));
  const members = others.flatMap(({ seat }) => people.find((each) => each.seat === seat) ?? []);
  if (yours.length !== 1 || members.length === 0 || members.length < others.length) return null;
  const bots = seats.filter((chair) => chair.kind === 'bot');
  const chairs: WishedChair[] = [
    { kind: 'player' },
    ...members.map(() => ({ kind: 'open' }) as const),
    ...bots.map(({ level }) => ({ kind: 'bot', level: level ?? 2 }) as const),
  ];
  const lines = options.filter((line) => !line.startsWith('start '));
  return {
    members: members.map(({ person, name, emblem }) => ({ person, name, emblem })),
    wishes: {
      game,
      options: startOf(options) ? [...lines, 'start random'] : lines,
      chairs,
      spectators,
      clock,
      ...(pace ? { pace } : {}),
      ...(rated ? { rated } : {}),
    },
  };
}

export const noteCircle = (circle: ProposedCircle): void =>
  sessionStorage.setItem(key, JSON.stringify(circle));

/** What was noted, once. */
export function takeCircle(): ProposedCircle | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  try {
    return JSON.parse(text ?? 'null') as ProposedCircle | null;
  } catch {
    return null;
  }
}
