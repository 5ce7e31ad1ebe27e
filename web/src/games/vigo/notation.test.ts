import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf } from './notation';

// As the server sends them with a replay.
const entries = [
  { text: 'nature start p3', seat: 'nature', kind: 'start', other: 'p3' },
  { text: 'nature reveal l9 tidal wave', seat: 'nature', kind: 'reveal', field: 'l9', card: 'tidal wave' },
  { text: 'p1 place h1', seat: 'p1', kind: 'place', field: 'h1' },
  { text: 'p3 play tidal wave', seat: 'p3', kind: 'play', card: 'tidal wave' },
  { text: 'p1 tidal wave row 3', seat: 'p1', kind: 'wave row', row: 3 },
  { text: 'p3 tidal wave column a', seat: 'p3', kind: 'wave column', column: 'a' },
  {
    text: 'p2 pirate p3 brown middle chalice',
    seat: 'p2',
    kind: 'rob',
    other: 'p3',
    card: 'brown middle chalice',
  },
  { text: 'p3 put back white right lid', seat: 'p3', kind: 'put back', card: 'white right lid' },
  { text: 'p1 chest add blue left bottom lock', seat: 'p1', kind: 'add part', card: 'blue left bottom lock' },
  { text: 'p1 chest', seat: 'p1', kind: 'begin chest' },
  { text: 'p1 end', seat: 'p1', kind: 'end turn' },
];

describe('a line of the notation', () => {
  it.each(entries)('$text', (entry) => expect(entryOf(entry.text)).toEqual(entry));

  it('is read in every spelling that docs/notation.md gives', () => {
    const page = readFileSync('../docs/notation.md', 'utf8');
    const lines = /```vigo action\n([^`]*)```/.exec(page)?.[1]?.trim().split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => entryOf(line) === null)).toEqual([]);
  });
  it.each(['', 'p7 take', 'p1 sail m1', 'p1 play parrot', 'p1 chest add', 'p1 tidal wave row c'])(
    'is none: %s',
    (text) => expect(entryOf(text)).toBeNull(),
  );
});
