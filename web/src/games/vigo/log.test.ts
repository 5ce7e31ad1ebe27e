import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, languages } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { tableOf } from '../../state/record';
import { GrowingLog, type LogLine } from '../../table/log';
import type { Seat, TableEvent } from '../../wire/schema';
import { beatsOf } from './beats';
import { chestValue, VigoLog, type Teller } from './log';
import chests from './recorded/chests.jsonl?raw';
import end from './recorded/end.jsonl?raw';
import { player, updatesIn, viewOf } from './sample';
import type { CardName, Entry, Field } from './schema';
import { vigoView } from './view';

const table = tableOf(
  { game: 'vigo', players: 2, options: [], names: { p1: 'Anna', p2: 'Bert' }, points: {}, winners: [] },
  't',
  [],
);
const move = (kind: Entry['kind'], rest: Partial<Entry> = {}): Entry => ({ seat: 'p1', kind, ...rest });
const told = (...moves: Entry[]): TableEvent[] =>
  moves.map((each) => ({ kind: 'move', time: 0, move: each }));
const reveal = (field: Field, card: CardName): Entry => ({ seat: 'nature', kind: 'reveal', field, card });
const teller = (rest: Partial<Teller> = {}): Teller => ({
  table,
  you: null,
  isWhole: true,
  now: () => viewOf({ start: 'p1' }),
  scored: () => [],
  ...rest,
});
const partsOf = (events: readonly TableEvent[], rest: Partial<Teller> = {}) =>
  new GrowingLog(() => new VigoLog(teller(rest))).partsOf(events);
const linesOf = (events: readonly TableEvent[], rest: Partial<Teller> = {}): LogLine[] =>
  partsOf(events, rest).flatMap(({ lines }) => lines);
const textsOf = (events: readonly TableEvent[], rest: Partial<Teller> = {}): string[] =>
  linesOf(events, rest).map((line) => line.say());

beforeAll(async () => {
  await setLanguage('en');
  await loadKit('vigo');
});

