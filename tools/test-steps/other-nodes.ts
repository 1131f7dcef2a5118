import { spawnSync } from 'node:child_process';
import type { TestSite } from '../test-site';
import type { Outcome } from './steps';

/**
 * The supported versions other than 20.20, with what is tested on each. Production runs the last one. In CI, the
 * workflow's matrix tests the others.
 */
const VERSIONS = [
  { version: '22', isBuilt: false },
  { version: '24', isBuilt: true },
].slice(process.env.CI ? -1 : 0);

/** The output limit for each program, in bytes. */
const MAX_OUTPUT = 100_000_000;

const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;

/** Downloads Node from the npm registry. Returns its path, or undefined if the download fails. */
function findNode(version: string): string | undefined {
  const name = `node-${SYSTEM}-${process.arch}@${version}`;
  const args = ['exec', '--yes', `--package=${name}`, '--', 'node', '-p', 'process.execPath'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const UNIT_TESTS = ['node_modules/jest/bin/jest.js', '--selectProjects', 'node', '--silent'];
const BROWSER_TESTS = ['--import', 'tsx', 'scripts/e2e.ts', 'e2e/pages/home.e2e.ts'];

/**
 * Tests the site on the other supported versions of Node: the unit tests of code for Node, and the browser tests of the
 * home page. Only the version that production runs also builds the site. Each program counts as one test.
 */
export async function runOnOtherNodes(site: TestSite): Promise<Outcome> {
  // Builds the site, and frees its ports for the programs.
  await site.parked();
  const [current] = process.versions.node.split('.');
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const { version, isBuilt } of VERSIONS.filter((one) => one.version !== current)) {
    const node = findNode(version);
    if (!node) {
      lines.push(`Node ${version}: not run, because it could not be downloaded`);
      continue;
    }
    for (const program of [UNIT_TESTS, BROWSER_TESTS]) {
      const test = spawnSync(node, program, {
        encoding: 'utf8',
        maxBuffer: MAX_OUTPUT,
        env: { ...process.env, ...(!isBuilt && { E2E_DATA: site.dataDir }) },
      });
      if (test.status === 0) passed += 1;
      else {
        failed += 1;
        console.log(test.stdout, test.stderr);
      }
      lines.push(`Node ${version}: ${program.join(' ')} ${test.status === 0 ? 'passed' : 'failed'}`);
    }
  }
  return { passed, failed, lines };
}
