import { beforeEach, describe, expect, it } from 'vitest';
import { digestsOf, keepDigest, mostDigests, type Digest } from './digests';

beforeEach(() => localStorage.clear());

const digest = (table: string, ended: number, login = ''): Digest => ({
  ...{ table, game: 'vineta', seat: 'p2', players: 3, ended, moves: 90, login },
  ...{ result: 1, adjusted: 0.123456 },
  choices: [
    { move: 7, round: 2, loss: 0.0123456, error: 0.01, stake: 0.2, aspects: ['choose', 'panic'] },
    { move: 9, round: 2, loss: -0.002, error: 0.01, stake: 0.1, aspects: ['place', null] },
  ],
});

describe('digests', () => {
  it('are kept to four places, and come back as they were', () => {
    keepDigest(digest('a', 5));
    const [kept] = digestsOf('vineta', '');
    const { choices } = digest('a', 5);
    expect(kept).toEqual({
      ...digest('a', 5),
      adjusted: 0.1235,
      choices: [{ ...choices[0], loss: 0.0123 }, choices[1]],
    });
    expect(digestsOf('vigo', '')).toEqual([]);
  });
  it('are not doubled; the newest come first, and the oldest make room', () => {
    for (let i = 0; i <= mostDigests; ++i) keepDigest(digest(`t${i}`, i));
    keepDigest({ ...digest('t7', 7), result: 0 });
    const all = digestsOf('vineta', '');
    expect(all).toHaveLength(mostDigests);
    expect(all[0]?.table).toBe(`t${mostDigests}`);
    expect(all.filter(({ table }) => table === 't7').map(({ result }) => result)).toEqual([0]);
    expect(all.some(({ table }) => table === 't0')).toBe(false);
  });
  it('of another account are not shown', () => {
    keepDigest(digest('guest', 1));
    keepDigest(digest('anna', 2, 'anna'));
    expect(digestsOf('vineta', 'anna').map(({ table }) => table)).toEqual(['anna', 'guest']);
    expect(digestsOf('vineta', 'ben').map(({ table }) => table)).toEqual(['guest']);
  });
  it('that are damaged are left out', () => {
    const [kept] = (keepDigest(digest('a', 1)),
    JSON.parse(localStorage['springtide.insight.vineta'] as string)) as [object];
    localStorage['springtide.insight.vineta'] = JSON.stringify([
      ...[null, 3, { ...kept, seat: 'p9' }, { ...kept, choices: [[1, 2]] }, { ...kept, result: 'won' }],
      { ...kept, table: 'good' },
    ]);
    expect(digestsOf('vineta', '').map(({ table }) => table)).toEqual(['good']);
    localStorage['springtide.insight.vineta'] = '{"a":';
    expect(digestsOf('vineta', '')).toEqual([]);
  });
});
