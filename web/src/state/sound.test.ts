import { describe, expect, it } from 'vitest';
import type { Life, Seat, UpdateMessage } from '../wire/schema';
import { currentSettings } from './settings.svelte';
import { isAudible, soundsOf, type Sound } from './sound';

interface Part {
  seq?: number;
  moves?: string[];
  toAct?: Seat[];
  life?: Life;
  viewer?: 'p1' | 'p2';
}
const update = (part: Part = {}): UpdateMessage => ({
  type: 'update',
  table: 't',
  viewer: part.viewer ?? 'p1',
  seq: part.seq ?? 5,
  life: part.life ?? 'playing',
  after: 0,
  events: (part.moves ?? []).map((kind) => ({ kind: 'move', time: 0, move: { seat: 'p2', kind } })),
  to_act: part.toAct ?? ['p2'],
});
const before = update({ seq: 4 });
// A game in which every move sounds like its name.
const ofGame = (_: UpdateMessage, { events }: UpdateMessage): Sound[] =>
  events.flatMap(({ move }) => (move ? [move.kind as Sound] : []));
const heard = (part: Part, seat: Seat | null = 'p1', previous: UpdateMessage | null = before) =>
  soundsOf(previous, update(part), seat, ofGame);

describe('what an update sounds like', () => {
  it('is nothing when the page has just been loaded', () =>
    expect(heard({ moves: ['card'], toAct: ['p1'], life: 'finished' }, 'p1', null)).toEqual([]));
  it('is nothing when nothing is new, or when another seat is looked at', () => {
    expect(heard({ seq: 4, moves: ['card'] })).toEqual([]);
    expect(heard({ viewer: 'p2', moves: ['card'] })).toEqual([]);
  });
  it('is what the game says, each sound once and in their order', () =>
    expect(heard({ moves: ['wave', 'card', 'card', 'piece'] })).toEqual(['card', 'piece', 'wave']));
  it('is a bell when it becomes the own turn, not while it stays so', () => {
    expect(heard({ toAct: ['p1', 'p2'] })).toEqual(['turn']);
    expect(heard({ toAct: ['p1'] }, 'p1', update({ seq: 4, toAct: ['p1'] }))).toEqual([]);
    expect(heard({ toAct: ['p2'] })).toEqual([]);
    expect(heard({ toAct: ['p1'] }, null)).toEqual([]);
  });
  it('rings out the game, once', () => {
    expect(heard({ life: 'finished', moves: ['wave', 'piece'] })).toEqual(['piece', 'wave', 'over']);
    expect(heard({ life: 'finished' }, 'p1', update({ seq: 4, life: 'finished' }))).toEqual([]);
  });
});

describe('sound', () => {
  it('is on unless somebody mutes it', () => expect(currentSettings().sound).toBe(true));
  it('waits for the first touch of a page', () => {
    expect(isAudible(true, { hasBeenActive: false })).toBe(false);
    expect(isAudible(true, { hasBeenActive: true })).toBe(true);
    expect(isAudible(true, undefined)).toBe(true); // an old browser keeps silent by itself
    expect(isAudible(false, { hasBeenActive: true })).toBe(false);
  });
});
