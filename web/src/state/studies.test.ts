import { expect, it } from 'vitest';
import { lastDecision } from './studies';

const record = [
  'springtide record 1\ngame vineta\nresult unfinished',
  'nature deal p1 tribe amber\np1 place amber G0\np2 place ice G1\nnature draw p1 panic\n',
].join('\n\n');

it('a game is studied from before one’s own last move', () => {
  expect(lastDecision(record, ['p1'])).toBe(1);
  expect(lastDecision(record, ['p2'])).toBe(2);
  expect(lastDecision(record, [])).toBe(2); // whoever only watched: anybody's
  expect(lastDecision(record, ['p4'])).toBe(0);
});
