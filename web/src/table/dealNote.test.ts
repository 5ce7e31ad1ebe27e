import { beforeEach, describe, expect, it } from 'vitest';
import type { Deal, Seat, TableMessage } from '../wire/schema';
import { checkDeal, dealNoteOf, fingerprintOf, noteDeal, noteHead, randomSecret } from './dealNote';

const commitment = 'ab'.repeat(32);
const other = 'f'.repeat(64);
const links = ['1', '2', '3'].map((digit) => digit.repeat(64));
const verified = { commitment, moves: 90, links };
const table = (deal: Partial<Deal>, yours: Seat[] = ['p2']) => ({
  yours,
  seats: [{ seat: 'p1' }, { seat: 'p2' }] as TableMessage['seats'],
  deal: { commitment, ...deal },
});

describe('the check of a deal', () => {
  beforeEach(() => localStorage.clear());

  it('finds a kept promise and the own part in it', () => {
    noteDeal('t', commitment, { p2: '0123' });
    expect(checkDeal(table({ secrets: ['', '0123'] }), dealNoteOf('t'), verified)).toEqual({
      moves: 90,
      isKept: true,
      isMine: true,
      hasSecrets: true,
      hasChain: true,
      isAsShown: null,
    });
  });
  it('finds a journal that does not hold, or is that of another deal', () => {
    for (const found of [null, { commitment: other, moves: 90, links }])
      expect(checkDeal(table({}), null, found)).toMatchObject({ moves: null, isKept: false });
  });
  it('finds a commitment that was changed meanwhile', () => {
    noteDeal('t', other);
    expect(checkDeal(table({}), dealNoteOf('t'), verified)).toMatchObject({ moves: 90, isKept: false });
  });
  it('finds a journal that is not the one it was told of while playing', () => {
    noteHead('t', commitment, links[1]!);
    expect(checkDeal(table({}), dealNoteOf('t'), verified).isAsShown).toBe(true);
    noteHead('t', commitment, other);
    expect(checkDeal(table({}), dealNoteOf('t'), verified).isAsShown).toBe(false);
    expect(checkDeal(table({}), dealNoteOf('t'), { ...verified, links: [] }).isAsShown).toBe(false);
    expect(checkDeal(table({}), null, { ...verified, links: [] })).toMatchObject({
      hasChain: false,
      isAsShown: null,
    });
  });
  it('misses the own part where it was left out, or given to another seat', () => {
    noteDeal('t', commitment, { p2: '0123' });
    for (const secrets of [
      ['', ''],
      ['0123', ''],
    ])
      expect(checkDeal(table({ secrets }), dealNoteOf('t'), verified).isMine).toBe(false);
    expect(checkDeal(table({ secrets: ['', ''] }), null, verified).hasSecrets).toBe(false);
  });
  it('says nothing of a part that was never sent, or of a seat given up', () => {
    expect(checkDeal(table({ secrets: ['', '77'] }), null, verified).isMine).toBeNull();
    noteDeal('t', commitment, { p1: '0123' });
    expect(checkDeal(table({ secrets: ['55', '77'] }), dealNoteOf('t'), verified).isMine).toBeNull();
  });
});

describe('what is noted of a deal', () => {
  beforeEach(() => localStorage.clear());

  it('keeps the last head, in short two groups of digits', () => {
    noteHead('t', commitment, links[0]!);
    noteHead('t', other, '0123456789abcdef');
    expect(dealNoteOf('t')).toEqual({ table: 't', commitment, secrets: {}, head: '0123456789abcdef' });
    expect(fingerprintOf('0123456789abcdef')).toBe('0123 4567');
  });
  it('keeps the first commitment, and the last secret of each seat', () => {
    noteDeal('t', commitment);
    noteDeal('t', other, { p1: '01' });
    noteDeal('t', other, { p1: '02', p2: '03' });
    expect(dealNoteOf('t')).toEqual({ table: 't', commitment, secrets: { p1: '02', p2: '03' } });
  });
  it('forgets the oldest tables', () => {
    for (let i = 0; i < 70; ++i) noteDeal(`t${i}`, commitment);
    expect([dealNoteOf('t0'), dealNoteOf('t69')?.table]).toEqual([null, 't69']);
  });
  it('draws secrets as the protocol wants them', () => {
    expect(randomSecret()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomSecret()).not.toBe(randomSecret());
  });
});
