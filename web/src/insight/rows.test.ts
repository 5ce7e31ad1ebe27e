import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/i18n.svelte';
import type { GameKit } from '../kit/kit';
import type { Digest } from '../state/digests';
import type { Entry } from '../wire/schema';
import { lineOf, points, resultLineOf, type Line } from './lines';
import { compare, enough, groupOf, resultOf, resultsBy, sure, wholeOf, type Sorting } from './rows';
import { randomFrom, simulated, type Nature } from './simulated';
import { momentText, sortingsOf, thirdOf } from './sortings';

beforeAll(() => setLanguage('en'));

const aspect = (title: string) => ({ title: () => title, of: (played: Entry) => played.kind, name: String });
const kit = {
  seatTitle: (seat: string) => `Seat ${seat}`,
  insight: {
    aspects: [aspect('Kind'), aspect('Card')],
    rounds: [
      [1, 3],
      [4, 6],
      [7, 8],
    ],
  },
} as unknown as GameKit;

const choice = (move: number, round: number, loss: number, stake: number, about = 'choose') => ({
  ...{ move, round, loss, stake, error: 0.01, aspects: [about, null] },
});
const game = (number: number, choices: Digest['choices']): Digest => ({
  ...{ table: `t${number}`, game: 'vineta', seat: 'p1', players: 2, ended: number, moves: 30, login: '' },
  ...{ result: number % 2, adjusted: 0.5, choices },
});
const few = Array.from({ length: enough }, (_, i) =>
  game(i, [choice(1, 1, 0.01 * i, 0.1), choice(20, 8, 0.02, 0.1, 'play')]),
);
const byKind: Sorting = {
  id: 'kind',
  title: 'Kind',
  of: (_, { aspects }) => aspects[0] ?? null,
  name: String,
};

describe('a row', () => {
  it('has accuracy and loss over its games, and its decisions, the costliest first', () => {
    const { games, moments, accuracy, loss } = wholeOf(few, 'All');
    expect(games).toBe(enough);
    expect(moments).toHaveLength(2 * enough);
    expect(moments[0]?.choice.loss).toBe(0.04);
    // Lost: 0 + 1 + 2 + 3 + 4 and five times 2, of ten times 10.
    expect(accuracy?.value).toBeCloseTo(0.8, 12);
    expect(loss?.value).toBeCloseTo(0.02, 12);
    expect(loss!.low).toBeLessThan(0.02);
  });
  it('of too few games has counts and no figure', () => {
    const { accuracy, loss, games } = wholeOf(few.slice(1), 'All');
    expect([accuracy, loss, games]).toEqual([null, null, enough - 1]);
    const line = lineOf(wholeOf(few.slice(1), 'All'));
    expect(line.cells.map(({ text }) => text)).toEqual(['–', '–', '8', '4']);
    expect(line.cells[0]?.range).toBe('too few games');
  });
  it('belongs to a group, in the order that is asked for or by how many there are', () => {
    const some = [game(9, [choice(1, 1, 0, 0.1)]), ...few];
    expect(groupOf(some, byKind).rows.map(({ id, moments }) => [id, moments.length])).toEqual([
      ['kind choose', 6],
      ['kind play', 5],
    ]);
    const ordered = groupOf(some, { ...byKind, order: ['capture', 'play', 'choose'] });
    expect(ordered.rows.map(({ title }) => title)).toEqual(['play', 'choose']);
  });
  it('is written in points, with where the truth probably lies', () => {
    const row = { ...wholeOf(few, 'All'), accuracy: { value: 0.803, low: 0.71, high: 0.896 } };
    expect(lineOf(row).cells[0]).toMatchObject({ label: 'Accuracy', text: '80', range: '71 to 90' });
    expect(points(-0.0004, 1)).toBe('0.0');
    expect(points(0.051, 0, 'exceptZero')).toBe('+5');
  });
});

