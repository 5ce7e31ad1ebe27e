// A line of Vineta's notation as an entry: for moves that the server names by their text alone.
import type { Entry } from '../../wire/messages';

// docs/notation.md, one row for each kind of action; the names of the groups are those of an entry.
const forms: readonly [kind: string, form: string][] = [
  ['deal tribe', 'deal <recipient> tribe <tribe>'],
  ['deal district', 'deal <recipient> district <district>'],
  ['draw', 'draw <recipient> <card>'],
  ['start', 'start <recipient>'],
  ['place', 'place <tribe> <district>'],
  ['choose', 'choose <card>'],
  ['start row', '<card> start <district>'],
  ['add', '<card> add <district>'],
  ['take', '<card> take <district> <number>'],
  ['discard', '<card> discard <district> <number>'],
  ['put', '<card> to <district>'],
  ['raise', '<card> <district> \\+7'],
  ['lower', '<card> <district> -7'],
  ['route', '<card> from <district> to <to>'],
  ['flee', '<card> from <district>'],
  ['move', '<card> move <tribe> to <to>'],
  ['move', '<card> move <tribe> <second>'],
  ['move', '<card> move <tribe>'],
  ['swap', '<card> <district> <to>'],
  ['close', '<card> <district>'],
  ['lapse', '<card> lapse'],
  ['capture', 'capture <tribe>'],
  ['lay', '<card>'],
];
const tribe = 'amber|ice|fern|straw|tide|rust|heather';
const district = '[GYR][0-2]';
const parts: Record<string, string> = {
  recipient: 'p[1-6]',
  tribe,
  second: tribe,
  district,
  to: district,
  card: 'flood [1-4]|changing wind|calm sea|intervention|one more|one less|false hope|rescue|relocation|panic|quarantine',
  number: '\\d+',
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
    const { seat = '', number, ...rest } = groups;
    return { text, seat, kind, ...rest, ...(number === undefined ? {} : { number: Number(number) }) };
  }
  return null;
}
