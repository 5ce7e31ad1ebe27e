// The shape of a rules page: an outline that all languages share, the words of one language, and the page made of both.
import type { Component } from 'svelte';
import type { Language } from '../i18n/i18n.svelte';

/** The printed editions are named by their languages. */
export type Edition = Language;

/** `Art` is what a page may draw beside a section. */
export interface Outline<Art extends string = string, RuleId extends string = string> {
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
  readonly id: string;
  readonly see: readonly string[];
  readonly isRuling: boolean;
  readonly isReconstructed: boolean;
}
export interface PageSection extends SectionWords {
  readonly id: string;
  readonly art?: string;
  readonly rules: readonly PageRule[];
}
export type Page = readonly PageSection[];

/** The rules of a game in words. */
export interface RuleBook {
  readonly page: (language: Language) => Promise<Page>;
  readonly Picture?: Component<{ art: string; title: string }>;
  /** Whether a picture is small enough to stand beside the text. */
  readonly isSmall?: (art: string) => boolean;
}

function ruleFrom(outline: Outline, words: Words, id: string): PageRule {
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
