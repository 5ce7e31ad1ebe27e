import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layerRule } from './layers.js';
import svelteConfig from './svelte.config.js';

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
  // What is any to a linter that does not see into components is none to svelte-check, which sees all types.
  { rules: { '@typescript-eslint/require-await': 'off' } }, // what promises may be done at once
  { rules: Object.fromEntries(unsafe.map((kind) => [`@typescript-eslint/no-unsafe-${kind}`, 'off'])) },
  {
    files: ['src/**'],
    plugins: { springtide: { rules: { layers: layerRule } } },
    rules: { 'springtide/layers': 'error' },
  },
);
