import { describe, expect, it } from 'vitest';
import type { Life, Seat, UpdateMessage } from '../wire/messages';
import { soundsOf } from './sound';

interface Part {
  seq?: number;
  moves?: string[];
  toAct?: Seat[];
  sunk?: string[];
  life?: Life;
  viewer?: 'p1' | 'p2';
}
const update = (part: Part = {}): UpdateMessage => ({
  type: 'update',
  table: 't',
  viewer: part.viewer ?? 'p1',
  seq: part.seq ?? 5,
  life: part.life ?? 'playing',
  events: (part.moves ?? []).map((kind) => ({ kind: 'move', time: 0, move: { seat: 'p2', kind } })),
  to_act: part.toAct ?? ['p2'],
  view: { sunk: part.sunk ?? [] },
});
const before = update({ seq: 4 });
const heard = (part: Part, seat: Seat | null = 'p1', previous: UpdateMessage | null = before) =>
  soundsOf(previous, update(part), seat);

describe('what an update sounds like', () => {
  it('is nothing when the page has just been loaded', () =>
    expect(heard({ moves: ['add'], toAct: ['p1'], life: 'finished' }, 'p1', null)).toEqual([]));
  it('is nothing when nothing is new, or when another seat is looked at', () => {
    expect(heard({ seq: 4, moves: ['add'] })).toEqual([]);
    expect(heard({ viewer: 'p2', moves: ['add'] })).toEqual([]);
  });
  it.each<[string, string[]]>([
    ['add', ['card']],
    ['choose', ['card']],
    ['lapse', ['card']],
    ['place', ['house']],
    ['capture', ['house']],
    ['draw', []],
    ['deal tribe', []],
  ])('a move of the kind %s: %j', (kind, sounds) => expect(heard({ moves: [kind] })).toEqual(sounds));
  it('has each sound once', () =>
    expect(heard({ moves: ['add', 'add', 'move', 'move'] })).toEqual(['card', 'house']));
  it('is a wave when a district has sunk, and only then', () => {
    expect(heard({ sunk: ['G0'] })).toEqual(['sink']);
    expect(heard({ sunk: ['G0'] }, 'p1', update({ seq: 4, sunk: ['G0'] }))).toEqual([]);
  });
  it('is a bell when it becomes the own turn, not while it stays so', () => {
    expect(heard({ toAct: ['p1', 'p2'] })).toEqual(['turn']);
    expect(heard({ toAct: ['p1'] }, 'p1', update({ seq: 4, toAct: ['p1'] }))).toEqual([]);
    expect(heard({ toAct: ['p2'] })).toEqual([]);
    expect(heard({ toAct: ['p1'] }, null)).toEqual([]);
  });
  it('rings out the game, once', () => {
    expect(heard({ life: 'finished', sunk: ['G0'], moves: ['capture'] })).toEqual(['house', 'sink', 'over']);
    expect(heard({ life: 'finished' }, 'p1', update({ seq: 4, life: 'finished' }))).toEqual([]);
  });
});
