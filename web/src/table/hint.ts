// A hint in words, step by step, and the places of the board that each step means.
import { t } from '../i18n/i18n.svelte';
import type { GameKit } from '../kit/kit';
import type { HintStep } from '../state/hints.svelte';
import type { Course, Entry, Hint, TableMessage } from '../wire/schema';

export interface HintLine {
  text: string;
  rule?: string | undefined;
}
export interface ToldHint {
  lines: readonly HintLine[];
  spots: readonly string[];
}

/** A choice as a list offers it, and what it is meant for. */
export function courseText(option: (entry: Entry) => string, { now, then }: Course): string {
  const say = (entries: readonly Entry[]): string => entries.map(option).join(' – ');
  return then.length > 0 ? t('hint.then', { now: say(now), then: say(then) }) : say(now);
}
const choiceText = (kit: GameKit, table: TableMessage, course: Course): string =>
  courseText((entry) => kit.optionText(table, entry), course);

const percent = (share: number): number => Math.round(share * 100);

function lookOf(kit: GameKit, table: TableMessage, hint: Hint): ToldHint {
  const look = hint.look === undefined ? undefined : kit.hints?.look(table, hint.look);
  return look ? { lines: [{ text: look.text }], spots: look.spots } : choicesOf(kit, table, hint);
}

function choicesOf(kit: GameKit, table: TableMessage, { choices }: Hint): ToldHint {
  const [first, second] = choices.map((each) => choiceText(kit, table, each));
  const spots = choices.flatMap(({ now, then }) =>
    [...now, ...then].flatMap((entry) => kit.hints?.spotsOf(entry) ?? []),
  );
  const text = second ? t('hint.two', { first: first ?? '', second }) : t('hint.one', { first: first ?? '' });
  return { lines: [{ text }], spots };
}

function answerOf(kit: GameKit, table: TableMessage, hint: Hint): ToldHint {
  const best = hint.choices[hint.best];
  const other = hint.choices[1 - hint.best];
  if (!best || !other) return choicesOf(kit, table, hint);
  const choice = choiceText(kit, table, best);
  const reasons = hint.reasons.flatMap((each) => kit.hints?.reason(table, each) ?? []);
  const chances = t('hint.chances', { best: percent(best.value), other: percent(other.value) });
  const none = hint.clear && reasons.length === 0 ? [{ text: t('hint.no-reason') }] : [];
  return {
    lines: [
      { text: hint.clear ? t('hint.best', { choice }) : t('hint.equal', { choice }) },
      ...reasons.map(({ text, rule }) => ({ text, rule })),
      ...none,
      { text: chances },
    ],
    spots: [
      ...[...best.now, ...best.then].flatMap((entry) => kit.hints?.spotsOf(entry) ?? []),
      ...reasons.flatMap(({ spots }) => spots),
    ],
  };
}

export function toldHint(kit: GameKit, table: TableMessage, hint: Hint, step: HintStep): ToldHint {
  if (step === 1) return lookOf(kit, table, hint);
  return step === 2 ? choicesOf(kit, table, hint) : answerOf(kit, table, hint);
}
