import { load } from './load/load';
import { soak } from './soak/soak';

const SHOWN_FAILURES = 20;
const PARTS = [load, soak];

// `npm run proof -- [NAME …] [--quick]`
const args = process.argv.slice(2);
const scale = args.includes('--quick') ? 'test' : 'full';
const names = args.filter((arg) => arg !== '--quick');
const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown proof ${unknown.join(', ')}: choose from ${PARTS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

let passedInAll = 0;
let failedInAll = 0;
for (const part of PARTS.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`${part.name}: ${part.claim}`);
  const begun = Date.now();
  const { passed, failures, figures } = await part.run({ scale, log: console.log });
  for (const failure of failures.slice(0, SHOWN_FAILURES)) console.log(`  ${failure}`);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${part.name}: ${figures.join(', ')}, in ${seconds} s`);
  for (const sentence of part.notProven) console.log(`  Not proven: ${sentence}`);
  passedInAll += passed;
  failedInAll += failures.length;
}
console.log(`${passedInAll} passed, ${failedInAll} failed`);
process.exitCode = failedInAll === 0 ? 0 : 1;
