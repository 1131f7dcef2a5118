import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { environmentFor } from '../../tools/stack/stack';
import type { TestSite } from '../../tools/test-site';
import { FAULTS } from './kinds';
import type { FaultRig } from './rig';

/**
 * Checks that a build fails if it cannot read the database or one source, instead of shipping an incomplete page, and
 * leaves the previous build intact if it can read nothing.
 * @returns the failures of each check
 */
export async function playBuilds(rig: FaultRig, site: TestSite): Promise<string[][]> {
  const buildId = () => readFileSync(join(site.distDir, 'BUILD_ID'), 'utf8');
  const refuses = async (what: string, reason: string): Promise<string[]> => {
    // The script behind `npm run build`.
    const args = ['--import', 'tsx', 'scripts/build.ts'];
    const child = spawn(process.execPath, args, { env: environmentFor({ ...site, mode: 'start' }) });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    const output = stdout + stderr;
    return code === 1 && output.includes(reason)
      ? []
      : [`A build ${what} exited with code ${code}: ${output.slice(-500)}`];
  };
  try {
    const before = buildId();
    await rig.killBackend();
    const without = await refuses('without a database', 'The database could not be read');
    if (buildId() !== before) without.push('A build without a database replaced the previous build.');
    await rig.startBackend();
    const failures = [without];
    for (const [source, kind] of [
      ['blogs', '503'],
      ['media', 'hanging'],
    ] as const) {
      rig.proxy.set(source, FAULTS[kind]);
      failures.push(await refuses(`during a fault (${source}: ${kind})`, 'Error occurred prerendering page'));
      rig.proxy.set(source, null);
    }
    return failures;
  } finally {
    // These builds replaced the tests' build. Deleting the fingerprint causes a rebuild before the next test.
    rmSync(join(site.distDir, 'source-fingerprint'), { force: true });
  }
}
