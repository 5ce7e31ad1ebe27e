import { describe, expect, it } from 'vitest';
import { randomFrom, simulated } from './simulated';
import { lostOfStake } from './rows';
import { differenceOver, forEachOf, meanOver, ratioOver, reach, within, type Share } from './statistics';
import type { Choice, Digest } from '../state/digests';

describe('Student’s t', () => {
  it.each([
    // Of printed tables, two-sided.
    [0.95, 1, 12.706],
    [0.95, 2, 4.303],
    [0.95, 4, 2.776],
    [0.95, 9, 2.262],
    [0.95, 30, 2.042],
    [0.99, 5, 4.032],
    [0.999, 10, 4.587],
    [0.95, 1000, 1.962],
  ])('reaches so far: %d with %d degrees of freedom', (confidence, degrees, far) => {
    expect(reach(confidence, degrees)).toBeCloseTo(far, 3);
    expect(within(far, degrees)).toBeCloseTo(confidence, 3);
  });
});

describe('a figure over games', () => {
  it('is a ratio of sums, and its error comes from leaving out games', () => {
    // Left out one by one: 5/5, 4/4, 3/3 and all of them 6/6: no spread.
    expect(ratioOver([1, 2, 3].map((each) => ({ part: each, whole: each })))).toEqual({
      ...{ value: 1, low: 1, high: 1 },
    });
    // For values one a game it is the usual interval: mean 2, spread 1, three values.
    const mean = meanOver([1, 2, 3])!;
    expect(mean.value).toBeCloseTo(2, 12);
    expect(mean.high - mean.value).toBeCloseTo(4.303 / Math.sqrt(3), 3);
    expect(mean.value - mean.low).toBeCloseTo(4.303 / Math.sqrt(3), 3);
  });
  it('of one game has no interval, and games without a decision do not count', () => {
    expect(ratioOver([{ part: 1, whole: 2 }])).toBeNull();
    expect(
      ratioOver([
        { part: 1, whole: 2 },
        { part: 0, whole: 0 },
      ]),
    ).toBeNull();
    expect(meanOver([])).toBeNull();
  });
  it('has an interval where all games were lost or won, too', () => {
    // Wilson’s for none of ten: up to z² / (n + z²).
    const none = meanOver(Array<number>(10).fill(0))!;
    expect(none.value).toBe(0);
    expect(none.low).toBeCloseTo(0, 10);
    expect(none.high).toBeCloseTo(0.2775, 3);
    expect(meanOver(Array<number>(10).fill(1))!.low).toBeCloseTo(1 - 0.2775, 3);
  });
});

const sum = (shares: readonly Share[]): Share =>
  shares.reduce((a, b) => ({ part: a.part + b.part, whole: a.whole + b.whole }), { part: 0, whole: 0 });
const ofGames = (games: readonly Digest[], counts: (choice: Choice) => boolean = () => true): Share[] =>
  games.map(({ choices }) => sum(choices.filter(counts).map(lostOfStake)));

/** How often some intervals hold a value. */
function coverage(
  times: number,
  value: number,
  interval: (random: () => number) => ReturnType<typeof ratioOver>,
) {
  const random = randomFrom(20261117);
  let held = 0;
  for (let i = 0; i < times; ++i) {
    const { low, high } = interval(random)!;
    held += low <= value && value <= high ? 1 : 0;
  }
  return held / times;
}
const nature = { lost: 0.2, spread: 0.1 };
const times = 1000; // the coverage is known to 0.014, nineteen times out of twenty

describe('in games whose truth is known', () => {
  it.each([5, 12, 30])('the interval of %d games holds it about nineteen times out of twenty', (games) => {
    const held = coverage(times, 0.2, (random) => ratioOver(ofGames(simulated(random, games, nature))));
    expect(held).toBeGreaterThan(0.925);
    expect(held).toBeLessThan(0.975);
  });
  it('that of decisions taken one by one would not: those of one game hang together', () => {
    const held = coverage(400, 0.2, (random) =>
      ratioOver(simulated(random, 20, nature).flatMap(({ choices }) => choices.map(lostOfStake))),
    );
    expect(held).toBeLessThan(0.9);
  });
  it.each([10, 30])(
    'a row of %d games that is like the rest does not differ, nineteen times out of twenty',
    (games) => {
      const isRare = ({ aspects }: Choice): boolean => aspects[1] === 'rare';
      const held = coverage(times, 0, (random) => {
        const all = simulated(random, games, nature);
        return differenceOver(ofGames(all, isRare), ofGames(all));
      });
      expect(held).toBeGreaterThan(0.925);
      expect(held).toBeLessThan(0.985);
    },
  );
  it('the same of rows that are whole games, such as a seat', () => {
    const held = coverage(times, 0, (random) => {
      const all = simulated(random, 30, nature);
      const some = all.map((game, i) => (i % 3 === 0 ? game : { ...game, choices: [] }));
      return differenceOver(ofGames(some), ofGames(all));
    });
    expect(held).toBeGreaterThan(0.925);
    expect(held).toBeLessThan(0.985);
  });
});

it('of many things looked at each must be surer', () => {
  expect(forEachOf(0)).toBeCloseTo(0.95, 12);
  expect(forEachOf(1)).toBeCloseTo(0.95, 12);
  expect(forEachOf(10)).toBeCloseTo(0.995, 12);
});