describe('a line', () => {
  it('has a sail with what came to light and what became of the card', () => {
    const sail = [move('sail', { field: 'c6' }), reveal('c4', 'pirate'), reveal('c5', 'red key')];
    expect(textsOf(told(...sail, move('leave'), move('end turn')))).toEqual([
      'Anna sails to c6 and leaves the card lying. Turned up: Pirate, red key.',
    ]);
    expect(textsOf(told(...sail, move('take'), reveal('c6', 'dolphin')))).toEqual([
      'Anna sails to c6 and takes: Dolphin. Turned up: Pirate, red key.',
    ]);
    expect(linesOf(told(...sail))[0]?.spots).toEqual(['c6', 'c4', 'c5']);
  });

  it('names a card that lay open before the log begins, if it was seen to be taken', () => {
    const events = told(move('sail', { field: 'c6' }), move('take'));
    const taken = (each: Entry) => (each === events[1]?.move ? 'red key' : undefined);
    expect(textsOf(events, { taken })).toEqual(['Anna sails to c6 and takes: red key.']);
    expect(textsOf(events, { taken: () => undefined })).toEqual(['Anna sails to c6. Anna takes the card.']);
  });

  it('names a card that was open before it was taken, and one that was put back', () => {
    const seen = [move('sail', { field: 'c6' }), reveal('c4', 'pirate')];
    expect(textsOf(told(...seen, move('sail', { field: 'c4' }), move('take'))).at(-1)).toBe(
      'Anna sails to c4 and takes: Pirate.',
    );
    const back = [move('put back', { card: 'red key' }), move('put on', { field: 'b2' })];
    expect(textsOf(told(...back, move('sail', { field: 'b2' }), move('take')))).toEqual([
      'Anna puts back on b2: red key.',
      'Anna sails to b2 and takes: red key.',
    ]);
    expect(textsOf(told(move('place', { field: 'a1' }), reveal('a1', 'dolphin')))).toEqual([
      'Anna puts to sea on a1 and takes: Dolphin.',
    ]);
  });

  it('does not name a card that is left: it may lie face down', () => {
    const seen = [move('sail', { field: 'c6' }), reveal('c4', 'pirate'), move('sail', { field: 'c4' })];
    expect(textsOf(told(...seen, move('leave'))).at(-1)).toBe('Anna sails to c4 and leaves the card lying.');
  });

  it('has an event card with what it does', () => {
    const lines = linesOf(
      told(move('play', { card: 'tidal wave' }), move('wave row', { row: 3 }), reveal('a3', 'pirate')),
    );
    expect(lines.map((line) => line.say())).toEqual([
      'The Tidal Wave of Anna runs over row 3. Turned up: Pirate.',
    ]);
    expect(lines[0]?.card).toBe('tidal wave');
    expect(lines[0]?.spots).toHaveLength(12);
    const robbed = told(move('play', { card: 'pirate' }), move('rob', { other: 'p2', card: 'red key' }));
    expect(textsOf(robbed)).toEqual(['Anna robs Bert: red key.']);
    expect(textsOf(robbed, { you: 'p2' })).toEqual(['Anna robs you: red key.']);
  });

  it('speaks to who reads it, always', () => {
    const events: TableEvent[] = [
      ...told(move('sail', { field: 'c6' }), move('take'), reveal('c6', 'dolphin')),
      { kind: 'asked', time: 0, seat: 'p1', wish: 'undo' },
      { kind: 'said', time: 0, seat: 'p2', phrase: 'thanks' },
    ];
    expect(textsOf(events, { you: 'p1' }).slice(0, 2)).toEqual([
      'You sail to c6 and take: Dolphin.',
      'You ask to take back the last move.',
    ]);
    expect(textsOf(events, { you: 'p1' }).join()).not.toContain('Anna');
    expect(textsOf(events).slice(0, 2)).toEqual([
      'Anna sails to c6 and takes: Dolphin.',
      'Anna asks to take back the last move.',
    ]);
  });
});

describe('Sailing Ships', () => {
  const ship = (field: Field): Entry[] => [
    move('sail', { field }),
    move('take'),
    reveal(field, 'sailing ship'),
  ];
  const five = (['a1', 'a2', 'a3', 'a4', 'a5'] as const).flatMap(ship);
  const over: TableEvent = { kind: 'finished', time: 0 };

  it('bring points; the last one stays unless it ends the game', () => {
    expect(linesOf(told(...five)).map((line) => line.points?.())).toEqual([10, 10, 10, 10, 10]);
    expect(textsOf(told(...five, ...ship('a6'))).at(-1)).toContain('it stays there');
    const lines = linesOf([...told(...five, ...ship('a6')), over]).slice(-2);
    expect(lines.map((line) => line.say())).toEqual([
      'Anna sails to a6 and takes: Sailing Ship.',
      'The game is over.',
    ]);
    expect(lines[0]?.points?.()).toBe(60);
  });

  it('that were taken back do not count', () => {
    const undone: TableEvent = { kind: 'undo', time: 0, seat: 'p1', length: 12 };
    const events = [...told(...five), undone, ...told(...ship('a6'))];
    expect(textsOf(events).at(-1)).toBe('Anna sails to a6 and takes: Sailing Ship.');
    expect(textsOf(events).join()).not.toContain('a5');
  });
});

