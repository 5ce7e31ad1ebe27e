import { beforeEach, expect, it } from 'vitest';
import type { Analysis } from '../wire/schema';
import { askedFor, forgetAnalysis, rememberAnalysis } from './analyses';

const analysis = { moves: [] } as unknown as Analysis;
beforeEach(() => localStorage.clear());

it('what was asked for is known after a reload, done or not', () => {
  expect(askedFor('k3x9')).toBeUndefined();
  rememberAnalysis('k3x9', null);
  expect(askedFor('k3x9')).toEqual({ table: 'k3x9', analysis: null });
  rememberAnalysis('k3x9', analysis);
  expect(askedFor('k3x9')).toEqual({ table: 'k3x9', analysis });
});

it('the oldest make room, and what could not be had is forgotten', () => {
  for (const table of ['a', 'b', 'c', 'd', 'e']) rememberAnalysis(table, analysis);
  expect(askedFor('a')).toBeUndefined();
  expect(askedFor('b')).toBeDefined();
  forgetAnalysis('b');
  expect(askedFor('b')).toBeUndefined();
});

it('a record from a file has no table to remember', () => {
  rememberAnalysis('', analysis);
  expect(askedFor('')).toBeUndefined();
});
