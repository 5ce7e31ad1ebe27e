// How a legal entry is picked on the board: part by part, until only one is left. The client knows no rules: what can be
// picked next is what the remaining entries differ in.
import type { Entry } from './schema';

export const parts = ['card', 'district', 'number', 'tribe', 'second', 'to', 'kind'] as const;
export type Part = (typeof parts)[number];
export type Picks = Partial<Record<Part, string>>;

export interface Choice {
  part: Part;
  options: string[]; // '' stands for an entry without this part
}

type Parts = Pick<Entry, Part>;

export const valueOf = (entry: Parts, part: Part): string => String(entry[part] ?? '');

export const remaining = <E extends Parts>(entries: readonly E[], picks: Picks): E[] =>
  entries.filter((entry) =>
    parts.every((part) => picks[part] === undefined || valueOf(entry, part) === picks[part]),
  );

function mirrored(entry: Entry): Entry[] {
  const { kind, district, to, tribe, second } = entry;
  if (kind === 'swap' && district && to) return [{ ...entry, district: to, to: district }];
  return tribe && second && tribe !== second ? [{ ...entry, tribe: second, second: tribe }] : [];
}

/** Two that are named together can be picked in either order: houses that leave together, districts that swap. */
export const eitherWay = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...mirrored(entry)]);

/** What the entries that are left differ in first; nothing if one or none is left. */
export function nextChoice(entries: readonly Entry[], picks: Picks): Choice | null {
  const left = remaining(entries, picks);
  for (const part of parts) {
    const options = [...new Set(left.map((entry) => valueOf(entry, part)))];
    if (options.length > 1) return { part, options };
  }
  return null;
}

/** The entry that the picks mean, once they mean only one and something was picked. */
export function chosenEntry(entries: readonly Entry[], picks: Picks): Entry | null {
  if (Object.keys(picks).length === 0) return null;
  const left = remaining(entries, picks);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The entry that one more pick would mean; nothing if several would be left. */
export const entryAfter = (
  entries: readonly Entry[],
  picks: Picks,
  part: Part,
  option: string,
): Entry | null => chosenEntry(entries, { ...picks, [part]: option });

/** Where on the board something can be picked now, as district or as destination. */
export function litDistricts(entries: readonly Entry[], picks: Picks): Map<string, Part> {
  const choice = nextChoice(entries, picks);
  const left = remaining(entries, picks);
  const lit = new Map<string, Part>();
  if (!choice) {
    const only = left[0];
    if (left.length === 1 && only?.district) lit.set(only.district, 'district');
    return lit;
  }
  if (choice.part === 'district' || choice.part === 'to')
    for (const option of choice.options) if (option) lit.set(option, choice.part);
  return lit;
}
