import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download';

describe('the name of a file', () => {
  it('is in words', () =>
    expect(fileNameOf('Vineta, 15 November 2026, Anna und Ägir', 'txt')).toBe(
      'Vineta, 15 November 2026, Anna und Ägir.txt',
    ));
  it('has nothing that a file system minds', () =>
    expect(fileNameOf('..\\a/b:c*d?e"f<g>h|i\nj\u0000', 'txt')).toBe('abcdefghij.txt'));
  it('is never too long, nor empty', () => {
    expect(fileNameOf('x'.repeat(500), 'txt').length).toBe(124);
    expect(fileNameOf(' /// ', 'txt')).toBe('Springtide.txt');
  });
});
