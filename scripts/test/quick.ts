import { runBrowserTests } from './browser-tests';
import { runChecks } from './checks';
import type { Step } from './steps';
import { runJest } from './unit-tests';

/** Tests to run before every commit. They take at most five minutes on two cores. */
export const quick: Step[] = [
  { name: 'Lint, styles and types', run: runChecks },
  {
    name: 'Unit tests of the site',
    run: () => runJest(['--selectProjects', 'node', 'browser', '--silent']),
  },
  {
    name: 'Journeys of visitors and staff in a browser, on the built site',
    run: (site) => runBrowserTests(site, ['--grep', '@journey']),
  },
];
