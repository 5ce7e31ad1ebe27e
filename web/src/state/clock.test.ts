import { describe, expect, it } from 'vitest';
import { languages, setLanguage } from '../i18n/i18n.svelte';
import type { Clock } from '../wire/schema';
import {
  awayUntil,
  clockText,
  lengthText,
  offsetOf,
  timeLeft,
  untilChange,
  withSample,
  type Sample,
} from './clock';

const live: Clock = { kind: 'live', move: 30_000, bank: 60_000 };
const days: Clock = { kind: 'correspondence', move: 259_200_000, bank: 0 };
const hour = 3_600_000;

describe('the clock of the server', () => {
  const samples = (...aheads: number[]): Sample[] => aheads.map((ahead) => ({ ahead, isFresh: true }));

  it('is known by the message that was quickest', () => {
    expect(offsetOf(samples(-5300, -5020, -5900))).toBe(-5020);
    expect(offsetOf(samples(4800, 4990))).toBe(4990);
  });

  it('is the browser’s own until something else is known', () => {
    expect(offsetOf([])).toBe(0);
    expect(offsetOf([{ ahead: -864_000, isFresh: false }])).toBe(0);
  });

  it('is not behind what has happened', () => {
    expect(offsetOf([{ ahead: 7000, isFresh: false }])).toBe(7000);
  });

  it('does not take an old event for a slow message', () => {
    expect(offsetOf([{ ahead: 100, isFresh: false }, ...samples(-50)])).toBe(-50);
  });

  it('is learnt anew when the browser’s is set', () => {
    let all = samples(0);
    for (let i = 0; i < 8; ++i) all = withSample(all, { ahead: -3000, isFresh: true });
    expect([all.length, offsetOf(all)]).toEqual([8, -3000]);
  });
});

describe('the time that is left', () => {
  const time = { seat: 'p1' as const, bank: 60_000, since: 1000, until: 91_000 };

  it('is the decision’s own first, then the bank', () => {
    expect(timeLeft(time, live, 1000)).toEqual({ move: 30_000, bank: 60_000, isUrgent: false });
    expect(timeLeft(time, live, 30_000)).toEqual({ move: 1000, bank: 60_000, isUrgent: false });
    expect(timeLeft(time, live, 41_000)).toEqual({ move: 0, bank: 50_000, isUrgent: false });
  });

  it('is urgent at the end of both, and never less than nothing', () => {
    expect(timeLeft(time, live, 75_999)?.isUrgent).toBe(false);
    expect(timeLeft(time, live, 76_000)).toEqual({ move: 0, bank: 15_000, isUrgent: true });
    expect(timeLeft(time, live, 99_000)).toEqual({ move: 0, bank: 0, isUrgent: true });
  });

  it('is not more than there was, should the clocks differ', () => {
    expect(timeLeft(time, live, 0)).toEqual({ move: 30_000, bank: 60_000, isUrgent: false });
  });

  it('of days is urgent in the last hour', () => {
    const long = { seat: 'p2' as const, bank: 0, since: 0, until: days.move };
    expect(timeLeft(long, days, hour)).toMatchObject({ move: days.move - hour, isUrgent: false });
    expect(timeLeft(long, days, days.move - hour)?.isUrgent).toBe(true);
  });

  it('stands still during a vacation', () => {
    const begun = { seat: 'p2' as const, bank: 2 * days.move, since: 0, until: 3 * days.move + 7 * hour };
    const away = { ...begun, vacation: { from: hour, until: 8 * hour } };
    const left = { move: days.move - hour, bank: 2 * days.move, isUrgent: false };
    expect([hour, 4 * hour, 8 * hour].map((now) => timeLeft(away, days, now))).toEqual([left, left, left]);
    expect(timeLeft(away, days, 10 * hour)).toEqual({ ...left, move: left.move - 2 * hour });
    expect(timeLeft(begun, days, 10 * hour)).toEqual({ ...left, move: left.move - 2 * hour });
    expect([awayUntil(away, hour), awayUntil(away, 8 * hour), awayUntil(begun, hour)]).toEqual([
      8 * hour,
      null,
      null,
    ]);
  });

  it('does not run for who has nothing to decide', () => {
    expect(timeLeft({ seat: 'p1', bank: 5 }, live, 0)).toBeNull();
  });

  it('changes with its seconds', () => {
    expect(untilChange({ move: 12_300, bank: 60_000, isUrgent: false }, live)).toBe(300);
    expect(untilChange({ move: 0, bank: 8000, isUrgent: true }, live)).toBe(1000);
    expect(untilChange({ move: hour, bank: 0, isUrgent: true }, days)).toBe(30_000);
  });
});

describe('time in words', () => {
  it('counts a second that has begun', () => {
    expect([30_000, 29_001, 29_000, 1, 0].map(clockText)).toEqual(['0:30', '0:30', '0:29', '0:01', '0:00']);
    expect([600_000, 3_600_000, 3_725_000].map(clockText)).toEqual(['10:00', '1:00:00', '1:02:05']);
  });

  it('is told in the largest unit that is there twice, and never as more hours than there are', async () => {
    await setLanguage('en');
    expect([71 * hour, 49 * hour, 47.9 * hour].map(lengthText)).toEqual(['3 days', '2 days', '47 hours']);
    expect([hour * 1.99, 61_000, 5000].map(lengthText)).toEqual(['119 minutes', '1 minute', '1 minute']);
    const said: string[] = [];
    for (const language of languages) {
      await setLanguage(language);
      said.push(lengthText(50 * hour).replace(/\s/, ' '));
    }
    expect(said).toEqual(['2 dagen', '2 Tage', '2 days', '2 jours']);
  });
});
