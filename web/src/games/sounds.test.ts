import { describe, expect, it } from 'vitest';
import type { Sound } from '../state/sound';
import type { UpdateMessage } from '../wire/schema';
import { soundsOf as ofVigo } from './vigo/sounds';
import { soundsOf as ofVineta } from './vineta/sounds';

const update = (moves: string[], sunk: string[] = []): UpdateMessage => ({
  type: 'update',
  table: 't',
  viewer: 'p1',
  seq: 5,
  after: 5,
  life: 'playing',
  events: moves.map((kind) => ({ kind: 'move', time: 0, move: { seat: 'p2', kind } })),
  view: { sunk },
});

describe('Vineta', () => {
  it.each<[string, Sound[]]>([
    ['add', ['card']],
    ['choose', ['card']],
    ['lapse', ['card']],
    ['place', ['piece']],
    ['capture', ['piece']],
    ['draw', []],
    ['deal tribe', []],
  ])('a move of the kind %s: %j', (kind, sounds) =>
    expect(ofVineta(update([]), update([kind]))).toEqual(sounds),
  );
  it('is a wave when a district has sunk, and only then', () => {
    expect(ofVineta(update([]), update([], ['G0']))).toEqual(['wave']);
    expect(ofVineta(update([], ['G0']), update([], ['G0']))).toEqual([]);
  });
});

describe('Vigo', () => {
  it.each<[string, Sound[]]>([
    ['place', ['ship']],
    ['sail', ['ship']],
    ['take', ['card']],
    ['reveal', ['card']],
    ['end turn', []],
  ])('a move of the kind %s: %j', (kind, sounds) =>
    expect(ofVigo(update([]), update([kind]))).toEqual(sounds),
  );
});
