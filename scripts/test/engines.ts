import { requireEngines } from '../browser/require-engines';
import { runBrowserTests } from './browser-tests';
import type { Count } from './count';
import type { TestSite } from './test-site';

/** Runs the journeys in Chromium, Firefox and WebKit. Arguments, such as `--project=webkit`, go to Playwright. */
export function runEngines(site: TestSite, say: (line: string) => void, args: string[] = []): Promise<Count> {
  requireEngines(say);
  return runBrowserTests(site, say, ['--config=playwright.engines.config.ts', ...args]);
}
