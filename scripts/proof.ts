import { type ProofRecord, records, writeDocument } from '../proof/document';
import { PARTS } from '../proof/parts';
import { currentCommit } from '../proof/records';
import { type PartRun, partCount, partLine, runPart } from '../proof/run-part';
import { closingLine, sum } from '../tools/count';
import { createTestSite } from '../tools/test-site';

// Runs the proofs at full scale or, with --small, at the scale of `npm run verify`. Skips parts that have passed on this
// commit and at this scale, unless parts are named or --again is given.
const args = process.argv.slice(2);
const again = args.includes('--again');
const scale = args.includes('--small') ? 'test' : 'full';
const names = args.filter((arg) => !['--again', '--small'].includes(arg));
const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}: use ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const commit = currentCommit();
const wanted = PARTS.filter(({ name }) => names.length === 0 || names.includes(name));
/** Returns the part's run on this commit and at this scale, if it passed. */
function finishedRun(name: string): PartRun | null {
  const record: ProofRecord | null = records.read(name);
  if (commit.includes('changes') || record?.commit !== commit || record.value.scale !== scale) return null;
  return record.value.result.failures.length === 0 ? record.value : null;
}
const log = (line: string) => console.log(line);
const site = createTestSite(log);
const runs: PartRun[] = [];
try {
  for (const part of wanted) {
    const known = names.length === 0 && !again ? finishedRun(part.name) : null;
    const run = known ?? (await runPart(part, { scale, log, site }));
    if (!known) records.keep(part.name, { ...run, scale });
    runs.push(run);
    log(`${partLine(run)}${known ? ' (from an earlier run on this commit)' : ''}`);
  }
} finally {
  await site.remove();
}
writeDocument(PARTS);
const total = sum(runs.map(partCount));
console.log('\nThe results, also in docs/proof.md:');
for (const run of runs) console.log(partLine(run));
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
