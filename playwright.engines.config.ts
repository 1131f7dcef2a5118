import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/support/test';
import site from './playwright.config';

/** Journeys in every browser engine. `npm run engines` starts the site, so Playwright only runs the tests. */
export default defineConfig<EngineOptions, EngineOptions>({
  ...site,
  testDir: 'e2e/engines',
  testMatch: '*.e2e.ts',
  testIgnore: [],
  outputDir: 'test-results/engines',
  // The tests launch each engine themselves.
  use: {},
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
