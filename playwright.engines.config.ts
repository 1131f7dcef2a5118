import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/support/test';

/** Journeys in every engine. `npm run engines` starts the site, so Playwright only runs the tests. */
export default defineConfig<EngineOptions, EngineOptions>({
  testDir: 'e2e/engines',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/engines',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
