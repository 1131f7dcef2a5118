import { runProofAtTestScale } from '../../proof/run-part';
import { runBrowserTests } from './browser-tests';
import { runEngines } from './engines';
import { runLicenceCheck } from './licences';
import { runOnOtherNodes } from './other-nodes';
import { runBackendConformance, runBackendProofs, runBackendTests, runZeroJs } from './packages';
import type { Step } from './steps';
import { runJest } from './unit-tests';
import { runWordCheck } from './words';

/** All tests that the quick test omits. They take at most 30 minutes on two cores. */
export const full: Step[] = [
  { name: 'Licences of the packages', run: runLicenceCheck },
  { name: 'Spelling and banned words', run: runWordCheck },
  { name: 'Unit tests of the packages', run: () => runJest(['--selectProjects', 'packages', '--silent']) },
  { name: 'next-zero-js on a stock project', run: runZeroJs },
  { name: 'Unit tests of the embedded backend', run: runBackendTests },
  { name: 'Conformance of the embedded backend', run: runBackendConformance },
  { name: 'Proofs of the embedded backend', run: runBackendProofs },
  {
    name: 'Unit tests of the tools; generated files are up to date',
    run: () => runJest(['--selectProjects', 'tools', '--silent']),
  },
  {
    name: 'All other browser tests, on the built site',
    run: (site) => runBrowserTests(site, ['--grep-invert', '@journey']),
  },
  {
    name: 'Journeys in Chromium, Firefox and WebKit',
    run: (site) => runEngines(site, console.log),
  },
  {
    name: 'Proofs, at a smaller scale than `npm run proof`',
    run: (site) => runProofAtTestScale({ log: console.log, site }),
  },
  { name: 'The site on other versions of Node', run: runOnOtherNodes },
];
