import { runProofAtTestScale } from '../proof/run-part';
import { requireBrowser } from './browser/require-browser';
import { runConformance } from './conformance';
import { runBrowserTests } from './test/browser-tests';
import { runChecks } from './test/checks';
import { type Count, closingLine, sum } from './test/count';
import { createTestSite } from './test/test-site';
import { runUnitTests } from './test/unit-tests';

// Everything that CI runs, in the order in which failures are cheapest to see.
const say = (line: string) => console.log(`\n${line}`);

requireBrowser(say);
const counts: Count[] = [];
const notes: string[] = [];

say('Checks: lint, styles, types …');
counts.push(runChecks());
say('Unit tests …');
counts.push(runUnitTests());
say('Conformance of the embedded backend …');
const conformance = await runConformance();
counts.push(conformance);
notes.push(...conformance.lines);
const site = createTestSite(console.log);
try {
  say('Browser tests on the built site …');
  counts.push(await runBrowserTests(site, console.log));
  say('The proofs, at a smaller scale than `npm run proof` …');
  const proof = await runProofAtTestScale({ say: console.log, site });
  counts.push(proof);
  notes.push(...proof.lines);
} finally {
  await site.remove();
}

const total = sum(counts);
for (const line of notes) console.log(line);
console.log(closingLine(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
