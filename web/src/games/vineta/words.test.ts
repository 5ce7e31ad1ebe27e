import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import type { TableEvent, TableMessage } from '../../wire/messages';
import { districtText, eventText } from './words';
import type { VinetaView } from './view';

const table = { seats: [{ seat: 'p1', kind: 'player', name: 'Anna' }] } as unknown as TableMessage;
const move = (rest: Partial<TableEvent>): TableEvent => ({
  kind: 'move',
  time: 0,
  move: { seat: 'p1', kind: 'add', card: 'flood 2', district: 'G0' },
  ...rest,
});

describe('the words of a table', () => {
  beforeAll(() => setLanguage('en'));

  it('say what a move led to where the move does not', () => {
    expect(eventText(table, move({}))).toBe('Anna adds Flood 2 to the row against Outer Reaches South.');
    expect(eventText(table, move({ news: 'sank G0' }))).toBe(
      'Anna adds Flood 2 to the row against Outer Reaches South. Outer Reaches South sinks into the sea.',
    );
  });

  it('leave out what nobody may know', () => {
    const draw = { seat: 'nature', kind: 'draw', recipient: 'p1' } as const;
    expect(eventText(table, move({ move: draw }))).toBeNull();
    expect(eventText(table, move({ move: draw, news: 'sank G0' }))).toBe(
      'Outer Reaches South sinks into the sea.',
    );
    expect(eventText(table, move({ move: { ...draw, card: 'panic' } }))).toContain('Panic');
  });

  it('tell a district in the order in which it matters', () => {
    const view = {
      houses: { G0: { amber: 2 } },
      rows: [{ district: 'G0', waves: 5 }],
      sunk: ['G1'],
      coast: ['G0'],
      quarantine: [],
      would_sink: 'G0',
    } as unknown as VinetaView;
    expect(districtText(view, 'G0', true)).toBe(
      'Outer Reaches South; 2 of Amber; by the sea; 5 waves; would sink now; can be chosen',
    );
    expect(districtText(view, 'G1', false)).toBe('Outer Reaches North-West; sunk');
  });
});
