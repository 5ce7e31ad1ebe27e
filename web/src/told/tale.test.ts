import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/i18n.svelte';
import type { Telling } from '../kit/telling';
import { headOf, tableOf } from '../state/record';
import type { Analysis, Entry, Finding, Seat } from '../wire/schema';
import { chaptersOf, latelyTexts } from './chapters';
import { markdownOf } from './markdown';
import { accuracyGrid, keptIn, rankingOf, resultText, taleOf, viewAt } from './tale';

beforeAll(() => setLanguage('en'));

const record = `springtide record 1
game vineta
players 3
name p1 Anna
name p2 <b>Ben</b>
name p3 Carla
result p1 5, p2 7, p3 7; winners p3

p1 x`;
const head = headOf(record)!;
const table = tableOf(head, 'k3x9', []);

const entry = (text: string): Entry => ({ text, seat: 'p1', kind: 'choose' });
const decision = (move: number, seat: Seat, loss: number, stake: number): Finding => ({
  move,
  seat,
  options: 3,
  played: entry('flood'),
  played_value: 0.4 - loss,
  better: entry('panic'),
  better_value: 0.4,
  loss,
  error: 0.03,
  stake,
  mistake: loss > 0.1,
});
const estimate = (value: number) => ({ value, error: 0.01 });
const balance = (seat: Seat, decisions: number) => ({
  seat,
  decisions,
  agreed: 0,
  result: 0,
  skill: estimate(-0.1),
  luck: estimate(0.25),
  others: estimate(-0.2),
  adjusted: estimate(0.3),
  ...(decisions > 0 ? { accuracy: estimate(0.8) } : {}),
});
const decisions = [
  decision(1, 'p1', 0, 0.2),
  decision(4, 'p2', 0.3, 0.4),
  decision(5, 'p1', 0.1, 0.2),
  decision(9, 'p1', 0.2, 0.2),
];
const analysis: Analysis = {
  line: Array.from({ length: 10 }, (_, move) => ({ move, shares: [0.3, 0.3, 0.4], errors: [0, 0, 0] })),
  seats: [balance('p1', 3), balance('p2', 1), balance('p3', 0)],
  decisions,
  mistakes: [decisions[1]!, decisions[3]!],
  luck: [],
};
const telling: Telling = {
  option: ({ text }) => text ?? '',
  chance: ({ text }) => text ?? '',
  firstPhase: 'choose',
};

