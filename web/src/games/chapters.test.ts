// The chapters as data: what a server would refuse, or a reader miss, is found before anybody plays them.
import { describe, expect, it } from 'vitest';
import { cards } from './vineta/art/names';
import type { Chapter, Hint } from '../kit/guide';
import { guidedWishes } from '../learn/guided/tables';
import { guide as ofVigo } from './vigo/guide/guide';
import { kit as vigo } from './vigo/kit';
import { en as wordsOfVigo } from './vigo/words/en';
import { guide as ofVineta } from './vineta/guide/guide';
import { kit as vineta } from './vineta/kit';
import { en as wordsOfVineta } from './vineta/words/en';

const chapters = { vineta: ofVineta.chapters, vigo: ofVigo.chapters };
const named = Object.entries(chapters).flatMap(([game, list]) =>
  list.map((chapter): [string, Chapter] => [`${game} ${chapter.title}`, chapter]),
);
const asks = (list: readonly Chapter[]): string[] =>
  list.flatMap(({ hints }) => hints.flatMap(({ ask = [], when }) => [...ask, when.offers ?? '']));
const isReachable = (hint: Hint, i: number, hints: readonly Hint[]): boolean =>
  !hints
    .slice(0, i)
    .some((earlier) => !earlier.ask && JSON.stringify(earlier.when) === JSON.stringify(hint.when));

describe.each(named)('%s', (_, chapter) => {
  it('is about the first seat alone', () => {
    for (const action of asks([chapter])) expect(action).toMatch(/^(p1 .+)?$/);
    for (const action of chapter.script) expect(action).toMatch(/^(p[2-6]|nature) /);
  });
  it('has an end, and every hint has its moment', () => {
    expect(chapter.hints.at(-1)?.isEnd).toBe(true);
    expect(chapter.hints.filter((hint, i) => !isReachable(hint, i, chapter.hints))).toEqual([]);
  });
  it('ends without asking for anything', () => {
    for (const hint of chapter.hints.filter(({ isEnd }) => isEnd)) expect(hint.ask).toBeUndefined();
  });
});

it.each([
  ['vineta', chapters.vineta, wordsOfVineta],
  ['vigo', chapters.vigo, wordsOfVigo],
] as const)('every word of the guide of %s is said by a chapter', (game, list, words) => {
  const said = list.flatMap(({ title, hints }) => [
    title,
    ...hints.flatMap(({ pages }) => pages.map(({ say }) => say)),
  ]);
  const known = Object.keys(words).filter((key) => key.startsWith(`${game}.guide.`));
  expect(known.filter((key) => !said.includes(key.replace(`${game}.guide.`, '')))).toEqual([]);
});

describe('the wishes', () => {
  it('name the edition of the language for Vineta, and none for Vigo', () => {
    const [city] = chapters.vineta;
    const [bay] = chapters.vigo;
    expect(guidedWishes('vineta', ofVineta, city!, vineta.options!.usual('fr')).options).toEqual([
      'players 3',
      'edition fr',
    ]);
    expect(guidedWishes('vigo', ofVigo, bay!, vigo.options!.usual('fr')).options).toEqual(['players 2']);
  });
  it('seat the player first and rivals that follow the script', () => {
    const wishes = guidedWishes('vineta', ofVineta, chapters.vineta[1]!, vineta.options!.usual('nl'));
    expect(wishes.chairs.map(({ kind }) => kind)).toEqual(['player', 'scripted', 'scripted']);
    expect(wishes.position.split('\n').slice(0, 3)).toEqual(['game vineta', 'players 3', 'edition nl']);
    expect(wishes.script).toEqual(chapters.vineta[1]!.script);
  });
});

describe('every kind of decision is made', () => {
  it.each(['place', 'capture', 'flood 3 start', 'flood 2 add', ...cards.slice(4)])('Vineta: %s', (kind) => {
    const made = [...asks(chapters.vineta), ...chapters.vineta.flatMap(({ script }) => script)];
    expect(made.some((action) => action.includes(` ${kind}`))).toBe(true);
  });
  it.each([
    ...['place', 'sail', 'take', 'leave', 'play tidal wave', 'tidal wave row', 'play dolphin', 'dolphin to'],
    ...['play pirate', 'pirate p2', 'chest', 'put back', 'put on', 'end'],
  ])('Vigo: %s', (kind) =>
    expect(asks(chapters.vigo).some((action) => action.startsWith(`p1 ${kind}`))).toBe(true),
  );
});
