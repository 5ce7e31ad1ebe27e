// Vineta's settings as header lines of a record, and back.
import { languages, type Language } from '../../i18n/i18n.svelte';
import { contradictions, editions, switches } from './schema';

export { editions } from './schema';

export type Switches = { [Name in keyof typeof switches]: (typeof switches)[Name][number] };
const names = Object.keys(switches) as (keyof Switches)[];
/** What the rulebooks differ in, in the order in which it is told. */
export const told = ['own-house', 'capture', 'tie-tower', 'panic'] as const;

/** One of the four says it, and the others do not. */
export const isSpecial = (edition: Language, rule: keyof Switches): boolean =>
  Object.values(editions).filter((each) => each[rule] === editions[edition][rule]).length === 1;

const contradicts = (rules: Switches): boolean =>
  contradictions.some((each) =>
    Object.entries(each).every(([name, value]) => rules[name as keyof Switches] === value),
  );

/** The rules with some of them set: what stands later in the list gives way to them, and nothing before. */
export function withRule(rules: Switches, part: Partial<Switches>): Switches {
  const next = { ...rules, ...part };
  if (!contradicts(next)) return next;
  const others = names.slice(names.findIndex((name) => name in part)).filter((name) => !(name in part));
  const ways = others.flatMap((name) => switches[name].map((value) => ({ ...next, [name]: value })));
  return ways.find((way) => !contradicts(way)) ?? rules;
}

const values: { [Name in keyof Switches]: readonly Switches[Name][] } = switches;
/** The values of a rule that go with the others. */
export const possible = <Name extends keyof Switches>(rules: Switches, name: Name): Switches[Name][] =>
  values[name].filter((value) => !contradicts({ ...rules, [name]: value }));

/** Only what differs from the edition. */
export const optionsOf = (edition: Language, rules: Switches): string[] => [
  `edition ${edition}`,
  ...names
    .filter((name) => rules[name] !== editions[edition][name])
    .map((name) => `set ${name} ${rules[name]}`),
];

export interface Agreed {
  edition: Language | null; // null: one that this client does not know
  rules: Partial<Switches>; // only what differs from the edition
}

function switchOf(name: string | undefined, value: string | undefined): Partial<Switches> {
  const found = names.find((each) => each === name);
  return found && switches[found].some((each) => each === value) ? { [found]: value } : {};
}

export function agreedBy(options: readonly string[]): Agreed {
  const agreed: Agreed = { edition: null, rules: {} };
  for (const line of options) {
    const [word, first, second] = line.split(' ');
    if (word === 'edition') agreed.edition = languages.find((each) => each === first) ?? null;
    else if (word === 'set') agreed.rules = { ...agreed.rules, ...switchOf(first, second) };
  }
  return agreed;
}