describe('chests', () => {
  const scores = told(
    move('begin chest'),
    move('add part', { card: 'red left lid' }),
    move('add part', { card: 'red key' }),
    move('finish chest'),
  );

  it('are one line with their points', () => {
    const scored = () => [{ seat: 'p1' as const, cards: ['red key', 'red left lid'], value: 240 }];
    const lines = linesOf(scores, { scored });
    expect(lines.map((line) => [line.say(), line.card, line.points?.()])).toEqual([
      ['Anna scores a chest: red left lid, red key.', 'chest', 240],
    ]);
  });

  it('of which nobody saw the value have what is left of the points, if that is clear', () => {
    const now = () => viewOf({ seats: [player('p1', { chest_points: 300 })] });
    const [first, second] = [
      { seat: 'p1' as const, cards: ['red key'] },
      { seat: 'p1' as const, cards: ['blue key'] },
    ];
    expect(chestValue(first, [first], { now, isWhole: true, scored: () => [] })).toBe(300);
    expect(chestValue(first, [first, second], { now, isWhole: true, scored: () => [] })).toBeUndefined();
    expect(chestValue(first, [first], { now, isWhole: false, scored: () => [] })).toBeUndefined();
    expect(
      chestValue(first, [first, second], { now, isWhole: true, scored: () => [{ ...second, value: 120 }] }),
    ).toBe(180);
  });
});

describe('parts', () => {
  it('are putting to sea and the rounds', () => {
    const sails = (seat: Seat, field: Field): Entry[] => [
      { ...move('sail', { field }), seat },
      { ...move('leave'), seat },
      { ...move('end turn'), seat },
    ];
    const places = (['p1', 'p2'] as const).map((seat) => ({ ...move('place', { field: 'a1' }), seat }));
    const rounds = [...sails('p1', 'a1'), ...sails('p2', 'b1'), ...sails('p1', 'c1')];
    const parts = partsOf(told(...places, ...rounds));
    expect(parts.map((part) => [part.title(), part.lines.length])).toEqual([
      ['The ships put to sea', 2],
      ['Round 1', 2],
      ['Round 2', 1],
    ]);
  });

  it.each([
    ['chests', chests],
    ['end', end],
  ])('of a log that begins in the middle have the rounds of the game (%s)', (_, recorded) => {
    const updates = updatesIn(recorded);
    const view = vigoView(updates.at(-1)!.view!);
    const titles = partsOf(
      updates.flatMap(({ events }) => events),
      { isWhole: false, now: () => view },
    ).map((part) => part.title());
    // Told after its turn has ended, a move belongs to the round before.
    const { round = 0, phase } = view;
    expect(titles.at(-1)).toBe(`Round ${phase === 'over' || view.turn !== view.start ? round : round - 1}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have every chest of a recorded game with the points that the views give', () => {
    const updates = updatesIn(chests);
    const scored = updates.flatMap((update, i) =>
      i > 0 ? beatsOf(updates[i - 1]!, update).flatMap(({ chest }) => chest ?? []) : [],
    );
    const lines = linesOf(
      updates.flatMap(({ events }) => events),
      { isWhole: false, now: () => vigoView(updates.at(-1)!.view!), scored: () => scored },
    );
    const points = lines.filter(({ card }) => card === 'chest').map((line) => line.points?.());
    expect(points).toEqual(scored.map(({ value }) => value));
    expect(points.length).toBeGreaterThan(1);
  });
});

describe('reading', () => {
  it('goes on where it stopped, and comes to the same', () => {
    const updates = updatesIn(chests);
    const growing = new GrowingLog(() => new VigoLog(teller()));
    let events: TableEvent[] = [];
    for (const update of updates) growing.partsOf((events = [...events, ...update.events]));
    const plain = (parts: ReturnType<typeof partsOf>) =>
      parts.map((part) => [part.title(), part.lines.map((line) => line.say())]);
    expect(plain(growing.partsOf(events))).toEqual(plain(partsOf(events)));
  });

  it.each(languages)('says every line in words (%s)', async (language) => {
    await setLanguage(language);
    const events = updatesIn(chests).flatMap((update) => update.events);
    for (const you of [null, 'p1', 'p2'] as const)
      for (const text of textsOf(events, { you })) expect(text).not.toMatch(/vigo\.|\{\w+\}/);
    await setLanguage('en');
  });
});
