import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './tests/factories/chromium-flags.ts';

const port = Number(process.env.E2E_PORT ?? 3987);

const chromium = process.env.CHROMIUM_PATH;
/** Takes a sixth less time than the whole browser, but shows no notifications. */
const shell = `${chromium}-headless-shell`;

const launchedFrom = (executablePath: string | undefined) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: chromiumFlags,
});

// A telephone's 2.6 pixels a point are seven times the painting, and no journey looks at them.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** Journeys through the real product: the built web, the real server and a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Two runs at once, on two ports, keep out of each other's way.
  outputDir: `.cache/e2e/${port}`,
  fullyParallel: true,
  // Journeys wait more than they compute: three keep two processors busy.
  workers: 3,
  forbidOnly: true,
  // Tracing costs a quarter of a journey's time, so that only a failed one is traced, again.
  retries: 1,
  failOnFlakyTests: process.env.CI === undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'on-first-retry',
    // Caching the application costs as much as a page's loading; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: launchedFrom(existsSync(shell) ? shell : chromium),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@only-phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', grep: /@phone/, grepInvert: /@notifications/, use: phone },
    {
      name: 'notifications',
      grep: /@notifications/,
      use: { ...phone, launchOptions: launchedFrom(chromium) },
    },
  ],
  webServer: {
    command: 'node tests/e2e/serve.ts',
    // Its port answers before it is ready.
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port) },
  },
});
