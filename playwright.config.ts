import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tools/browser/chromium-flags';
import { findHeadlessBrowser } from './tools/browser/find-browser';

const { SITE_URL = 'http://localhost:3100' } = process.env;

/** Browser tests of the built site. `npm run e2e` starts the site. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.e2e.ts', 'components/**/*.e2e.ts'],
  // The cross-browser journeys have their own configuration.
  testIgnore: 'e2e/engines/**',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: SITE_URL,
    // Tracing every test would slow the run. To trace one file: `npm run e2e -- FILE --trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: CHROMIUM_FLAGS,
    },
  },
});
