import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headOf, tableOf } from './record';

const whole = `springtide record 1
game vineta
rules 1
players 3
edition nl
set own-house 2
start random
name p1 Anna
name p3 Bert van Dam
result p1 21, p2 -3, p3 21; winners p1, p3

nature start p2
name p2 Nobody
`;

describe('the head of a record', () => {
  it('says who played what, and how it ended', () =>
    expect(headOf(whole)).toEqual({
      game: 'vineta',
      players: 3,
      options: ['players 3', 'edition nl', 'set own-house 2', 'start random'],
      names: { p1: 'Anna', p3: 'Bert van Dam' },
      points: { p1: 21, p2: -3, p3: 21 },
      winners: ['p1', 'p3'],
    }));

  it('has all that its game may agree on, and none of its own lines among that', () => {
    const optionsOf = (lines: string) =>
      headOf(`springtide record 1\n${lines}\nname p1 Anna\nresult unfinished\n\n`)?.options;
    expect(
      optionsOf('game vigo\nrules 1\nplayers 2\nset free-events on\nstart p1\ndeck 84 red left lid'),
    ).toEqual(['players 2', 'set free-events on', 'start p1', 'deck 84 red left lid']);
    expect(optionsOf('game other\nrules 1\nplayers 3\nrounds 7')).toEqual(['players 3', 'rounds 7']);
    expect(headOf('springtide record 1\ngame vigo\nplayers 2\n')?.options).toEqual(['players 2']);
  });

  it('has no points before the end', () =>
    expect(headOf(whole.replace(/result .*/, 'result unfinished'))).toMatchObject({
      points: {},
      winners: [],
    }));

  it('may come with the line ends of another system', () =>
    expect(headOf(whole.replaceAll('\n', '\r\n'))?.names).toEqual({ p1: 'Anna', p3: 'Bert van Dam' }));

  it.each([
    '',
    'dear diary',
    'springtide record 1\nplayers 2',
    'game vineta\nplayers 2',
    whole.replace('players 3', 'players 9'),
  ])('is not found in %j', (text) => expect(headOf(text)).toBeNull());

  it('is found of a game that nobody here knows, for somebody to say so', () =>
    expect(headOf('springtide record 1\ngame chess\nplayers 2')?.game).toBe('chess'));

  it.each(['whole', 'vigo', 'begun'])('is found in the server’s own example %s', (name) => {
    const text = readFileSync(`../tests/fuzz/corpus/record/${name}.txt`, 'utf8');
    expect(headOf(text)?.game).toBe(name === 'vigo' ? 'vigo' : 'vineta');
  });
});

it('the table knows its bots by the names they have in records', () => {
  const head = headOf(whole.replace('name p3 Bert van Dam', 'name p3 level 4 bot'));
  const table = tableOf(head!, 'k3x9', ['p1']);
  expect(table.seats[2]).toMatchObject({ seat: 'p3', kind: 'bot', level: 4, name: '' });
  expect(table.seats[2]).not.toHaveProperty('nets');
  expect(table.seats[0]).toMatchObject({ seat: 'p1', kind: 'player', name: 'Anna' });
});

it('the table knows its bots, of whatever version', () => {
  const named = (bot: string) => headOf(whole.replace('name p3 Bert van Dam', `name p3 ${bot}`));
  const seated = (bot: string) => tableOf(named(bot)!, 'k3x9', ['p1']).seats[2];
  expect(seated('level 4 bot, version 2')).toMatchObject({ kind: 'bot', level: 4, name: '' });
  expect(seated('level 6 bot, version 2, nets 0123abcd')).toMatchObject({ level: 6, nets: ['0123abcd'] });
  expect(seated('level 4 bot, version two')).toMatchObject({ kind: 'player' });
});

it('the table has everybody on their seats', () => {
  const head = headOf(whole);
  const table = tableOf(head!, 'k3x9', ['p3']);
  expect(table.seats.map(({ seat, name }) => [seat, name])).toEqual([
    ['p1', 'Anna'],
    ['p2', ''],
    ['p3', 'Bert van Dam'],
  ]);
  expect(table).toMatchObject({ game: 'vineta', life: 'finished', yours: ['p3'], table: 'k3x9' });
});

it('the table knows which nets a bot asked', () => {
  const head = headOf(whole.replace('name p3 Bert van Dam', 'name p3 level 6 bot, nets 0123abcd 4567cdef'));
  expect(tableOf(head!, 'k3x9', ['p1']).seats[2]).toMatchObject({
    kind: 'bot',
    level: 6,
    nets: ['0123abcd', '4567cdef'],
    name: '',
  });
});