it('a column of points says of how many, a column of counts does not', () => {
  const units = (line: Line) => line.cells.map(({ unit }) => unit ?? '');
  expect(units(lineOf(wholeOf(few, 'All')))).toEqual(['of 100', 'of 100', '', '']);
  expect(units(lineOf(wholeOf(few.slice(1), 'All')))).toEqual(['of 100', 'of 100', '', '']);
  expect(units(resultLineOf(resultOf('all', 'All', few)))).toEqual(['of 100', 'of 100', 'of 100', '']);
});

describe('own decisions are told apart', () => {
  const [part, kind, card, seat, players] = sortingsOf(kit);
  const [digest] = few;
  it('by rounds, by what the kit knows, by seat and players', () => {
    expect(groupOf(few, part!).rows.map(({ title }) => title)).toEqual(['Rounds 1–3', 'Rounds 7–8']);
    expect(groupOf(few, kind!).rows.map(({ title }) => title)).toEqual(['choose', 'play']);
    expect(groupOf(few, card!).rows).toEqual([]);
    expect(groupOf(few, seat!).rows.map(({ title }) => title)).toEqual(['Seat p1']);
    expect(groupOf(few, players!).rows.map(({ title }) => title)).toEqual(['2 players']);
  });
  it('by thirds of the game where there are no rounds, or where a game is not cut by them', () => {
    expect([1, 10, 11, 20, 21, 30].map((move) => thirdOf(move, 30))).toEqual(
      'first first middle middle last last'.split(' '),
    );
    const [third] = sortingsOf({ ...kit, insight: { aspects: [] } });
    expect(groupOf(few, third!).rows.map(({ title }) => title)).toEqual(['First third', 'Middle third']);
    expect(part!.of(digest!, choice(1, 0, 0, 0))).toBeNull();
  });
  it('and say when they were made', () => {
    expect(momentText(kit, digest!, choice(1, 3, 0, 0))).toBe('Round 3 · choose');
    expect(momentText(kit, digest!, choice(30, 0, 0, 0))).toBe('Last third · choose');
  });
});

describe('what stands out', () => {
  const compared = (random: () => number, games: number, nature: Nature) => {
    const digests = simulated(random, games, nature);
    return compare(
      digests,
      sortingsOf(kit).map((sorting) => groupOf(digests, sorting)),
    );
  };
  it('is nothing before there are games enough to compare', () => {
    expect(compared(randomFrom(1), sure - 1, { lost: 0.2, spread: 0.1 })).toEqual({
      ...{ compared: 0, better: [], worse: [] },
    });
  });
  it('is named by chance in one of twenty cases at most', () => {
    const random = randomFrom(7);
    let named = 0;
    for (let i = 0; i < 200; ++i) {
      const { compared: rows, better, worse } = compared(random, 30, { lost: 0.2, spread: 0.1 });
      expect(rows).toBeGreaterThan(5);
      named += better.length + worse.length > 0 ? 1 : 0;
    }
    expect(named / 200).toBeLessThan(0.08); // known to 0.03
  });
  it('is what costs more than the rest', () => {
    const more: Nature['more'] = ({ aspects }) => (aspects[1] === 'rare' ? 0.4 : 0);
    const { worse, better } = compared(randomFrom(3), 60, { lost: 0.2, spread: 0.05, more });
    expect(worse[0]?.row.title).toBe('rare');
    expect(worse[0]?.difference.high).toBeLessThan(0);
    expect(better.map(({ row }) => row.title)).toEqual(['usual']);
  });
});

describe('results', () => {
  it('are told raw and without luck, beside an equal share, by whatever games have', () => {
    const row = resultOf('all', 'All', few);
    expect(row.result?.value).toBeCloseTo(0.4, 12);
    expect(row.adjusted).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
    expect(row.even).toBe(0.5);
    expect(row.digests[0]?.ended).toBe(enough - 1);
    expect(resultLineOf(row).cells.map(({ text }) => text)).toEqual(['40', '50', '50', '5']);
    const both = [...few, { ...few[0]!, table: 'x', players: 4 }];
    const rows = resultsBy(both, 'players', ({ players }) => players, String);
    expect(rows.map(({ title, digests, result }) => [title, digests.length, result === null])).toEqual([
      ['2', 5, false],
      ['4', 1, true],
    ]);
  });
});
