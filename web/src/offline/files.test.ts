import { describe, expect, it } from 'vitest';
import { handlingOf, isFixed, isKept } from './files';
import { manifestFor } from './manifest';

describe('what is kept for playing without a network', () => {
  it.each([
    'index.html',
    'manifest.webmanifest',
    'icon-192.png',
    'assets/index-Bx3kP0aZ.js',
    'assets/springtide-CIJJyGnD.wasm',
    'assets/tables.worker-BSSkXQLT.js',
    'assets/grenze-latin-600-normal-TzCP4au2.woff2',
    'assets/vineta-04-Bx3kP0aZ.json',
    'assets/vineta-value-Bx3kP0aZ.net',
  ])('is %s', (name) => expect(isKept(name)).toBe(true));
  it.each([
    'sw.js',
    'index.html.gz',
    'assets/index-Bx3kP0aZ.js.br',
    'assets/index-Bx3kP0aZ.js.map',
    'assets/vineta-05-Bx3kP0aZ.json',
    'assets/vigo-21-B_-kP0aZ.json',
    'assets/source-sans-3-cyrillic-400-normal-DQi5PRDE.woff2',
    'assets/source-sans-3-latin-ext-400-normal-DQi5PRDE.woff2',
  ])('is not %s', (name) => expect(isKept(name)).toBe(false));
});

it('a name with a hash is for ever, any other is asked for again', () => {
  expect(isFixed('https://a.example/x/assets/index-Bx3kP0aZ.js')).toBe(true);
  expect(isFixed('https://a.example/x/assets/sv-_d-x3kP0.js')).toBe(true);
  expect(isFixed('https://a.example/index.html')).toBe(false);
  expect(isFixed('https://a.example/icon-192.png')).toBe(false);
});

it('what is the server’s is left to it, and every address shows the one page', () => {
  expect(handlingOf('api/tables', false)).toBe('leave');
  expect(handlingOf('healthz', true)).toBe('leave');
  expect(handlingOf('table/abc', true)).toBe('page');
  expect(handlingOf('', true)).toBe('page');
  expect(handlingOf('assets/index-Bx3kP0aZ.js', false)).toBe('file');
  expect(handlingOf('apiary', false)).toBe('file');
});

const games = [
  { game: 'vineta', title: 'Vineta' },
  { game: 'vigo', title: 'Vigo' },
];
it('an app from a folder of a static host stays in that folder', () => {
  for (const isStatic of [true, false]) {
    const { start_url, scope, icons, shortcuts } = manifestFor(isStatic, games);
    const addresses = [start_url, scope, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)];
    expect(addresses.filter((each) => !each.startsWith('./'))).toEqual([]);
  }
  expect(manifestFor(true, games).shortcuts[0]?.url).toBe('./#/new/vineta');
});
