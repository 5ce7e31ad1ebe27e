import { describe, expect, it } from 'vitest';
import { stopsOf } from '../../replay/stops';
import type { Entry } from '../../wire/messages';
import { vigoKit } from './replay';

const moves = (...kinds: string[]): Entry[] => kinds.map((kind) => ({ seat: 'p1', kind }));

describe('the steps of a replay of Vigo', () => {
  it('are moves with all that comes of them', () => {
    const turn = moves('sail', 'reveal', 'reveal', 'take', 'reveal', 'end turn', 'sail');
    expect(stopsOf(turn, vigoKit.joins)).toEqual([3, 6, 7]);
  });
  it('are whole chests, and cards with what they do', () => {
    const chest = moves('begin chest', 'add part', 'add part', 'finish chest', 'play', 'wave row', 'reveal');
    expect(stopsOf(chest, vigoKit.joins)).toEqual([4, 7]);
  });
});

it('a position of the other game is none', () => {
  expect(vigoKit.isPosition({ game: 'vigo', phase: 'before', round: 1, bay: {} })).toBe(true);
  expect(vigoKit.isPosition({ game: 'vineta', phase: 'choose', round: 1, seats: [] })).toBe(false);
});
