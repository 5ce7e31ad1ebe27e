// Real Chromium against the real server with a fresh store. `npm run build` and the program come first.
import { defineConfig } from '@playwright/test';
import { program, serveFlags } from './e2e/server';

const port = Number(process.env['PORT'] ?? 4188);
const address = `http://127.0.0.1:${port}`;
const serve = [program, ...serveFlags(port, '$folder/e2e.db')].map((word) => `"${word}"`).join(' ');

// With SPRINGTIDE_SOAK=1 everything, in every language and both sizes. Otherwise what is tagged with the name of its project: one
// look at each screen, by day or by night, one whole game of each kind with others and one without a network, and each language
// somewhere. Bounds in time are for a machine that does nothing else: with SPRINGTIDE_TIMING=1 they run, and nothing else does.
const isSoak = process.env['SPRINGTIDE_SOAK'] === '1';
const isTimed = process.env['SPRINGTIDE_TIMING'] === '1';
const quick = (tag: RegExp) => (isSoak || isTimed ? {} : { grep: tag });
const desk = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  ...(isTimed ? { grep: /@timing/ } : { grepInvert: /@timing/ }),
  workers: isTimed ? 1 : 2, // one for each core of a small machine
  reporter: 'line',
  timeout: 240_000,
  expect: { timeout: 30_000 }, // patience, for a machine that does something else as well
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
    { name: 'desk', testIgnore: /speed/, ...quick(/@desk/), use: desk },
    {
      name: 'phone',
      testIgnore: /games|together|offline|static|speed/, // where the size does not matter, or the test brings a phone of its own
      ...quick(/@phone/),
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
