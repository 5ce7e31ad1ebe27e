import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { texts } from './texts.plugin.ts';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
    fs: { allow: ['..'] },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
