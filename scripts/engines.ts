import { requireBrowser } from './browser/require-browser';
import { closingLine } from './test/count';
import { runEngines } from './test/engines';
import { createTestSite } from './test/test-site';

requireBrowser(console.log);
const site = createTestSite(console.log);
try {
  const count = await runEngines(site, console.log, process.argv.slice(2));
  console.log(closingLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
} finally {
  await site.remove();
}
