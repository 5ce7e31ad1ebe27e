import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { tableOf } from '../../state/record';
import type { TableEvent } from '../../wire/schema';
import type { Entry } from './schema';
import {
  askedText,
  districtText,
  eventText,
  noRowsText,
  sayingText,
  warningText,
  whereText,
} from './sentences';
import { viewOf } from './sample';

const table = tableOf(
  { game: 'vineta', players: 2, options: [], names: { p1: 'Anna' }, points: {}, winners: [] },
  't',
  [],
);
const add: Entry = { text: '', seat: 'p1', kind: 'add', card: 'flood 2', district: 'G0' };
const move = (rest: Partial<TableEvent>): TableEvent => ({
  kind: 'move',
  time: 0,
  move: add,
  ...rest,
});

describe('the words of a table', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadKit('vineta');
  });

  it('say what a move led to where the move does not', () => {
    expect(eventText(table, move({}))).toBe('Anna adds Flood 2 to the row against Outer Reaches South.');
    expect(eventText(table, move({ news: 'sank G0' }))).toBe(
      'Anna adds Flood 2 to the row against Outer Reaches South. Outer Reaches South sinks into the sea.',
    );
  });

  it('ask for what is still open, and for nothing that is not', () => {
    const entry = (rest: Partial<Entry>): Entry => ({ text: '', seat: 'p1', kind: 'route', ...rest });
    const rescue = [entry({ district: 'G0', to: 'R0' }), entry({ district: 'G0', to: 'R1' })];
    expect(askedText('prompt.rescue', rescue)).toBe(
      'Rescue: houses leave Outer Reaches South; choose the district they enter.',
    );
    const hope = [entry({ district: 'R0', to: 'G0' }), entry({ district: 'R1', to: 'G0' })];
    expect(askedText('prompt.false-hope', hope)).toBe(
      'False Hope: a house goes to Outer Reaches South; choose the district it leaves.',
    );
    const open = [entry({ district: 'G0', to: 'R0' }), entry({ district: 'G1', to: 'R1' })];
    expect(askedText('prompt.rescue', open)).toMatch(/the district houses leave and the one they enter/);
  });

  it('speak of discarding where Changing Wind finds one row', () => {
    const card = (kind: Entry['kind']): Entry => ({ text: '', seat: 'p1', kind, district: 'G0', number: 1 });
    expect(askedText('prompt.changing-wind', [card('discard')])).toMatch(/only one row.*discarded/);
    expect(askedText('prompt.changing-wind', [card('take'), card('take')])).toMatch(/that moves/);
  });

  it('say whose flood card is taken away, where that is known', () => {
    const discard: Entry = { ...add, kind: 'discard', card: 'changing wind', number: 2 };
    const flood = { owner: 'p2', waves: 3 } as const;
    const row = 'of the row against Outer Reaches South is discarded.';
    expect(sayingText(table, { move: discard, flood })).toBe(
      `Anna plays Changing Wind: Flood 3 (Freya) ${row}`,
    );
    expect(sayingText(table, { move: discard, flood }, 'p2')).toBe(
      `Anna plays Changing Wind: Flood 3 (you) ${row}`,
    );
    expect(sayingText(table, { move: discard })).toBe(`Anna plays Changing Wind: card 2 ${row}`);
  });

  it('name no round once the game is over', () => {
    expect(whereText(viewOf({ phase: 'over', round: 8 }))).toBe('The game is over.');
    expect(whereText(viewOf({ round: 8 }))).toMatch(/^Round 8/);
  });

  it('speak of no danger once there can be none', () => {
    expect(noRowsText(viewOf({ rows: [] }))).toBe('No district is endangered yet.');
    expect(noRowsText(viewOf({ phase: 'over', rows: [] }))).toBe('');
    expect(noRowsText(viewOf())).toBe('');
  });

  it('names first what would sink, where the end may be cut', () => {
    const view = viewOf({ would_sink: 'G0' });
    expect(warningText(view)).toBe('Would sink now: Outer Reaches South');
    expect(warningText(view, true)).toBe('Outer S would sink now');
  });

  it('leave out what nobody may know', () => {
    const draw: Entry = { text: '', seat: 'nature', kind: 'draw', recipient: 'p1' };
    const drawn: Entry = { ...draw, card: 'panic' };
    expect(eventText(table, move({ move: draw }))).toBeNull();
    expect(eventText(table, move({ move: draw, news: 'sank G0' }))).toBe(
      'Outer Reaches South sinks into the sea.',
    );
    expect(eventText(table, move({ move: drawn }))).toContain('Panic');
  });

  it('tell a district in the order in which it matters', () => {
    const view = viewOf({
      houses: { G0: { amber: 2 } },
      rows: [{ district: 'G0', chip: 'p1', cards: [], raised: [], lowered: [], waves: 5 }],
      sunk: ['G1'],
      coast: ['G0'],
      would_sink: 'G0',
    });
    expect(districtText(view, 'G0', true)).toBe(
      'Outer Reaches South; 2 of Amber; by the sea; 5 waves; would sink now; can be chosen',
    );
    expect(districtText(view, 'G1', false)).toBe('Outer Reaches North-West; sunk');
  });
});
