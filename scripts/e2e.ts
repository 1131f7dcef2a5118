import { requireBrowser } from '../tools/browser/require-browser';
import { closingLine } from '../tools/count';
import { createTestSite } from '../tools/test-site';
import { runBrowserTests, runEngines } from '../tools/test-steps/browser-tests';

// Runs only the browser tests or, with --engines, the journeys in every engine. Passes other arguments, such as a file
// name, to Playwright. E2E_DATA names the database of an earlier test site, instead of a new one.
const args = process.argv.slice(2);
const isEngines = args[0] === '--engines';
requireBrowser(console.log);
const site = createTestSite(console.log, process.env.E2E_DATA);
try {
  const count = await (isEngines ? runEngines(site, args.slice(1)) : runBrowserTests(site, args));
  console.log(closingLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
} finally {
  await site.remove();
}
