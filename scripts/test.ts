import { rmSync } from 'node:fs';
import { runProofAtTestScale } from '../proof/run-part';
import { requireBrowser } from '../tools/browser/require-browser';
import { runPrograms } from '../tools/run-programs';
import { runBrowserTests, runEngines } from '../tools/test-steps/browser-tests';
import { runLicenceCheck } from '../tools/test-steps/licences';
import { runOnOtherNodes } from '../tools/test-steps/other-nodes';
import { runBackendConformance, runBackendProofs, runBackendTests } from '../tools/test-steps/packages';
import { runSteps, type Step } from '../tools/test-steps/steps';
import { runJest } from '../tools/test-steps/unit-tests';
import { verifyProgram } from '../tools/verify/tools';

/** Tests to run before every commit, in about five minutes on two cores. */
const quick: Step[] = [
  {
    name: 'Linters and type checks',
    run() {
      // The last build's types might refer to deleted pages.
      for (const folder of ['.next', '.next-dev', '.next-test'])
        rmSync(`${folder}/types`, { recursive: true, force: true });
      return runPrograms(
        ['biome', 'ci', '.'],
        ['stylelint', '**/*.scss'],
        ['tsc', '--noEmit'],
        ['tsc', '--noEmit', '--project', 'packages/local-firebase'],
        ['tsc', '--noEmit', '--project', 'packages/next-zero-js'],
      );
    },
  },
  {
    name: 'Unit tests for the site',
    run: () => runJest(['--selectProjects', 'node', 'browser', '--silent']),
  },
  {
    name: 'Browser tests of visitor and staff journeys, on the built site',
    run: (site) => runBrowserTests(site, ['--grep', '@journey']),
  },
];

/** All other tests, which take 30 to 45 minutes on two cores. */
const rest: Step[] = [
  { name: 'Package licences', run: runLicenceCheck },
  // cspell.json lists the files and the banned words.
  {
    name: 'Spelling and banned words',
    run: () => runPrograms([verifyProgram('cspell'), 'lint', '--no-progress']),
  },
  { name: 'Unit tests for next-zero-js', run: () => runJest(['--selectProjects', 'packages', '--silent']) },
  {
    name: 'next-zero-js on a stock project',
    run: () => runPrograms(['tsx', '--test', 'packages/next-zero-js/test/fixture.test.ts']),
  },
  { name: 'Unit tests for the embedded backend', run: runBackendTests },
  { name: 'Conformance tests for the embedded backend', run: runBackendConformance },
  { name: 'Proofs of the embedded backend', run: runBackendProofs },
  {
    name: 'Unit tests for proofs and generated files',
    run: () => runJest(['--selectProjects', 'tools', '--silent']),
  },
  {
    name: 'All other browser tests, on the built site',
    run: (site) => runBrowserTests(site, ['--grep-invert', '@journey']),
  },
  { name: 'Journeys in Chromium, Firefox and WebKit', run: (site) => runEngines(site) },
  {
    name: 'Proofs, at a smaller scale than `npm run proof`',
    run: (site) => runProofAtTestScale({ log: console.log, site }),
  },
  { name: 'The site on other versions of Node', run: runOnOtherNodes },
];

const GROUPS = [
  {
    name: 'quick',
    steps: quick,
    omitted:
      "`npm test` runs the linters, the type checks, the site's unit tests and the browser tests of visitor and staff journeys.",
  },
  { name: 'rest', steps: rest, omitted: '`npm run verify` runs all other tests.' },
];

// Runs the groups of tests named in the arguments: `npm test` runs `quick`, and `npm run verify` runs `rest`.
const names = process.argv.slice(2);
const unknown = names.filter((name) => !GROUPS.some((group) => group.name === name));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    'Name the tests to run: `quick`, `rest` or `quick rest`. To run the unit tests in one file: npx jest FILE.',
  );
  process.exit(1);
}
requireBrowser(console.log);
const isWanted = ({ name }: { name: string }) => names.includes(name);
await runSteps(
  GROUPS.filter(isWanted).flatMap(({ steps }) => steps),
  GROUPS.find((group) => !isWanted(group))?.omitted,
);
