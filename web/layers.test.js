// The layers hold, and would not be held in vain: node --test layers.test.js
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript-eslint';
import { layerRule, layers } from './layers.js';

const root = resolve(import.meta.dirname, '..');
const src = join(root, 'web/src');

/** What the rule says to a line of a file. */
function saidTo(file, line) {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser },
    plugins: { springtide: { rules: { layers: layerRule } } },
    rules: { 'springtide/layers': 'error' },
  };
  return new Linter({ cwd: root })
    .verify(line, config, join(src, file))
    .map(({ messageId, message }) => messageId ?? message);
}

test('a cycle of folders is found, whatever closes it', () => {
  assert.deepEqual(saidTo('table/names.ts', "import { t } from '../i18n/i18n.svelte';"), []);
  assert.deepEqual(saidTo('i18n/i18n.svelte.ts', "import { seatName } from '../table/names';"), ['upward']);
  assert.deepEqual(saidTo('state/router.svelte.ts', "export * from '../parts/trouble';"), ['upward']);
  assert.deepEqual(saidTo('wire/api.ts', "const home = () => import('../device/home');"), ['upward']);
  assert.deepEqual(saidTo('kit/kit.ts', "type Plan = import('../table/plan').Plan;"), ['upward']);
});

test('no shared file imports a game, and no game another', () => {
  assert.deepEqual(saidTo('screens/Home.ts', "import { vigo } from '../games/vigo/front';"), ['upward']);
  assert.deepEqual(saidTo('screens/Home.ts', "import { games } from '../games/list';"), ['upward']);
  assert.deepEqual(saidTo('games/vigo/art/bay.ts', "import { seats } from '../../vineta/art/names';"), [
    'upward',
  ]);
  assert.deepEqual(saidTo('games/vigo/art/bay.ts', "import { isPart } from '../view';"), []);
  assert.deepEqual(saidTo('games/list.ts', "import { vigo } from './vigo/front';"), []);
  assert.deepEqual(saidTo('main.ts', "import { games } from './games/list';"), []);
  const third = '../../tests/third_game/web';
  assert.deepEqual(saidTo(`${third}/list.ts`, "import { pebbles } from './pebbles/front';"), []);
  assert.deepEqual(
    saidTo(`${third}/pebbles/kit.ts`, "import { seats } from '../../../../web/src/wire/schema';"),
    [],
  );
  assert.deepEqual(
    saidTo(`${third}/pebbles/kit.ts`, "import { bay } from '../../../../web/src/games/vigo/art/bay';"),
    ['upward'],
  );
});

test('a folder without a layer is noticed, and every layer is there', () => {
  assert.deepEqual(saidTo('table/names.ts', "import { a } from '../attic/a';"), ['unknown']);
  assert.deepEqual(
    layers.filter((layer) => !existsSync(join(src, layer.replace('/*', '')))),
    [],
  );
});

test('no shared file names a game but the list', () => {
  const games = readdirSync(join(src, 'games'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
  assert.ok(games.length > 1);
  const names = new RegExp(games.join('|'), 'i');
  const shared = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte|css)$/.test(name) && !/^games\/\w+\/|\.test\.ts$/.test(name),
  );
  const naming = shared.filter((name) => names.test(readFileSync(join(src, name), 'utf8')));
  assert.deepEqual(naming, ['games/list.ts']);
});

/** Whether the linter, as this folder has it set, takes a line of a file for a cast that hides what does not fit. */
async function isHiding(file, line) {
  const path = join(src, file);
  const { rules } = await new ESLint({ cwd: import.meta.dirname }).calculateConfigForFile(path);
  const rule = 'no-restricted-syntax'; // the one that needs no types
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser },
    rules: { [rule]: rules[rule] ?? 'off' },
  };
  return new Linter({ cwd: src }).verify(line, config, path).some(({ ruleId }) => ruleId === rule);
}

test('a cast by way of unknown is found, but in a test', async () => {
  const cast = 'export const seat = (name: string) => name as unknown as number;';
  for (const file of ['state/views.ts', 'games/vigo/view.ts', 'state/pace.svelte.ts', 'main.ts'])
    assert.ok(await isHiding(file, cast), file);
  assert.ok(!(await isHiding('state/views.test.ts', cast)));
  assert.ok(!(await isHiding('state/views.ts', 'export const seat = (name: unknown) => name as number;')));
});
