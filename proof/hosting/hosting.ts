import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/stack/ports';
import type { RunningSite } from '../../tools/test-site';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { buildWithAdapter, type Hosted, programsOf } from './build';
import { type Check, checkHosted } from './checks';
import { start } from './run';

const STOP_MS = 10_000;

/** Starts, checks and stops a program. */
export async function tryHosted(
  hosted: Hosted,
  site: RunningSite,
  env: Record<string, string>,
): Promise<{ checks: Check[]; figure: string }> {
  const running = await start(hosted, await freePort(), env);
  try {
    const checks = await checkHosted(running.origin, site);
    if (hosted.healthCheck) checks.push(['its health check passes', running.isHealthy()]);
    const { code, after } = await running.stop();
    checks.push(['it stops within ten seconds, even with open connections', code === 0 && after < STOP_MS]);
    return {
      checks: checks.map(([claim, holds]) => [`${hosted.name}: ${claim}`, holds]),
      figure: `${hosted.name} ready after ${(running.startedIn / 1000).toFixed(1)} s, stopped after ${(after / 1000).toFixed(1)} s`,
    };
  } finally {
    running.kill();
  }
}

async function run({ site, log }: ProofContext): Promise<ProofResult> {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-proof-'));
  const env = {
    BACKEND: 'embedded',
    LOCAL_FIREBASE_PORT: String(site.backendPort),
    SITE_URL: `http://localhost:${site.port}`,
  };
  try {
    // Containers are built without a database, so the test site's database is stopped.
    await site.parked();
    log("Building with App Hosting's adapter …");
    const built = join(folder, 'checkout');
    buildWithAdapter(built, env);
    const programs = programsOf(built, folder);
    const running = await site.running();
    const results = [];
    for (const hosted of programs) results.push(await tryHosted(hosted, running, env));
    const checks = results.flatMap((result) => result.checks);
    const failures = checks.filter(([, holds]) => !holds).map(([claim]) => `Failed: ${claim}.`);
    return {
      passed: checks.length - failures.length,
      failures,
      figures: results.map(({ figure }) => figure),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const hosting: ProofPart = {
  name: 'hosting',
  claim:
    "App Hosting's adapter and the Dockerfile's steps each produce a program that runs from its own folder and serves the same pages as `npm start`.",
  notProven: [
    "Google's builders and Docker were not run. The adapter is called as Google's builders call it. The Dockerfile's steps are repeated with this machine's Node and packages, using `npm ci --dry-run`.",
    'The embedded backend was used instead of a Firebase project.',
  ],
  run,
};
