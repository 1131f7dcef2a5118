import { rmSync } from 'node:fs';
import { runProofAtTestScale } from '../proof/run-part';
import { requireBrowser } from '../tools/browser/require-browser';
import { runPrograms } from '../tools/run-programs';
import { createTestSite, type TestSite } from '../tools/test-site';
import { runBrowserTests, runEngines } from '../tools/test-steps/browser-tests';
import { runOnOtherNodes } from '../tools/test-steps/other-nodes';
import { runBackendConformance, runBackendProofs, runBackendTests } from '../tools/test-steps/packages';
import { type Outcome, runSteps, type Step } from '../tools/test-steps/steps';
import { runJest } from '../tools/test-steps/unit-tests';
import { verifyProgram } from '../tools/verify/tools';

/** Tests to run before every commit. */
const quick: Step[] = [
  {
    id: 'lint',
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
    id: 'unit',
    name: 'Unit tests for the site',
    run: () => runJest(['--selectProjects', 'node', 'browser', '--silent']),
  },
  {
    id: 'journeys',
    name: 'Browser tests of visitor and staff journeys, on the built site',
    // More workers than the default, because the journeys wait for receipts.
    run: (site) => runBrowserTests(site, ['--grep', '@journey', '--workers', '3']),
  },
];

/** Runs tests on a site of their own, because browser tests leave records that replace the examples on the home page. */
async function onNewSite(site: TestSite, run: (own: TestSite) => Promise<Outcome>): Promise<Outcome> {
  await site.stop();
  const own = createTestSite(console.log);
  return run(own).finally(own.remove);
}

/** All other tests. */
const rest: Step[] = [
  // cspell.json lists the files and the banned words.
  {
    id: 'words',
    name: 'Spelling and banned words',
    run: () => runPrograms([verifyProgram('cspell'), 'lint', '--no-progress']),
  },
  {
    id: 'zero-js',
    name: 'Unit tests for next-zero-js',
    run: () => runJest(['--selectProjects', 'packages', '--silent']),
  },
  {
    id: 'zero-js-fixture',
    name: 'next-zero-js on a stock project',
    run: () => runPrograms(['tsx', '--test', 'packages/next-zero-js/test/fixture.test.ts']),
  },
  {
    id: 'articles',
    name: 'Generated articles, in the editor and on the page',
    run: () =>
      runJest(['--testPathPatterns', 'article-text', '--testNamePattern', '^any ', '--silent'], {
        GENERATED_ARTICLES: process.env.GENERATED_ARTICLES ?? '2000',
        GENERATED_ARTICLES_SEED: process.env.GENERATED_ARTICLES_SEED ?? '2',
      }),
  },
  { id: 'backend', name: 'Unit tests for the embedded backend', run: runBackendTests },
  { id: 'conformance', name: 'Conformance tests for the embedded backend', run: runBackendConformance },
  { id: 'backend-proofs', name: 'Proofs of the embedded backend', run: runBackendProofs },
  {
    id: 'generated',
    name: 'Unit tests for proofs and generated files',
    run: () => runJest(['--selectProjects', 'tools', '--silent']),
  },
  {
    id: 'browser',
    name: 'All other browser tests, on the built site',
    run: (site) => runBrowserTests(site, ['--grep-invert', '@journey']),
  },
  {
    id: 'engines',
    name: 'Journeys in Chromium, Firefox and WebKit',
    run: (site) => onNewSite(site, runEngines),
  },
  {
    id: 'proofs',
    name: 'Proofs, at a smaller scale than `npm run proof`',
    run: (site) => onNewSite(site, (own) => runProofAtTestScale({ log: console.log, site: own })),
  },
  { id: 'nodes', name: 'The site on other versions of Node', run: runOnOtherNodes },
];

const GROUPS: Record<string, { steps: Step[]; omitted: string }> = {
  quick: {
    steps: quick,
    omitted:
      "`npm test` runs the linters, the type checks, the site's unit tests and the browser tests of visitor and staff journeys.",
  },
  rest: { steps: rest, omitted: '`npm run verify` runs all other tests.' },
};

const STEPS = Object.values(GROUPS).flatMap(({ steps }) => steps);

// Runs the steps whose ids are named in the arguments or, if none is named, the named groups: `npm test` names `quick`,
// and `npm run verify` names `rest`.
const names = process.argv.slice(2);
const groups = names.filter((name) => name in GROUPS);
const ids = names.filter((name) => !(name in GROUPS));
const unknown = ids.filter((id) => !STEPS.some((step) => step.id === id));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    `Unknown step ${unknown.join(', ')}: use ${STEPS.map(({ id }) => id).join(', ')}. To run the unit tests in one file: npx jest FILE.`,
  );
  process.exit(1);
}
requireBrowser(console.log);
const isWanted = (group: string, { id }: Step) =>
  ids.length > 0 ? ids.includes(id) : groups.includes(group);
const omitted = Object.entries(GROUPS).filter(([group]) => ids.length === 0 && !groups.includes(group));
await runSteps(
  Object.entries(GROUPS).flatMap(([group, { steps }]) => steps.filter((step) => isWanted(group, step))),
  omitted.map(([, group]) => group.omitted),
);
