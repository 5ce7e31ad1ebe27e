// Vineta's settings as header lines of a record, and back.
import { languages, type Language } from '../../i18n/i18n.svelte';

export interface Switches {
  ownHouse: 1 | 2 | 3;
  tieTower: 'passes' | 'stays';
  panic: 'all' | 'one-each';
  capture: 'in-order' | 'owner-picks';
}

export const editions: Record<Language, Switches> = {
  nl: { ownHouse: 1, tieTower: 'passes', panic: 'all', capture: 'in-order' },
  de: { ownHouse: 1, tieTower: 'passes', panic: 'all', capture: 'in-order' },
  en: { ownHouse: 2, tieTower: 'stays', panic: 'all', capture: 'owner-picks' },
  fr: { ownHouse: 1, tieTower: 'passes', panic: 'one-each', capture: 'in-order' },
};

/** One of the four says it, and the others do not. */
export const isSpecial = (edition: Language, rule: keyof Switches): boolean =>
  Object.values(editions).filter((each) => each[rule] === editions[edition][rule]).length === 1;

/** ED-4: houses of different worth are picked by the card's owner. */
export const withRule = (rules: Switches, part: Partial<Switches>): Switches => {
  const next = { ...rules, ...part };
  return next.ownHouse === 1 ? next : { ...next, capture: 'owner-picks' };
};

/** Only what differs from the edition. */
export function optionsOf(edition: Language, rules: Switches): string[] {
  const usual = editions[edition];
  const lines = [`edition ${edition}`];
  if (rules.ownHouse !== usual.ownHouse) lines.push(`set own-house ${rules.ownHouse}`);
  if (rules.tieTower !== usual.tieTower) lines.push(`set tie-tower ${rules.tieTower}`);
  if (rules.panic !== usual.panic) lines.push(`set panic ${rules.panic}`);
  if (rules.capture !== usual.capture) lines.push(`set capture ${rules.capture}`);
  return lines;
}

export interface Agreed {
  edition: Language | null; // null: one that this client does not know
  rules: Partial<Switches>; // only what differs from the edition
}

function switchOf(name: string | undefined, value: string | undefined): Partial<Switches> {
  if (name === 'own-house' && (value === '1' || value === '2' || value === '3'))
    return { ownHouse: Number(value) as 1 | 2 | 3 };
  if (name === 'tie-tower' && (value === 'passes' || value === 'stays')) return { tieTower: value };
  if (name === 'panic' && (value === 'all' || value === 'one-each')) return { panic: value };
  if (name === 'capture' && (value === 'in-order' || value === 'owner-picks')) return { capture: value };
  return {};
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
