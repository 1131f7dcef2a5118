import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '../until';
import { TIMEOUT_MS, writeNew } from './episode';
import type { FaultKind } from './kinds';
import type { Rig } from './rig';
import { SOURCES, type Source } from './source';
import { watchPages } from './watch';

type Outcome = { code: number | null; output: string };

/** Runs the script behind `npm run build`. */
async function build(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: stdout + stderr };
}

const buildId = ({ env }: Rig) => readFileSync(join(env.NEXT_DIST_DIR ?? '', 'BUILD_ID'), 'utf8');

/** Checks that a build without a database fails and leaves the previous build intact. */
async function refusesWithout(rig: Rig): Promise<string[]> {
  const before = buildId(rig);
  await rig.killBackend();
  const { code, output } = await build(rig.env);
  await rig.startBackend();
  const isRefused =
    code === 1 && output.includes('The database could not be read') && buildId(rig) === before;
  return isRefused ? [] : [`A build without a database exited with code ${code}: ${output.slice(-500)}`];
}

/** Checks that a build fails if it cannot read one source, instead of shipping an incomplete page. */
async function failsWith(rig: Rig, source: Source, kind: FaultKind): Promise<string[]> {
  rig.proxy.set(source, kind);
  const { code, output } = await build(rig.env);
  rig.proxy.set(source, null);
  const isRefused = code === 1 && output.includes('Error occurred prerendering page');
  return isRefused
    ? []
    : [`A build during a fault (${source}: ${kind}) exited with code ${code}: ${output.slice(-500)}`];
}

const readiness = async ({ origin }: Rig): Promise<number> => (await fetch(`${origin}/api/ready`)).status;

/**
 * Waits until the server is ready, because pages can show the content before the server and its search are ready.
 * Returns whether the server became ready in time.
 */
const isReadySoon = async (rig: Rig): Promise<boolean> =>
  (await until(async () => (await readiness(rig)) === 200, TIMEOUT_MS)) !== null;

/**
 * Checks that a build with BUILD_WITHOUT_DATABASE succeeds, and that its pages show the content once the database is
 * available.
 */
async function fillsLater(rig: Rig): Promise<string[]> {
  const texts = await writeNew(rig, SOURCES);
  await rig.killBackend();
  const { code, output } = await build({ ...rig.env, BUILD_WITHOUT_DATABASE: 'true' });
  if (code !== 0)
    return [`A build with BUILD_WITHOUT_DATABASE exited with code ${code}: ${output.slice(-500)}`];
  await rig.restartServer();
  const watch = await watchPages(rig.origin);
  await watch.visitAll('Built and started without a database');
  const before = await readiness(rig);
  await rig.startBackend();
  const healed = await watch.untilShown(texts, TIMEOUT_MS);
  const isReady = await isReadySoon(rig);
  return [
    ...watch.failures,
    ...(healed === null ? ['Pages built without a database did not show content within ten seconds.'] : []),
    ...(before === 503 ? [] : [`Without a database, /api/ready returned ${before}.`]),
    ...(isReady ? [] : ['The server was not ready within ten seconds of showing the content.']),
  ];
}

/** Builds the site during faults. @returns the failures of each check */
export async function playBuilds(rig: Rig): Promise<string[][]> {
  try {
    return [
      await refusesWithout(rig),
      await failsWith(rig, 'blogs', '503'),
      await failsWith(rig, 'media', 'hanging'),
      await fillsLater(rig),
    ];
  } finally {
    // These builds replaced the tests' build. Deleting the fingerprint causes a rebuild before the next test.
    rmSync(join(rig.env.NEXT_DIST_DIR ?? '', 'source-fingerprint'), { force: true });
  }
}
