import { beforeAll, describe, expect, it } from 'vitest';
import { languages, setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { tableOf } from '../../state/record';
import { GrowingLog, type LogPart } from '../../table/log';
import type { TableEvent } from '../../wire/schema';
import { VinetaLog, type Teller } from './log';
import en from './recorded/en.jsonl?raw';
import nl from './recorded/nl.jsonl?raw';
import { updatesIn, viewOf } from './sample';
import type { Entry } from './schema';
import { endingsInLog } from './sinking';
import { vinetaView } from './view';

const table = tableOf(
  { game: 'vineta', players: 3, options: [], names: { p1: 'Anna', p2: 'Bert' }, points: {}, winners: [] },
  't',
  [],
);
const teller = (rest: Partial<Teller> = {}): Teller => ({
  table,
  you: null,
  hides: false,
  isWhole: true,
  now: () => viewOf({}),
  endingOf: () => undefined,
  ...rest,
});
const partsOf = (events: readonly TableEvent[], rest: Partial<Teller> = {}): readonly LogPart[] =>
  new GrowingLog(() => new VinetaLog(teller(rest))).partsOf(events);
const textsOf = (parts: readonly LogPart[]): string[] =>
  parts.flatMap(({ lines }) => lines.map((line) => line.say()));

const move = (kind: Entry['kind'], rest: Partial<Entry> = {}): Entry => ({
  text: '',
  seat: 'p1',
  kind,
  ...rest,
});
const told = (...moves: Entry[]): TableEvent[] =>
  moves.map((each) => ({ kind: 'move', time: 0, move: each }));
const chosen = told(
  move('choose', { card: 'flood 2' }),
  move('choose', { seat: 'p2' }),
  move('choose', { seat: 'p3' }),
);
const linesAfter = (...moves: Entry[]): string[] => textsOf(partsOf([...chosen, ...told(...moves)]));

const games = { en, nl };
function read(edition: keyof typeof games, rest: Partial<Teller> = {}): readonly LogPart[] {
  const updates = updatesIn(games[edition]);
  const events = updates.flatMap((update) => update.events);
  const endings = endingsInLog(events, true);
  const now = () => vinetaView(updates.at(-1)!.view!);
  const endingOf = (district: string) => endings.find(({ sinking }) => sinking.district === district);
  return partsOf(events, { now, endingOf, ...rest });
}

beforeAll(async () => {
  await setLanguage('en');
  await loadKit('vineta');
});

it('tells a quick set-up in one line, and every house that a player places', () => {
  const house = move('place', { seat: 'nature', tribe: 'amber', district: 'G0' });
  const own = { ...house, seat: 'p1' } as const;
  expect(textsOf(partsOf(told(house, { ...house, tribe: 'ice' }, house)))).toEqual([
    'Quick set-up: all houses are placed at random.',
  ]);
  expect(textsOf(partsOf(told(own, own)))).toHaveLength(2);
});

describe('a card is one line', () => {
  it('that grows while it is carried out', () => {
    const flee = move('flee', { card: 'panic', district: 'G0' });
    const flight = move('move', { card: 'panic', tribe: 'amber', to: 'Y1' });
    expect(linesAfter(flee)).toEqual(['Anna plays Panic: houses flee from Outer S.']);
    expect(linesAfter(flee, flight, { ...flight, tribe: 'ice', to: 'R0' })).toEqual([
      'Anna plays Panic: from Outer S Amber to Upper N and Ice to Centre S.',
    ]);
    const route = move('route', { card: 'rescue', district: 'G0', to: 'R0' });
    expect(linesAfter(route, move('move', { card: 'rescue', tribe: 'ice', second: 'ice' }))).toEqual([
      'Anna plays Rescue: 2× Ice from Outer S to Centre S.',
    ]);
  });

  it('with the sum of its row, and which card left one', () => {
    const start = move('start row', { card: 'flood 3', district: 'G0' });
    const other = move('start row', { card: 'flood 1', district: 'G1', seat: 'p2' });
    const add = move('add', { card: 'flood 2', district: 'G0', seat: 'p3' });
    const take = move('take', { card: 'changing wind', district: 'G0', number: 1 });
    expect(
      linesAfter(start, other, add, take, move('put', { card: 'changing wind', district: 'G1' })),
    ).toEqual([
      'Anna plays Flood 3: new row against Outer S.',
      'Bert plays Flood 1: new row against Outer NW.',
      'Njord plays Flood 2: to the row against Outer S, now 5 waves.',
      'Anna plays Changing Wind: Flood 3 (Anna) from Outer S to Outer NW.',
    ]);
    expect(
      linesAfter(start, move('lower', { card: 'intervention', district: 'G0', seat: 'p2' })).at(-1),
    ).toBe('Bert plays Intervention: seven waves fewer against Outer S, now −4 waves.');
  });

  it('with whose card is discarded', () => {
    const start = move('start row', { card: 'flood 3', district: 'G0', seat: 'p2' });
    const calm = move('discard', { card: 'calm sea', district: 'G0', number: 1 });
    expect(linesAfter(start, calm).at(-1)).toBe(
      'Anna plays Calm Sea: Flood 3 (Bert) discarded from the row against Outer S.',
    );
    expect(textsOf(partsOf([...chosen, ...told(start, calm)], { you: 'p2' })).at(-1)).toBe(
      'Anna plays Calm Sea: Flood 3 (you) discarded from the row against Outer S.',
    );
    expect(textsOf(partsOf([...chosen, ...told(calm)], { isWhole: false })).at(-1)).toBe(
      'Anna plays Calm Sea: a flood card discarded from the row against Outer S.',
    );
  });

  it('that points at every district it names', () => {
    const [part] = partsOf([
      ...chosen,
      ...told(move('swap', { card: 'relocation', district: 'G0', to: 'R1' })),
    ]);
    expect(part?.lines[0]).toMatchObject({ seat: 'p1', card: 'relocation', spots: ['G0', 'R1'] });
  });
});

describe('without noise', () => {
  it('who has chosen is told until the first card is turned over', () => {
    const parts = partsOf(chosen, { you: 'p1' });
    expect(textsOf(parts)).toEqual(['Chosen so far: you, Bert, and Njord.']);
    expect(linesAfter(move('lay', { card: 'one more', seat: 'p2' }))).toEqual(['Bert plays One Card More.']);
  });

  it('nothing is said of cards drawn or chosen instead', () => {
    const draws = told(
      move('draw', { seat: 'nature', recipient: 'p1', card: 'panic' }),
      move('draw', { seat: 'nature', recipient: 'p2' }),
    );
    const change: TableEvent = {
      kind: 'change',
      time: 0,
      seat: 'p1',
      move: move('choose', { card: 'panic' }),
    };
    expect(textsOf(partsOf([...draws, change], { you: 'p1' }))).toEqual([]);
  });

  it('what is taken back is gone', () => {
    const lay = told(move('lay', { card: 'one more', seat: 'p2' }));
    const undone: TableEvent = { kind: 'undo', time: 0, seat: 'p2', name: 'Bert', length: 3 };
    expect(textsOf(partsOf([...chosen, ...lay, undone]))).toEqual([
      'Chosen so far: Anna, Bert, and Njord.',
      'Bert takes back the last move.',
    ]);
  });
});

describe('the own goal', () => {
  const deals = told(
    move('deal tribe', { seat: 'nature', recipient: 'p1', tribe: 'fern' }),
    move('deal tribe', { seat: 'nature', recipient: 'p2' }),
    move('deal district', { seat: 'nature', recipient: 'p1', district: 'Y2' }),
  );
  it('is told to whose it is', () =>
    expect(textsOf(partsOf(deals, { you: 'p1' }))).toEqual([
      'Everyone draws a secret tribe and a secret district.',
      'You protect Fern and Upper SE.',
    ]));
  it('is told nowhere while it is hidden, nor where several look', () => {
    for (const rest of [{ you: 'p1', hides: true }, { you: null }] as const) {
      const parts = partsOf(deals, rest);
      expect(textsOf(parts)).toEqual(['Everyone draws a secret tribe and a secret district.']);
      expect(parts.flatMap(({ lines }) => lines.flatMap(({ spots = [] }) => spots))).toEqual([]);
    }
  });
});

describe.each(['nl', 'en'] as const)('a recorded game (%s)', (edition) => {
  it('is told by rounds and turns, one card of each player in each', () => {
    const parts = read(edition).slice(2);
    expect(parts[0]?.title()).toBe('Round 1 · Turn 1');
    expect(parts.at(-1)?.title()).toMatch(/^Round 8 · Turn [1-9]$/);
    const plays = parts.map(({ lines }) => lines.filter(({ card }) => card).map(({ seat }) => seat));
    for (const seats of plays) expect([...seats].sort()).toEqual(['p1', 'p2', 'p3']);
  });

  it('has each sinking with who captured how many', () => {
    const updates = updatesIn(games[edition]);
    const { seats = [] } = vinetaView(updates.at(-1)!.view!);
    const captured = seats.map(({ captured: houses }) =>
      Object.values(houses).reduce((sum, count) => sum + count, 0),
    );
    const sinkings = textsOf(read(edition, { you: 'p1' })).filter((text) => / sinks/.test(text));
    const counted = (name: string): number =>
      sinkings.reduce(
        (sum, text) => sum + Number(new RegExp(`${name} (\\d+) house`).exec(text)?.[1] ?? 0),
        0,
      );
    expect(sinkings).toHaveLength(8);
    expect(['you', 'Bert', 'Njord'].map(counted)).toEqual(captured);
  });

  it('tells the placing by players once it is over', () => {
    const [, placing] = read(edition);
    expect(placing?.title()).toBe('The city is being built');
    expect(placing?.lines.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3']);
  });

  it('speaks to who reads it and of nobody by two names', () => {
    expect(textsOf(read(edition, { you: 'p1' })).join(' ')).not.toContain('Anna');
    expect(textsOf(read(edition)).join(' ')).not.toMatch(/\byou\b/i);
  });

  it('read from the middle has the same rounds', () => {
    const updates = updatesIn(games[edition]);
    const now = () => vinetaView(updates.at(-1)!.view!);
    const events = updates.slice(Math.floor(updates.length / 2)).flatMap((update) => update.events);
    const titles = partsOf(events, { now, isWhole: false }).map((part) => part.title());
    const whole = read(edition).map((part) => part.title());
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.slice(-5)).toEqual(whole.slice(-5));
  });

  it('grows update by update to the same', () => {
    const updates = updatesIn(games[edition]);
    const growing = new GrowingLog(() => new VinetaLog(teller()));
    let events: TableEvent[] = [];
    for (const update of updates) growing.partsOf((events = [...events, ...update.events]));
    expect(textsOf(growing.partsOf(events))).toEqual(textsOf(partsOf(events)));
  });

  it.each(languages)('is said in words (%s)', async (language) => {
    await setLanguage(language);
    for (const you of [null, 'p1', 'p2'] as const)
      for (const text of textsOf(read(edition, { you }))) expect(text).not.toMatch(/vineta\.|\{\w+\}/);
    await setLanguage('en');
  });
});
