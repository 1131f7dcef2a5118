import { spawnSync } from 'node:child_process';
import type { Outcome } from './steps';
import type { TestSite } from './test-site';

/** The versions that the site supports, beside 20.20. Production runs the last. */
const VERSIONS = ['22', '24'];

const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;

/** Fetches a Node from the registry; returns undefined if there is none for this system. */
function findNode(version: string): string | undefined {
  const name = `node-${SYSTEM}-${process.arch}@${version}`;
  const args = ['exec', '--yes', `--package=${name}`, '--', 'node', '-p', 'process.execPath'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs the quick test, the site's build included, on every other supported version of Node. Each is one test. */
export async function runOnOtherNodes(site: TestSite): Promise<Outcome> {
  // They use the same ports.
  await site.stop();
  const [current] = process.versions.node.split('.');
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const version of VERSIONS.filter((one) => one !== current)) {
    const node = findNode(version);
    if (!node) {
      lines.push(`Node ${version}: not run, because the registry did not offer it`);
      continue;
    }
    const test = spawnSync(node, ['--import', 'tsx', 'scripts/test.ts'], { encoding: 'utf8' });
    if (test.status === 0) passed += 1;
    else {
      failed += 1;
      console.log(test.stdout, test.stderr);
    }
    lines.push(`Node ${version}: ${test.stdout.trim().split('\n').at(-1)}`);
  }
  return { passed, failed, lines };
}
