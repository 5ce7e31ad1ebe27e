import { describe, expect, it } from 'vitest';
import { stopsOf } from '../../replay/stops';
import type { Entry as AnyEntry } from '../../wire/schema';
import type { Entry } from './schema';
import { vigoEntry } from './view';
import { vigoKit } from './replay';

const moves = (...kinds: Entry['kind'][]): Entry[] => kinds.map((kind) => ({ seat: 'p1', kind }));

const joins = (before: AnyEntry, move: AnyEntry): boolean =>
  vigoKit.joins(vigoEntry(before), vigoEntry(move));

describe('the steps of a replay of Vigo', () => {
  it('are moves with all that comes of them', () => {
    const turn = moves('sail', 'reveal', 'reveal', 'take', 'reveal', 'end turn', 'sail');
    expect(stopsOf(turn, joins)).toEqual([3, 6, 7]);
  });
  it('are whole chests, and cards with what they do', () => {
    const chest = moves('begin chest', 'add part', 'add part', 'finish chest', 'play', 'wave row', 'reveal');
    expect(stopsOf(chest, joins)).toEqual([4, 7]);
  });
});

it('a view of the other game is none', () => {
  expect(() => vigoKit.view({ game: 'vineta', to_act: [] })).toThrow('a view of vineta');
  expect(() => vigoKit.move({ seat: 'p1', kind: 'deal tribe' })).toThrow('deal tribe');
});
