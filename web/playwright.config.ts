// Real Chromium against the real server with a fresh store. `npm run build` and the program come first.
import { defineConfig } from '@playwright/test';
import { program, serveFlags } from './e2e/server';

const port = Number(process.env['PORT'] ?? 4188);
const address = `http://127.0.0.1:${port}`;
const serve = [program, ...serveFlags(port, '$folder/e2e.db')].map((word) => `"${word}"`).join(' ');

// With SPRINGTIDE_SOAK=1 every screen in every language and both sizes; otherwise each screen once, each language somewhere, and one
// whole game of each kind.
const isSoak = process.env['SPRINGTIDE_SOAK'] === '1';
// What a desk leaves to a phone, or to the longer run.
const again = [
  /speak (nl|en|fr)|end, in (nl|en|fr)|refused in (nl|en|fr)|ends the game, in (de|en|fr)/,
  /offline\.spec\.ts (?!a whole game of vineta)/,
  /vineta is learnt|an analysed game|table remembers|slip of the finger|a table for Vigo|by touch on a phone|vigo.spec.ts a whole game in French|vigo is learnt|Vigo can be watched/,
];
const small = [
  /somebody new plays|room before|city is built|card is carried|end, in fr|pass the device, and/,
  /chest is built|ends the game, in en|vineta is learnt|puzzle of (Vineta|Vigo)/,
];

const desk = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  workers: 2, // one for each core of a small machine
  reporter: 'line',
  timeout: 120_000,
  use: {
    baseURL: address,
    locale: 'en-GB',
    serviceWorkers: 'block', // each test asks the server, except those about playing without one
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk', testIgnore: /speed/, ...(isSoak ? {} : { grepInvert: again }), use: desk },
    {
      name: 'phone',
      testIgnore: /games|together|offline|static|speed/, // where the size does not matter, or the test brings a phone of its own
      ...(isSoak ? {} : { grep: small }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Alone, when the others are done. By itself: --project=speed --no-deps.
    { name: 'speed', testMatch: /speed/, dependencies: ['desk', 'phone'], use: desk, workers: 1 },
  ],
  webServer: {
    command: `folder=$(mktemp -d) && exec ${serve}`,
    url: `${address}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
