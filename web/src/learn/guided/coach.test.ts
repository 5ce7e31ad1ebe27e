import { describe, expect, it } from 'vitest';
import type { AnyView } from '../../state/views';
import type { Entry, UpdateMessage } from '../../wire/schema';
import { tell, type Chapter, type Hint } from '../../kit/guide';
import { adviceOf, askedEntry } from './coach';

const entry = (text: string, more: Partial<Entry> = {}): Entry => ({ text, seat: 'p1', kind: '', ...more });
const hint = (more: Partial<Hint>): Hint => ({ ...tell({}, 'guide.next'), ...more });
const chapter = (...hints: Hint[]): Chapter => ({
  title: 'some.title',
  position: [],
  script: [],
  hints,
});
const view: AnyView = { game: 'some', phase: 'play', round: 1, to_act: [] };
const update = (legal: Entry[], more: object = {}): UpdateMessage<AnyView> =>
  ({ life: 'playing', legal, view, ...more }) as UpdateMessage<AnyView>;

describe('what is asked', () => {
  const legal = [entry('p1 place ice G0'), entry('p1 place amber G0'), entry('p1 place amber R2')];
  it('is the first wish that is on offer', () => {
    expect(askedEntry(legal, ['p1 place amber R2', 'p1 place amber *'])?.text).toBe('p1 place amber R2');
    expect(askedEntry(legal, ['p1 place fern R2', 'p1 place amber *'])?.text).toBe('p1 place amber G0');
    expect(askedEntry(legal, ['p1 take'])).toBeNull();
    expect(askedEntry(legal)).toBeNull();
  });
  it('is the best of the chests', () => {
    const chest = (value: number): Entry => ({ seat: 'p1', kind: 'chest', actions: ['p1 chest'], value });
    expect(askedEntry([entry('p1 chest'), chest(160), chest(500)], ['p1 chest'])?.value).toBe(500);
  });
});

describe('the advice', () => {
  const row = hint({ when: { phase: 'play' }, ask: ['p1 flood 3 start G1'] });
  const any = hint({ when: { phase: 'play', offers: 'p1 flood *' } });
  const end = hint({ when: { fromRound: 2 }, isEnd: true });

  it('is the first hint that fits, with what it asks', () => {
    const legal = [entry('p1 flood 3 start G0'), entry('p1 flood 3 start G1')];
    const advice = adviceOf(chapter(row, any), { update: update(legal), moves: [] });
    expect(advice).toEqual({ mood: 'says', hint: row, asked: legal[1] });
  });
  it('passes over a hint whose move is not on offer', () => {
    const advice = adviceOf(chapter(row, any), { update: update([entry('p1 flood 3 add G0')]), moves: [] });
    expect(advice).toEqual({ mood: 'says', hint: any, asked: null });
  });
  it('is kind to who went astray', () =>
    expect(adviceOf(chapter(row, end), { update: update([entry('p1 panic lapse')]), moves: [] }).mood).toBe(
      'astray',
    ));
  it('waits while others play, and while a choice is only to be changed', () => {
    expect(adviceOf(chapter(end), { update: update([]), moves: [] }).mood).toBe('waits');
    const changing = update([entry('p1 choose panic')], { may_change: true });
    expect(adviceOf(chapter(end), { update: changing, moves: [] }).mood).toBe('waits');
  });
});
