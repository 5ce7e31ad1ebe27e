// A line of Vigo's notation as an entry: for moves that the server names by their text alone.
import type { Entry } from '../../wire/messages';
import { colours, events, shapes, treasures } from './art/names';

// docs/notation.md, one row for each kind of action; the names of the groups are those of an entry.
const forms: readonly [kind: string, form: string][] = [
  ['start', 'start <other>'],
  ['reveal', 'reveal <field> <card>'],
  ['place', 'place <field>'],
  ['sail', 'sail <field>'],
  ['stay', 'stay'],
  ['take', 'take'],
  ['leave', 'leave'],
  ['play', 'play <card>'],
  ['dolphin to', 'dolphin to <field>'],
  ['wave row', 'tidal wave row <row>'],
  ['wave column', 'tidal wave column <column>'],
  ['rob', 'pirate <other> <card>'],
  ['begin chest', 'chest'],
  ['add part', 'chest add <card>'],
  ['finish chest', 'chest done'],
  ['put back', 'put back <card>'],
  ['put on', 'put on <field>'],
  ['end turn', 'end'],
];
const part = `(?:${colours.join('|')}) (?:${shapes.join('|')})(?: (?:lock|${treasures.join('|')}))?`;
const parts: Record<string, string> = {
  other: 'p[1-6]',
  field: '[a-l][1-9]',
  row: '[1-9]',
  column: '[a-l]',
  card: `${events.join('|')}|${part}`,
};
const patterns = forms.map(([kind, form]) => {
  const body = form.replace(/<(\w+)>/g, (_, name: string) => `(?<${name}>${parts[name] ?? ''})`);
  return { kind, pattern: new RegExp(`^(?<seat>p[1-6]|nature) ${body}$`) };
});

/** The entry that a line stands for; null if it is none. */
export function entryOf(text: string): Entry | null {
  for (const { kind, pattern } of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const { seat = '', row, ...rest } = groups;
    return { text, seat, kind, ...rest, ...(row === undefined ? {} : { row: Number(row) }) };
  }
  return null;
}
