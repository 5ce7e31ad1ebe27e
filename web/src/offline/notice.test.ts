import { describe, expect, it } from 'vitest';
import { languageOf, noticeLanguages, noticeOf, questionAbout, tableAskedAbout } from './notice';

describe('a message from the server', () => {
  it('is a notice in the language of the app', () => {
    expect(noticeOf({ kind: 'turn', table: 'abc', game: 'vineta' }, 'de')).toEqual({
      table: 'abc',
      tag: 'table abc',
      shown: { title: 'Vineta', body: 'Du bist dran.' },
    });
  });
  it('is said in every language, each kind in other words', () => {
    const said = noticeLanguages.flatMap((language) =>
      ['turn', 'begin', 'invitation'].map(
        (kind) => noticeOf({ kind, table: 'abc', game: 'vigo' }, language)?.shown?.body ?? '',
      ),
    );
    expect(new Set(said).size).toBe(12);
    expect(said).not.toContain('');
  });
  it('takes back what was shown', () => {
    expect(noticeOf({ kind: 'withdrawn', table: 'abc', game: 'vineta' }, 'en')?.shown).toBeNull();
  });
  it.each([null, 'turn', {}, { kind: 'turn' }, { kind: 'dance', table: 'abc', game: 'vineta' }])(
    'that nobody knows is nothing: %j',
    (message) => expect(noticeOf(message, 'en')).toBeNull(),
  );
  it('names no other place than a table', () => {
    expect(noticeOf({ kind: 'turn', table: '../account', game: 'vineta' }, 'en')).toBeNull();
  });
});

it('the language is the page’s, or the first one of ours that the browser likes', () => {
  expect(languageOf(['fr'])).toBe('fr');
  expect(languageOf(['es-ES', 'nl-BE', 'de'])).toBe('nl');
  expect(languageOf([])).toBe('en');
});

it('a page knows the question from other messages', () => {
  expect(tableAskedAbout(questionAbout('abc'))).toBe('abc');
  for (const other of [null, 'take over', {}, { shows: 7 }]) expect(tableAskedAbout(other)).toBeNull();
});
