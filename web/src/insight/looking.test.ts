import { expect, it } from 'vitest';
import type { OwnGame } from '../state/ownPast';
import { Looking } from './looking.svelte';

const games = ['a', 'b', 'c'].map((table): OwnGame => ({
  ...{ table, game: 'vigo', seat: 'p1', players: 2, ended: 1 },
}));

it('games are looked at one after the other, and one that cannot be does not hold up the rest', async () => {
  const seen: string[] = [];
  const looking: Looking = new Looking(({ table }, onshare) => {
    onshare(0.5);
    seen.push(`${table} ${looking.progress?.number} of ${looking.progress?.of} ${looking.progress?.share}`);
    return table === 'b' ? Promise.reject(new Error('no record')) : Promise.resolve(true);
  });
  let done = 0;
  await looking.run(games, () => ++done);
  expect(seen).toEqual(['a 1 of 3 0.5', 'b 2 of 3 0.5', 'c 3 of 3 0.5']);
  expect([done, looking.failed, looking.progress]).toEqual([2, 1, null]);
});

it('stop ends the game that is looked at, and nothing follows', async () => {
  const seen: string[] = [];
  const looking: Looking = new Looking(({ table }, _onshare, signal) => {
    seen.push(table);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(false));
      if (table === 'b') looking.stop();
      else resolve(true);
    });
  });
  await looking.run(games, () => undefined);
  expect(seen).toEqual(['a', 'b']);
  expect([looking.failed, looking.progress]).toEqual([0, null]);
});
