import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/i18n.svelte';
import type { Chair } from '../wire/schema';
import { roomWords } from './waiting';

const chair = (seat: Chair['seat'], more: Partial<Chair> = {}): Chair => ({
  ...{ seat, kind: 'open', name: '', here: false, left: false, resigned: false },
  ...more,
});
const host = chair('p1', { kind: 'player', name: 'Anna' });
const free = chair('p2');
const kept = chair('p3', { held: true });
const told = chair('p3', { held: true, held_for: 'bert' });
const asHost = { is_host: true, yours: ['p1' as const] };
const asOther = { is_host: false, yours: [] };

describe('a room', () => {
  beforeAll(() => setLanguage('en'));

  it.each([
    ['1 seat is still free. Send the link to friends, or add bots.', [host, free, told], asHost],
    ['1 guest is still to come. Your friends are called to the table.', [host, told], asHost],
    ['Everyone is here. You are the host: you begin the game.', [host], asHost],
    ['A seat is kept for you.', [host, told], asOther],
    ['1 seat is still free. A seat is kept for you.', [host, free, told], asOther],
    [
      '1 guest is still to come. The seats still empty are kept for others. You may watch.',
      [host, kept],
      asOther,
    ],
    ['1 seat is still free. Take a free seat.', [host, free, kept], asOther],
  ])('says “%s”', (said, seats, who) => {
    const { status, advice } = roomWords({ seats, ...who });
    expect(`${status} ${advice}`.trim()).toBe(said);
  });
});
