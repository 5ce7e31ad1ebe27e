// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { chapterOf, isGuided, lastGuided, rememberChapter, rememberTable } from './guided';

beforeEach(() => localStorage.clear());

describe('the chapter to go on with', () => {
  it('is the first for somebody new', () => expect(chapterOf('vineta', 8)).toBe(0));
  it('is remembered for each game', () => {
    rememberChapter('vineta', 3);
    rememberChapter('vigo', 5);
    expect([chapterOf('vineta', 8), chapterOf('vigo', 7)]).toEqual([3, 5]);
  });
  it('is one that there is', () => {
    rememberChapter('vigo', 7);
    expect(chapterOf('vigo', 7)).toBe(0);
  });
  it('outlives a broken memory', () => {
    localStorage.setItem('springtide.guided', '{');
    expect(chapterOf('vineta', 8)).toBe(0);
    rememberChapter('vineta', 2);
    expect(chapterOf('vineta', 8)).toBe(2);
  });
});

it('knows its tables, and forgets the oldest', () => {
  expect(lastGuided()).toBeNull();
  for (let n = 0; n <= 60; ++n) rememberTable(`t${n}`);
  expect(lastGuided()).toBe('t60');
  expect([isGuided('t60'), isGuided('t1'), isGuided('t0'), isGuided('other')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
