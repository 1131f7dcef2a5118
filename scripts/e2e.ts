import { requireBrowser } from '../tools/browser/require-browser';
import { closingLine } from '../tools/count';
import { createTestSite } from '../tools/test-site';
import { runBrowserTests } from './test/browser-tests';

// Runs only the browser tests. Arguments, such as a file name, go to Playwright.
requireBrowser(console.log);
const site = createTestSite(console.log);
try {
  const count = await runBrowserTests(site, process.argv.slice(2));
  console.log(closingLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
} finally {
  await site.remove();
}
