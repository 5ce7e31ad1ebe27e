// Real Chromium against the real server with a fresh store. `npm run build` and the program come first.
import { defineConfig } from '@playwright/test';

const port = Number(process.env['PORT'] ?? 4188);
const program = process.env['SPRINGTIDE'] ?? '../build/release/src/springtide';
const web = process.env['WEB'] ?? 'dist';
const address = `http://127.0.0.1:${port}`;
const serve = [
  `exec ${program} serve --web ${web} --listen 127.0.0.1:${port} --store "$folder/e2e.db"`,
  '--bot-pause-least 20ms --bot-pause-most 60ms --request-rate "500 burst 2000" --connection-rate "500 burst 2000"',
  '--log-level warning',
].join(' ');

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  reporter: 'line',
  timeout: 60_000,
  use: {
    baseURL: address,
    locale: 'en-GB',
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
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `folder=$(mktemp -d) && ${serve}`,
    url: `${address}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
