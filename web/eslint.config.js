import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layerRule } from './layers.js';
import svelteConfig from './svelte.config.js';

// The third game's front is linted from the root (`npm run lint:third`), since a linter looks at nothing above where it runs.
const third = ['tests/third_game/web/**'];
const sources = ['src/**', ...third];
const unsafe = ['argument', 'assignment', 'call', 'member-access', 'return'];

export default ts.config(
  {
    ignores: [
      'dist/',
      'dist-static/',
      'dist-third/',
      'node_modules/',
      'test-results/',
      'screenshots/',
      'film/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ['**/*.js', '**/*.mjs'], ...ts.configs.disableTypeChecked },
  { rules: { '@typescript-eslint/require-await': 'off' } }, // what promises may be done at once
  // The linter does not see into components: what one hands to another's function is any to it, and none to svelte-check.
  {
    files: ['**/*.svelte'],
    rules: Object.fromEntries(unsafe.map((kind) => [`@typescript-eslint/no-unsafe-${kind}`, 'off'])),
  },
  {
    files: sources,
    plugins: { springtide: { rules: { layers: layerRule } } },
    rules: { 'springtide/layers': 'error' },
  },
  {
    files: sources,
    ignores: ['**/*.test.ts'], // a test makes only as much of a thing as it is about
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'A cast by way of unknown hides what does not fit: type it, or ask what it is.',
        },
      ],
    },
  },
  {
    files: third,
    languageOptions: {
      parserOptions: {
        projectService: false,
        project: 'tsconfig.third.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
);
