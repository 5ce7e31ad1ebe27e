// Real Chromium against the real server with a fresh store. `npm run build` and the program come first.
import { defineConfig } from '@playwright/test';
import { program, serveFlags } from './e2e/server';

const port = Number(process.env['PORT'] ?? 4188);
const address = `http://127.0.0.1:${port}`;
const serve = [program, ...serveFlags(port, '$folder/e2e.db')].map((word) => `"${word}"`).join(' ');

// With SPRINGTIDE_SOAK=1 everything, in every language and both sizes. Otherwise what is tagged with the name of its project: one
// look at each screen, by day or by night, one whole game of each kind with others and one without a network, and each language
// somewhere. Three kinds run when they are asked for, and nothing else does then: bounds in time are for a machine that does nothing
// else, films are for somebody to read, Firefox is not on every machine.
const isSet = (name: string): boolean => (process.env[name] ?? '') !== '';
const alone = {
  '@timing': 'SPRINGTIDE_TIMING',
  '@film': 'SPRINGTIDE_FILM',
  '@firefox': 'SPRINGTIDE_FIREFOX',
};
const [wanted] = Object.entries(alone).find(([, name]) => isSet(name)) ?? [];
const kind = wanted ? { grep: new RegExp(wanted) } : { grepInvert: new RegExp(Object.keys(alone).join('|')) };
const isTimed = wanted === '@timing';
const quick = (tag: RegExp) => (isSet('SPRINGTIDE_SOAK') || wanted ? {} : { grep: tag });
const desk = { viewport: { width: 1440, height: 900 } };
const firefox = {
  name: 'firefox',
  testMatch: /firefox/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox', // as it is shipped, over WebDriver BiDi
    launchOptions: { executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr' },
  },
} as const;

// The shell of Chromium has pages and no windows, which takes a third less of a processor; what wants more than pages has the whole.
const launch = (browser: string) => ({
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? `/usr/bin/${browser}`,
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
});

export default defineConfig({
  testDir: 'e2e',
  ...kind,
  workers: isTimed ? 1 : 2, // one for each core of a small machine
  fullyParallel: true, // by tests, not by files: neither core waits for the other's last file
  reporter: 'line',
  timeout: 240_000,
  expect: { timeout: 30_000 }, // patience, for a machine that does something else as well
  use: {
    baseURL: address,
    locale: 'en-GB',
    serviceWorkers: 'block', // each test asks the server, except those about playing without one
    actionTimeout: 30_000, // what cannot be pressed is said long before the test runs out of time
    ...launch('chromium-headless-shell'),
  },
  projects: [
    { name: 'desk', testIgnore: /speed|firefox|called/, ...quick(/@desk/), use: desk },
    {
      name: 'phone',
      testIgnore: /games|together|offline|static|speed|film|firefox|access|called/, // where the size does not matter, or the test brings a phone of its own
      ...quick(/@phone/),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'notices', testMatch: /called/, ...quick(/@desk/), use: { ...desk, ...launch('chromium') } },
    ...(wanted === '@firefox' ? [firefox] : []),
    // Alone, when the others are done. By itself: --project=speed --no-deps.
    { name: 'speed', testMatch: /speed/, dependencies: ['desk', 'phone', 'notices'], use: desk, workers: 1 },
  ],
  webServer: {
    command: `folder=$(mktemp -d) && exec ${serve}`,
    url: `${address}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
