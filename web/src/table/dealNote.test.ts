import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Deal, Seat, TableMessage } from '../wire/messages';
import { checkDeal, dealNoteOf, noteDeal, randomSecret } from './dealNote';

const secret = 'ab'.repeat(32);
const commitment = createHash('sha256').update(`springtide deal 1\nt\n${secret}\n`).digest('hex');
const other = 'f'.repeat(64);
const table = (deal: Partial<Deal>, yours: Seat[] = ['p2'], id = 't') => ({
  table: id,
  yours,
  seats: [{ seat: 'p1' }, { seat: 'p2' }] as TableMessage['seats'],
  deal: { commitment, secret, ...deal },
});

describe('the check of a deal', () => {
  beforeEach(() => localStorage.clear());

  it('finds a kept promise and the own part in it', async () => {
    noteDeal('t', commitment, { p2: '0123' });
    expect(await checkDeal(table({ secrets: ['', '0123'] }), dealNoteOf('t'))).toEqual({
      isKept: true,
      isMine: true,
      hasSecrets: true,
    });
  });
  it('finds a secret that is another, or of another table', async () => {
    expect((await checkDeal(table({ secret: other }), null)).isKept).toBe(false);
    expect((await checkDeal(table({}, [], 'u'), null)).isKept).toBe(false);
  });
  it('finds a commitment that was changed meanwhile', async () => {
    noteDeal('t', other);
    expect((await checkDeal(table({}), dealNoteOf('t'))).isKept).toBe(false);
  });
  it('misses the own part where it was left out, or given to another seat', async () => {
    noteDeal('t', commitment, { p2: '0123' });
    for (const secrets of [
      ['', ''],
      ['0123', ''],
    ])
      expect((await checkDeal(table({ secrets }), dealNoteOf('t'))).isMine).toBe(false);
    expect((await checkDeal(table({ secrets: ['', ''] }), null)).hasSecrets).toBe(false);
  });
  it('says nothing of a part that was never sent, or of a seat given up', async () => {
    expect((await checkDeal(table({ secrets: ['', '77'] }), null)).isMine).toBeNull();
    noteDeal('t', commitment, { p1: '0123' });
    expect((await checkDeal(table({ secrets: ['55', '77'] }), dealNoteOf('t'))).isMine).toBeNull();
  });
});

describe('what is noted of a deal', () => {
  beforeEach(() => localStorage.clear());

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