describe('a tale', () => {
  it('begins with who has won, and the others by their points', () => {
    expect(resultText(table, head)).toBe('Carla wins.');
    expect(rankingOf(table, head)).toEqual(['Carla 7 points', '<b>Ben</b> 7 points', 'Anna 5 points']);
    expect(rankingOf(table, { ...head, points: {}, winners: [] })).toEqual([]);
  });
  it('has every figure with how far it may be off, and of how many decisions', () => {
    expect(keptIn([])).toBeNull();
    // By weights of 1 / 0.06 and 1 / 0.3: 0.5 of 0.5 is lost, and nothing of 0.9. The engine's test has the same figures.
    const kept = keptIn([
      { ...decision(1, 'p1', 0.03, 0.03), error: 0.006 },
      { ...decision(3, 'p1', 0, 0.27), error: 0.03 },
    ]);
    expect(kept?.value).toBeCloseTo(1 - 0.5 / 1.4, 10);
    expect(kept?.error).toBeCloseTo(Math.sqrt(0.02) / 1.4, 10);
    const [anna, ben, bot] = accuracyGrid(table, analysis).rows;
    expect(anna).toEqual(['Anna', '100 ± 29 (1)', '50 ± 29 (1)', '0 ± 29 (1)', '80 ± 2 (3)']);
    expect(ben).toEqual(['<b>Ben</b>', '–', '25 ± 15 (1)', '–', '80 ± 2 (1)']);
    expect(bot?.slice(1)).toEqual(['–', '–', '–', '–']);
  });
  it('lists mistakes by seat, and shows the board before them', () => {
    const tale = taleOf(table, head, telling, [{ round: 1, at: 2 }], analysis);
    expect(tale.turns.map(({ title }) => title)).toEqual(['Mistake · Round 1', 'Mistake · Round 1']);
    expect(tale.mistakes.map(({ texts }) => texts.length)).toEqual([1, 1, 0]);
    expect(tale.mistakes[0]?.texts[0]).toBe(
      'Round 1. Anna: “flood”. Better: “panic”. It cost 20% of winning chances.',
    );
    const steps = Array.from({ length: 9 }, (_, i) => ({ view: i + 1 })); // after so many moves
    expect(viewAt(steps, tale.turns[0]!.moment)).toBe(3);
    expect(viewAt(steps, { kind: 'luck', at: 4, seat: 'p1', move: null, change: 0.1 })).toBe(4);
  });
  it('says why, to who made the mistake, where there is a reason', () => {
    const why = {
      reasons: [{ kind: 'a' }, { kind: 'b' }],
      better: { now: [entry('panic'), entry('from G0')], then: [entry('to R1')] },
      played: { now: [entry('flood')], then: [] },
    };
    const explained = { ...analysis, mistakes: [decisions[1]!, { ...decisions[3]!, why }] };
    const explaining: Telling = {
      ...telling,
      reason: (argument) => `Reason ${(argument as { kind: string }).kind}.`,
    };
    const tale = taleOf(table, head, explaining, [], explained);
    expect(tale.turns.map((turn) => turn.why)).toEqual([
      '',
      'The coach would have told Anna: Reason a. Reason b.',
    ]);
    expect(tale.turns[1]?.text).toContain('Better: “panic – from G0, for: to R1”.');
    expect(tale.mistakes[0]?.texts[0]).toMatch(
      / chances\. The coach would have told Anna: Reason a\. Reason b\.$/,
    );
    expect(tale.mistakes[1]?.texts[0]).toMatch(/ chances\.$/);
    const text = markdownOf(tale.title, chaptersOf(tale, [], { chart: '', boards: [] }));
    expect(text.match(/The coach would have told/g)).toHaveLength(2);
    // Who made it is spoken to.
    const own = taleOf({ ...table, yours: ['p1'] }, head, explaining, [], explained);
    expect(own.turns[1]?.why).toBe('Reason a. Reason b.');
    // Of a game that explains nothing there are no words for it.
    expect(taleOf(table, head, telling, [], explained).turns[1]?.why).toBe('');
  });
  it('compares with earlier games as far as they are known', () => {
    const known = [estimate(0.7), estimate(0.9)];
    expect(latelyTexts(table, ['p1', 'p2'], analysis.seats, new Map([['p1', { games: 20, known }]]))).toEqual(
      [
        'Anna: 80 ± 2 in this game. Of the 20 games before, 2 were analysed in this browser: 80 ± 20 on average.',
        '<b>Ben</b>: nothing is known of earlier games.',
      ],
    );
    expect(latelyTexts(table, ['p1'], analysis.seats, new Map([['p1', { games: 3, known: [] }]]))).toEqual([
      'Anna: of the 3 games before, none was analysed in this browser.',
    ]);
  });
  it('is a file in which names are text and every turning point has its picture', () => {
    const tale = taleOf(table, head, telling, [], analysis);
    const text = markdownOf(tale.title, chaptersOf(tale, [], { chart: '<svg/>', boards: ['<svg/>', ''] }));
    expect(text).not.toContain('<b>');
    expect(text).toContain('2. &lt;b&gt;Ben&lt;/b&gt; 7 points');
    expect(text.match(/<img /g)).toHaveLength(2);
    expect(text).toContain('| &lt;b&gt;Ben&lt;/b&gt; | – | 25 ± 15 (1) | – | 80 ± 2 (1) |');
  });
});
