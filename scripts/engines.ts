import { requireBrowser } from './browser/require-browser';
import { requireEngines } from './browser/require-engines';
import { runBrowserTests } from './test/browser-tests';
import { closingLine } from './test/count';
import { createTestSite } from './test/test-site';

// The journeys in Chromium, Firefox and WebKit; arguments go to Playwright, such as --project=webkit.
requireBrowser(console.log);
requireEngines(console.log);
const site = createTestSite(console.log);
try {
  const count = await runBrowserTests(site, console.log, [
    '--config=playwright.engines.config.ts',
    ...process.argv.slice(2),
  ]);
  console.log(closingLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
} finally {
  await site.remove();
}
