// The shape of a rules page: an outline that all languages share, the words of one language, and the page made of both.
import type { Card } from '../games/vineta/art/names';
import type { Language } from '../i18n/i18n.svelte';

export type Game = 'vineta' | 'vigo';
/** The printed editions are named by their languages. */
export type Edition = Language;
export type RuleId = `${'VN' | 'VG'}-${string}-${number}` | `${'ED' | 'RU'}-${number}`;

/** What a page may draw beside a section. */
export type Art =
  | 'island'
  | 'coast'
  | 'last'
  | 'houses'
  | 'gods'
  | 'tower'
  | 'floods'
  | `card:${Card}`
  | 'bay'
  | 'deck'
  | 'ships'
  | 'chest'
  | `event:${'dolphin' | 'tidal wave' | 'pirate' | 'sailing ship'}`;

export interface Outline {
  readonly sections: readonly {
    readonly id: string;
    readonly art?: Art;
    readonly rules: readonly RuleId[];
  }[];
  /** Which rules a rule leans on. */
  readonly see: Readonly<Partial<Record<RuleId, readonly RuleId[]>>>;
  /** Rules whose printed facts are lost. */
  readonly reconstructed: readonly RuleId[];
}

/** One to three sentences each; `**bold**` is the only mark-up. */
export interface RuleWords {
  readonly text: string;
  readonly example?: string;
  /** How it is played here where the rulebook is silent. */
  readonly rulings?: readonly string[];
  readonly editions?: Readonly<Record<Edition, string>>;
}
export interface SectionWords {
  readonly title: string;
  readonly lead?: readonly string[];
}

type Section<O extends Outline> = O['sections'][number];
/** A section or rule of the outline that has no words does not compile. */
export interface Words<O extends Outline = Outline> {
  readonly sections: Readonly<Record<Section<O>['id'], SectionWords>>;
  readonly rules: Readonly<Record<Section<O>['rules'][number], RuleWords>>;
}

export interface PageRule extends RuleWords {
  readonly id: RuleId;
  readonly see: readonly RuleId[];
  readonly isRuling: boolean;
  readonly isReconstructed: boolean;
}
export interface PageSection extends SectionWords {
  readonly id: string;
  readonly art?: Art;
  readonly rules: readonly PageRule[];
}
export type Page = readonly PageSection[];

function ruleFrom(outline: Outline, words: Words, id: RuleId): PageRule {
  const isReconstructed = outline.reconstructed.includes(id);
  return {
    id,
    see: outline.see[id] ?? [],
    isRuling: id.startsWith('RU-'),
    isReconstructed,
    ...(words.rules[id] ?? { text: id }),
  };
}

/** The page of one game in one language, in the order a learner needs. */
export function pageOf<O extends Outline>(outline: O, words: Words<O>): Page {
  const all: Words = words;
  return outline.sections.map(({ rules, ...section }) => ({
    ...section,
    ...(all.sections[section.id] ?? { title: section.id }),
    rules: rules.map((id) => ruleFrom(outline, all, id)),
  }));
}
