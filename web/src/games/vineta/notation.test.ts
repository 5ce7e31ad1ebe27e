import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf } from './notation';

// As the server sends them with a replay.
const entries = [
  { text: 'nature deal p1 tribe fern', seat: 'nature', kind: 'deal tribe', recipient: 'p1', tribe: 'fern' },
  {
    text: 'nature deal p1 district R0',
    seat: 'nature',
    kind: 'deal district',
    recipient: 'p1',
    district: 'R0',
  },
  { text: 'p1 place straw R2', seat: 'p1', kind: 'place', tribe: 'straw', district: 'R2' },
  { text: 'nature draw p1 flood 2', seat: 'nature', kind: 'draw', recipient: 'p1', card: 'flood 2' },
  { text: 'p1 choose flood 2', seat: 'p1', kind: 'choose', card: 'flood 2' },
  { text: 'p1 flood 2 start G0', seat: 'p1', kind: 'start row', card: 'flood 2', district: 'G0' },
  {
    text: 'p3 false hope from Y1 to G2',
    seat: 'p3',
    kind: 'route',
    card: 'false hope',
    district: 'Y1',
    to: 'G2',
  },
  { text: 'p3 false hope move straw', seat: 'p3', kind: 'move', card: 'false hope', tribe: 'straw' },
  { text: 'p4 flood 4 add G0', seat: 'p4', kind: 'add', card: 'flood 4', district: 'G0' },
  { text: 'p1 capture amber', seat: 'p1', kind: 'capture', tribe: 'amber' },
  { text: 'p4 changing wind lapse', seat: 'p4', kind: 'lapse', card: 'changing wind' },
  { text: 'p2 panic from G1', seat: 'p2', kind: 'flee', card: 'panic', district: 'G1' },
  { text: 'p2 panic move fern to R1', seat: 'p2', kind: 'move', card: 'panic', tribe: 'fern', to: 'R1' },
  { text: 'p1 quarantine R0', seat: 'p1', kind: 'close', card: 'quarantine', district: 'R0' },
  {
    text: 'p2 rescue move amber amber',
    seat: 'p2',
    kind: 'move',
    card: 'rescue',
    tribe: 'amber',
    second: 'amber',
  },
  {
    text: 'p3 calm sea discard Y2 2',
    seat: 'p3',
    kind: 'discard',
    card: 'calm sea',
    district: 'Y2',
    number: 2,
  },
  { text: 'p1 one less', seat: 'p1', kind: 'lay', card: 'one less' },
  { text: 'p3 relocation Y2 R1', seat: 'p3', kind: 'swap', card: 'relocation', district: 'Y2', to: 'R1' },
  {
    text: 'p2 changing wind take Y2 4',
    seat: 'p2',
    kind: 'take',
    card: 'changing wind',
    district: 'Y2',
    number: 4,
  },
  { text: 'p2 changing wind to Y0', seat: 'p2', kind: 'put', card: 'changing wind', district: 'Y0' },
  { text: 'p4 intervention Y0 -7', seat: 'p4', kind: 'lower', card: 'intervention', district: 'Y0' },
  { text: 'p3 intervention Y0 +7', seat: 'p3', kind: 'raise', card: 'intervention', district: 'Y0' },
  { text: 'nature start p3', seat: 'nature', kind: 'start', recipient: 'p3' },
  { text: 'p1 rescue move straw', seat: 'p1', kind: 'move', card: 'rescue', tribe: 'straw' },
];

describe('a line of the notation', () => {
  it.each(entries)('$text', (entry) => expect(entryOf(entry.text)).toEqual(entry));

  it('is read in every spelling that docs/notation.md gives', () => {
    const page = readFileSync('../docs/notation.md', 'utf8');
    const lines = /```vineta action\n([^`]*)```/.exec(page)?.[1]?.trim().split('\n') ?? [];
    const open = lines.filter((line) => !line.includes('?'));
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter((line) => entryOf(line) === null)).toEqual([]);
  });
  it.each(['', 'p7 one more', 'p1 dance', 'p1 place gold G0', 'p1 choose ?', 'p1 panic from G1 to'])(
    'is none: %s',
    (text) => expect(entryOf(text)).toBeNull(),
  );
});
