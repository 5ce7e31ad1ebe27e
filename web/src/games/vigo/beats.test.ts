// On parts of a game as a server told it. What is expected is the server's: its moves, its points, its chests on offer.
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { tableOf } from '../../state/record';
import { beatsOf, type VigoBeat } from './beats';
import { turnedBetween } from './board';
import chests from './recorded/chests.jsonl?raw';
import end from './recorded/end.jsonl?raw';
import { updatesIn } from './sample';
import { captionText } from './sentences';
import { playerOf, pointsOf, vigoEntry, vigoView } from './view';

const table = tableOf(
  { game: 'vigo', players: 3, options: [], names: { p1: 'Anna' }, points: {}, winners: [] },
  't',
  [],
);
const toldIn = (text: string) => {
  const updates = updatesIn(text);
  return updates.slice(1).map((update, i) => ({
    before: vigoView(updates[i]!.view!),
    after: vigoView(update.view!),
    events: update.events,
    moves: update.events.flatMap(({ move }) => (move ? [vigoEntry(move)] : [])),
    beats: beatsOf(updates[i]!, update),
  }));
};
const all = [...toldIn(chests), ...toldIn(end)];
const beats = all.flatMap((told) => told.beats);
const of = (kind: VigoBeat['kind']) => beats.filter((beat) => beat.kind === kind);

beforeAll(async () => {
  await setLanguage('en');
  await loadKit('vigo');
});

describe('a recorded game', () => {
  it('tells every sail, card and chest once, in order, with its seat', () => {
    const kinds = ['sail', 'take', 'leave', 'finish chest', 'rob', 'play'];
    const moves = all.flatMap((told) => told.moves).filter(({ kind }) => kinds.includes(kind));
    expect(moves.length).toBeGreaterThan(80);
    const scene = { chest: 'finish chest', last: 'take', move: '', aside: '' };
    const told = beats.map(({ kind, seat, says: [first] }) => [
      seat,
      first && 'move' in first ? first.move.kind : scene[kind],
    ]);
    expect(told.filter(([, kind]) => kinds.includes(kind ?? ''))).toEqual(
      moves.map(({ seat, kind }) => [seat, kind]),
    );
  });

  it('has the points that the server tells, before and after', () => {
    for (const { before, after, beats: own } of all)
      for (const { seat, points } of own) {
        if (!seat) continue;
        const [was, is] = [playerOf(before, seat)!, playerOf(after, seat)!];
        expect(points).toEqual({ before: pointsOf(was), after: pointsOf(is) });
      }
  });

  it('puts a chest together of what it was, for what it brought', () => {
    const scored = all.filter(({ moves }) => moves.some(({ kind }) => kind === 'finish chest'));
    expect(scored.length).toBeGreaterThan(2);
    expect(of('chest')).toHaveLength(scored.length);
    for (const { beats: own } of scored) {
      const [{ chest } = { chest: null }] = own.filter(({ kind }) => kind === 'chest');
      expect(chest?.offer?.value).toBe(chest?.value);
      expect(chest?.cards.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('takes longer where more cards turn', () => {
    const sails = all.filter(({ moves }) => moves[0]?.kind === 'sail');
    const timed = sails.map(
      ({ before, after, beats: own }) => [turnedBetween(before, after).length, own[0]?.time ?? 0] as const,
    );
    const [fewest] = [...timed].sort(([a], [b]) => a - b);
    const [most] = [...timed].sort(([a], [b]) => b - a);
    expect(most![0]).toBeGreaterThan(fewest![0]);
    expect(most![1]).toBeGreaterThan(fewest![1]);
  });

  it('makes the sixth ship an event, and says so', () => {
    expect(of('last')).toHaveLength(1);
    const [last] = of('last');
    expect(last!.points.after - last!.points.before).toBeGreaterThanOrEqual(60);
    expect(captionText(table, last!.says)).toContain('sixth Sailing Ship');
  });

  it('speaks to whoever did it, and to whoever was robbed', () => {
    const own = beats.filter(({ kind, seat }) => kind !== 'aside' && seat === 'p1');
    expect(own.length).toBeGreaterThan(10);
    for (const { says } of own) {
      expect(captionText(table, says, 'p1')).toMatch(/\b[Yy]ou/);
      expect(captionText(table, says, 'p1')).not.toMatch(/[{}]|vigo\./);
    }
    for (const { says, seat } of beats.filter((beat) => beat.seat !== 'p1'))
      expect(captionText(table, says, 'p1'), seat ?? '').not.toMatch(/^You /);
  });

  it('leaves no word unfilled, and says something in every beat', () => {
    for (const { says } of beats) {
      expect(says.length).toBeGreaterThan(0);
      expect(captionText(table, says)).not.toMatch(/[{}]|vigo\./);
    }
  });
});
