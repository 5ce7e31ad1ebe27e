// The bar says whose turn it is before it says what is asked: no question says so once more.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const turn = /= (Your (move|turn)|Dein Zug|Du bist dran|Jouw (zet|beurt)|Jij bent|À toi)\b/i;
const games = ['vineta', 'vigo'];

describe.each(['en', 'de', 'nl', 'fr'])('the prompts in %s', (language) => {
  const lines = games.flatMap((game) =>
    readFileSync(`../src/games/${game}/texts/${language}.txt`, 'utf8').split('\n'),
  );
  const prompts = lines.filter((line) => /^(vigo-)?prompt\./.test(line));

  it('say what is asked, and not whose turn it is', () => {
    expect(prompts.length).toBeGreaterThan(20);
    expect(prompts.filter((line) => turn.test(line))).toEqual([]);
  });
});
