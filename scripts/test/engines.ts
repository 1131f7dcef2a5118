import { requireEngines } from '../../tools/browser/require-engines';
import type { TestSite } from '../../tools/test-site';
import { runBrowserTests } from './browser-tests';
import type { Outcome } from './steps';

/** Runs the journeys in Chromium, Firefox and WebKit. Arguments, such as `--project=webkit`, go to Playwright. */
export function runEngines(
  site: TestSite,
  log: (line: string) => void,
  args: string[] = [],
): Promise<Outcome> {
  requireEngines(log);
  return runBrowserTests(site, ['--config=playwright.engines.config.ts', ...args]);
}
