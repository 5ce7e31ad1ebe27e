import { describe, expect, it } from 'vitest';
import type { Entry, TableEvent, UpdateMessage } from '../wire/schema';
import { forcedEntry } from './forced';

const only: Entry = { text: 'p1 flood 2 on G0', seat: 'p1', kind: 'flood' };
const asked = {
  type: 'update',
  life: 'playing',
  to_act: ['p1'],
  decision: 3,
  legal: [only],
} as unknown as UpdateMessage;
const moved: TableEvent = { kind: 'move', time: 1, move: { ...only, seat: 'p2' } };
const drawn: TableEvent = { kind: 'move', time: 2, move: { seat: 'nature', kind: 'draw' } };
const undone: TableEvent = { kind: 'undo', time: 3, seat: 'p1', length: 1 };

describe('a forced choice', () => {
  it('is the one thing that the own seat can do', () => {
    expect(forcedEntry(asked, 'p1', [moved])).toBe(only);
    expect(
      forcedEntry({ ...asked, legal: [only, { ...only, text: 'p1 flood 2 on Y0' }] }, 'p1', []),
    ).toBeNull();
    expect(forcedEntry({ ...asked, legal: [] }, 'p1', [])).toBeNull();
    expect(forcedEntry({ ...asked, to_act: ['p2'] }, 'p1', [])).toBeNull();
    expect(forcedEntry({ ...asked, life: 'finished' }, 'p1', [])).toBeNull();
    expect(forcedEntry(asked, null, [])).toBeNull();
  });

  it.each([
    ['is made in secret: its haste would tell that there was nothing to choose', { in_secret: true }],
    ['has been made and may be changed', { may_change: true }],
    ['would end what can still be taken back', { may_take_back: true }],
    ['waits for a vote', { petition: { seat: 'p2', wish: 'undo', missing: ['p1'] } }],
  ] as const)('is none where it %s', (_, more) =>
    expect(forcedEntry({ ...asked, ...more } as UpdateMessage, 'p1', [moved])).toBeNull(),
  );

  it('is not made again after it was taken back, until somebody moves', () => {
    expect(forcedEntry(asked, 'p1', [moved, undone])).toBeNull();
    expect(forcedEntry(asked, 'p1', [moved, undone, drawn])).toBeNull();
    expect(forcedEntry(asked, 'p1', [moved, undone, { kind: 'said', time: 4, seat: 'p2' }])).toBeNull();
    expect(forcedEntry(asked, 'p1', [undone, moved])).toBe(only);
  });
});
