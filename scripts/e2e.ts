import { runBrowserTests } from './test/browser-tests';
import { closingLine } from './test/count';

// The browser tests alone; arguments go to Playwright, such as a file's name.
const count = await runBrowserTests(console.log, process.argv.slice(2));
console.log(closingLine(count));
process.exitCode = count.failed === 0 ? 0 : 1;
