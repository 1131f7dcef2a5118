import { requireEngines } from '../browser/require-engines';
import { runBrowserTests } from './browser-tests';
import type { Outcome } from './steps';
import type { TestSite } from './test-site';

/** Runs the journeys in Chromium, Firefox and WebKit. Arguments, such as `--project=webkit`, go to Playwright. */
export function runEngines(
  site: TestSite,
  say: (line: string) => void,
  args: string[] = [],
): Promise<Outcome> {
  requireEngines(say);
  return runBrowserTests(site, ['--config=playwright.engines.config.ts', ...args]);
}
