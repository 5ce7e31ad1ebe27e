// Real Chromium against the real server with a fresh store. `npm run build` and the program come first.
import { defineConfig } from '@playwright/test';
import { program, serveFlags } from './e2e/server';

const port = Number(process.env['PORT'] ?? 4188);
const address = `http://127.0.0.1:${port}`;
const serve = [program, ...serveFlags(port, '$folder/e2e.db')].map((word) => `"${word}"`).join(' ');

// With SPRINGTIDE_SOAK=1 everything, in every language and both sizes. Otherwise one look at each screen, by day or by night, one
// whole game of each kind with others and one without a network, and each language somewhere.
const isSoak = process.env['SPRINGTIDE_SOAK'] === '1';
const onDesk = [
  /games.spec.ts two people fill up|home.spec.ts (a table is set up|the first screens speak de)/,
  /offline.spec.ts a whole game of vineta|puzzle of Vigo|plain files in a folder/,
  /watched by its link|opened from a file|the rules of both games|a refusal tells its rule|an account is made/,
  /a card is carried out|a district sinks|the end, in de|who leaves is played for|a move is undone|refused in de/,
  /vigo.spec.ts (a whole game two people|before a move|.*ends the game, in nl)|Vigo has no secrets/,
];
const onPhone = [
  /somebody new plays|the city is built|pass the device, and|who goes astray|puzzle of Vineta|a chest is built/,
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
    { name: 'desk', testIgnore: /speed/, ...(isSoak ? {} : { grep: onDesk }), use: desk },
    {
      name: 'phone',
      testIgnore: /games|together|offline|static|speed/, // where the size does not matter, or the test brings a phone of its own
      ...(isSoak ? {} : { grep: onPhone }),
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
