import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { bundled, licences } from './bundled.plugin.ts';
import { engine } from './engine.plugin.ts';
import { gameList } from './games.plugin.ts';
import { offline } from './offline.plugin.ts';
import { texts } from './texts.plugin.ts';

// What most screens need comes in one file, what every table needs in another, and so does what several screens of one game need:
// sixty small ones weigh 35 kB more, mostly headers.
const groups = [
  {
    name: 'common',
    test: /node_modules\/svelte|\/src\/(parts|art|state|kit|wire|i18n\/i18n)/,
    minShareCount: 3,
  },
  { name: 'table', test: /\/src\/table\/(?!plan|opening)/, minShareCount: 2 },
  { name: 'end', test: /\/src\/end\//, minShareCount: 2 },
  {
    name: (id: string): string | null => /\/games\/(\w+)\//.exec(id)?.[1] ?? null,
    test: /\/games\/\w+\/(?!words\/|rules\/)/,
    minShareCount: 2,
  },
];

const mocking = ['src/state/router.static.test.ts', 'src/table/opening.test.ts'];

export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/', // a plain host may serve it from any folder
  plugins: [svelte(), svelteTesting(), texts(), engine(), gameList(), offline(), licences(), bundled()],
  worker: { format: 'es', plugins: () => [bundled()] },
  build: {
    outDir: process.env['SPRINGTIDE_DIST'] ?? (mode === 'static' ? 'dist-static' : 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 60_000, // patience, for a machine that does something else as well
    hookTimeout: 60_000,
    // One page for all files of a worker; those that put something in the place of a module have one of their own.
    projects: [
      {
        extends: true,
        test: { name: 'all', include: ['src/**/*.test.ts'], exclude: mocking, isolate: false },
      },
      { extends: true, test: { name: 'mocking', include: mocking } },
    ],
  },
}));
