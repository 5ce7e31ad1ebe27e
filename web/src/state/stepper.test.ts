import { describe, expect, it } from 'vitest';
import { indexAfter, nearestIndex, stepAt, type Step } from './stepper';

const steps = ['a', 'b', 'c'].map((view): Step<string> => ({ move: { seat: 'p1', kind: view }, view }));

describe('looking at moves one by one', () => {
  it('compares each step with the one before it, the first with what was there', () => {
    expect(stepAt(steps, 0, 'start')).toMatchObject({ view: 'a', before: 'start' });
    expect(stepAt(steps, 0, null)?.before).toBeNull();
    expect(stepAt(steps, 2, 'start')).toMatchObject({ view: 'c', before: 'b', move: { kind: 'c' } });
  });

  it('stays with the steps there are, also when they become fewer', () => {
    expect(stepAt(steps, 9, null)?.view).toBe('c');
    expect(stepAt(steps, -1, null)?.view).toBe('a');
    expect(stepAt([], 0, null)).toBeNull();
    expect(nearestIndex(5, 0)).toBe(0);
  });

  it('goes where the keys say, and not beyond the ends', () => {
    expect(indexAfter('ArrowRight', 0, 3)).toBe(1);
    expect(indexAfter('ArrowRight', 2, 3)).toBe(2);
    expect(indexAfter('ArrowLeft', 2, 3)).toBe(1);
    expect(indexAfter('ArrowLeft', 0, 3)).toBe(0);
    expect([indexAfter('Home', 2, 3), indexAfter('End', 0, 3)]).toEqual([0, 2]);
    expect(indexAfter('Escape', 1, 3)).toBe('close');
    expect(indexAfter('x', 1, 3)).toBeNull();
  });
});
