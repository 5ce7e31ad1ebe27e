// Every rule of docs/rules stands on the page in every language, and all languages tell the same.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cards, tribes, type Card } from './vineta/art/names';
import { languages, type Language } from '../i18n/i18n.svelte';
import type { Page, PageRule } from '../kit/rulePage';
import { loadRules } from '../rules/load';
import { de } from './vineta/words/de';
import { en, type VinetaCatalogue } from './vineta/words/en';
import { fr } from './vineta/words/fr';
import { nl } from './vineta/words/nl';

type Game = 'vineta' | 'vigo';
const catalogues: Record<Language, VinetaCatalogue> = { en, nl, de, fr };
const games: readonly Game[] = ['vineta', 'vigo'];
const documents = { vineta: readDocument('vineta'), vigo: readDocument('vigo') };
const pages = await loadAll();

function readDocument(game: Game): string {
  return readFileSync(`../docs/rules/${game}.md`, 'utf8');
}
async function loadAll(): Promise<Record<Game, Record<Language, Page>>> {
  const load = async (game: Game) =>
    Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => [language, (await loadRules(game, language))?.page]),
      ),
    ) as Record<Language, Page>;
  return { vineta: await load('vineta'), vigo: await load('vigo') };
}

/** The statements of a document by id: from its bold id to the next bullet, row or heading. */
function statementsOf(document: string): Map<string, string> {
  const found = document.matchAll(
    /^(?:- |\| )\*\*([A-Z]+(?:-[A-Z]+)?-\d+)\*\*([\s\S]*?)(?=\n- |\n\| |\n#|\n\n|(?![\s\S]))/gm,
  );
  return new Map([...found].map(([, id = '', text = '']) => [id, text]));
}
/** What a document decides without an id of its own. */
function unnumberedOf(document: string): string[] {
  const sections = document.split(/^## /m).filter((section) => /^\d+\. (Rulings of|Order of)/.test(section));
  return sections.flatMap((section) =>
    section
      .split(/^- /m)
      .slice(1)
      .map((text) => text.trim()),
  );
}
// By the words it begins with: the rule that tells it.
const unnumbered: Record<Game, Record<string, string>> = {
  vineta: {
    'Tiles are dealt': 'VN-SET-2',
    'After the eighth scoring': 'VN-END-1',
    'A card without a choice': 'RU-4',
    'A card that moves houses': 'RU-5',
  },
  vigo: {
    'A deck (VG-MAT-4)': 'VG-MAT-4',
    '"At once" (VG-TRN-5)': 'VG-TRN-5',
    'An event played with ten': 'VG-TRN-7',
    'A Tidal Wave may': 'VG-EVT-2',
    'With free events': 'VG-VAR-1',
    'Cards that wait': 'VG-TRN-3',
    'Without the memory aid': 'VG-INF-1',
  },
};

const rulesOf = (page: Page): PageRule[] => page.flatMap(({ rules }) => [...rules]);
const textsOf = (page: Page): string[] => [
  ...page.flatMap(({ lead }) => lead ?? []),
  ...rulesOf(page).flatMap(({ text, example, rulings, editions }) => [
    text,
    ...(example === undefined ? [] : [example]),
    ...(rulings ?? []),
    ...Object.values(editions ?? {}),
  ]),
];
const skeletonOf = (page: Page) =>
  page.map(({ id, art, lead, rules }) => ({
    id,
    art,
    leads: lead?.length ?? 0,
    rules: rules.map((rule) => ({
      id: rule.id,
      see: rule.see,
      example: rule.example !== undefined,
      rulings: rule.rulings?.length ?? 0,
      editions: Object.keys(rule.editions ?? {}).sort(),
    })),
  }));
const numbersOf = (text: string): string[] =>
  (text.replace(/(\d)[.,\u202f](\d{3})/g, '$1$2').match(/\d+/g) ?? []).sort();
const sentences = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

describe.each(games)('%s, as its document has it', (game) => {
  const statements = statementsOf(documents[game]);
  const page = rulesOf(pages[game].en);
  const find = (id: string) => page.find((rule) => rule.id === id);
  // Not the whole pattern of an id, but all that looks like one: a statement the reader above misses is noticed.
  const named = new Set(documents[game].match(/(?<=\*\*)(?:VN|VG|ED|RU)-[\w-]+(?=\*\*)/g));

  it('is read whole', () => expect([...statements.keys()].sort()).toEqual([...named].sort()));
  it('stands there rule by rule, each once', () =>
    expect(page.map(({ id }) => id).sort()).toEqual([...named].sort()));
  it('says where the rulebook is silent', () => {
    const decided = [...statements].filter(([, text]) => /\bruling\b/.test(text)).map(([id]) => id);
    const expected = new Set([...decided, ...Object.values(unnumbered[game])]);
    expect([...expected].filter((id) => !find(id)?.rulings?.length)).toEqual([]);
  });
  it('tells what is decided without an id', () => {
    const starts = Object.keys(unnumbered[game]);
    const untold = unnumberedOf(documents[game]).filter((text) => !starts.some((s) => text.startsWith(s)));
    expect(untold).toEqual([]);
    expect(unnumberedOf(documents[game])).toHaveLength(starts.length);
  });
  it('names its reconstructions', () => {
    const lost = [...statements].filter(([, text]) => text.trimStart().startsWith('(recon)'));
    expect(page.filter((rule) => rule.isReconstructed).map(({ id }) => id)).toEqual(lost.map(([id]) => id));
  });
  it('leads only to rules that are there', () =>
    expect(page.flatMap(({ see }) => see).filter((id) => !find(id))).toEqual([]));
  it('has all editions side by side where they differ', () =>
    expect(page.filter(({ editions }) => editions).map(({ id }) => id)).toEqual(
      page.filter(({ id }) => id.startsWith('ED-')).map(({ id }) => id),
    ));
});

describe.each(games.flatMap((game) => languages.map((language) => ({ game, language }))))(
  '$game in $language',
  ({ game, language }) => {
    const page = pages[game][language];
    const english = rulesOf(pages[game].en);

    it('is built like the English page', () => expect(skeletonOf(page)).toEqual(skeletonOf(pages[game].en)));
    it('leaves nothing empty', () =>
      expect(
        [...textsOf(page), ...page.map(({ title }) => title)].filter((text) => text.trim() !== text || !text),
      ).toEqual([]));
    it('takes one to three sentences a rule', () =>
      expect(rulesOf(page).filter(({ text }) => sentences(text) < 1 || sentences(text) > 3)).toEqual([]));
    it('closes every mark', () =>
      expect(textsOf(page).filter((text) => text.replace(/\*\*[^*]+\*\*/g, '').includes('*'))).toEqual([]));
    it('says the same numbers', () => {
      const without = (text: string) => numbersOf(cards.reduce(strike, text));
      const strike = (text: string, card: Card) =>
        text
          .replaceAll(catalogues[language][`vineta.card.${card}`], '')
          .replaceAll(en[`vineta.card.${card}`], '');
      const differing = rulesOf(page).filter(
        (rule, at) => String(without(rule.text)) !== String(without(english[at]?.text ?? '')),
      );
      expect(differing.map(({ id }) => id)).toEqual([]);
    });
    it('is told in no other language', () => {
      const others = new Set(
        languages.filter((each) => each !== language).flatMap((each) => textsOf(pages[game][each])),
      );
      expect(textsOf(page).filter((text) => others.has(text))).toEqual([]);
    });
  },
);

describe.each([...languages])('Vineta’s words in %s', (language) => {
  const page = pages.vineta[language];
  const words = catalogues[language];
  const textOf = (id: string) => rulesOf(page).find((rule) => rule.id === id)?.text ?? '';

  it('call each card what the table calls it', () => {
    const titles = page.flatMap(({ art, title }) =>
      art?.startsWith('card:') ? [[art.slice(5), title]] : [],
    );
    const wrong = titles.filter(([card, title]) => !title?.startsWith(words[`vineta.card.${card as Card}`]));
    expect(titles).toHaveLength(9);
    expect(wrong).toEqual([]);
    const actions = cards.filter((card) => !card.startsWith('flood'));
    expect(actions.filter((card) => !textOf('VN-MAT-3').includes(words[`vineta.card.${card}`]))).toEqual([]);
  });
  it('spell the names of cards as the table does', () => {
    const names = cards.map((card) => words[`vineta.card.${card}`]).filter((name) => name.includes(' '));
    const misspelt = names.flatMap((name) =>
      textsOf(page).flatMap((text) =>
        (text.match(new RegExp(name, 'gi')) ?? []).filter((found) => found !== name),
      ),
    );
    expect(misspelt).toEqual([]);
  });
  it('name the tribes in their order', () =>
    expect(textOf('RU-10')).toContain(tribes.map((tribe) => words[`vineta.tribe.${tribe}`]).join(', ')));
  it('name districts as the board does', () => {
    const example = rulesOf(page).find(({ id }) => id === 'VN-MAP-1')?.example ?? '';
    const neighbours = ['G0', 'Y0', 'Y2', 'Y1', 'G1', 'G2', 'R1', 'R2'] as const;
    expect(neighbours.filter((district) => !example.includes(words[`vineta.district.${district}`]))).toEqual(
      [],
    );
  });
});

it('a game that is not here has no rules', async () => expect(await loadRules('chess', 'en')).toBeNull());
