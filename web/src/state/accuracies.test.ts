import { beforeEach, expect, it } from 'vitest';
import { accuracyIn, noteAccuracies } from './accuracies';

beforeEach(() => localStorage.clear());
const accuracy = { value: 0.87654321, error: 0.05 };

it('is known by table and seat', () => {
  noteAccuracies('k3x9', [{ seat: 'p1', accuracy }, { seat: 'p2' }]);
  expect(accuracyIn('k3x9', 'p1')).toEqual({ value: 0.8765, error: 0.05 });
  expect(accuracyIn('k3x9', 'p2')).toBeNull();
  expect(accuracyIn('other', 'p1')).toBeNull();
});

it('is not doubled, makes room, and is not kept of a record from a file', () => {
  noteAccuracies('', [{ seat: 'p1', accuracy }]);
  expect(localStorage.length).toBe(0);
  for (let i = 0; i <= 200; ++i) noteAccuracies(`t${i}`, [{ seat: 'p1', accuracy }]);
  noteAccuracies('t200', [{ seat: 'p1', accuracy: { value: 0.5, error: 0 } }]);
  expect(accuracyIn('t0', 'p1')).toBeNull();
  expect(accuracyIn('t1', 'p1')).not.toBeNull();
  expect(accuracyIn('t200', 'p1')?.value).toBe(0.5);
});
