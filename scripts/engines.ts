import { requireBrowser } from '../tools/browser/require-browser';
import { closingLine } from '../tools/count';
import { createTestSite } from '../tools/test-site';
import { runEngines } from './test/engines';

requireBrowser(console.log);
const site = createTestSite(console.log);
try {
  const count = await runEngines(site, console.log, process.argv.slice(2));
  console.log(closingLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
} finally {
  await site.remove();
}
