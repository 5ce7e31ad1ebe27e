import { beforeEach, describe, expect, it } from 'vitest';
import { noteWish, seatFor, takeWish } from './seatWish';

describe('a wish for a seat', () => {
  beforeEach(() => sessionStorage.clear());

  it('is fulfilled once', () => {
    noteWish({ table: 't', seat: 'p2', starts: false });
    expect(takeWish('t')).toEqual({ table: 't', seat: 'p2', starts: false });
    expect(takeWish('t')).toBeNull();
  });
  it('is void at another table, for good', () => {
    noteWish({ table: 't', seat: 'p2', starts: true });
    expect(takeWish('u')).toBeNull();
    expect(takeWish('t')).toBeNull();
  });
  it('is nothing if it cannot be read', () => {
    sessionStorage.setItem('springtide.seat-wish', '{');
    expect(takeWish('t')).toBeNull();
  });
  it('takes another seat where the wished one is gone, and none where none is free', () => {
    const wish = { table: 't', seat: 'p2' as const, starts: false };
    expect(seatFor(wish, ['p1', 'p2'])).toBe('p2');
    expect(seatFor(wish, ['p3', 'p4'])).toBe('p3');
    expect(seatFor(wish, [])).toBeNull();
  });
});
