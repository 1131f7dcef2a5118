import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/stack/ports';
import { resultOf } from '../check';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { startProgram } from '../site/instance';
import { buildContainer } from './build';
import { checkContained } from './checks';

const STOP_MS = 10_000;

async function run({ site, log }: ProofContext): Promise<ProofResult> {
  const folder = mkdtempSync(join(tmpdir(), 'container-proof-'));
  const env = {
    BACKEND: 'embedded',
    LOCAL_FIREBASE_PORT: String(site.backendPort),
    SITE_URL: `http://localhost:${site.port}`,
  };
  try {
    // Containers are built without a database, so the test site's database is stopped.
    await site.parked();
    log("Repeating the Dockerfile's steps …");
    const contained = buildContainer(folder, env);
    const { administrator } = await site.running();
    const port = await freePort();
    // Without this process's environment.
    const own = { NODE_ENV: 'production' as const, ...contained.env, ...env };
    const [program = '', begun] = [contained.command[1], performance.now()];
    const running = await startProgram(program, { port, cwd: contained.folder, env: own });
    const startedIn = performance.now() - begun;
    try {
      const checks = await checkContained(running.origin, administrator);
      const health = spawnSync(process.execPath, contained.healthCheck.slice(1), {
        env: { ...own, PORT: String(port) },
      });
      checks.push(['its health check passes', health.status === 0]);
      const { code, milliseconds } = await running.end();
      checks.push(['it stops within ten seconds', code === 0 && milliseconds < STOP_MS]);
      const [ready, stopped] = [startedIn, milliseconds].map((ms) => (ms / 1000).toFixed(1));
      return resultOf(checks, [`ready after ${ready} s`, `stopped after ${stopped} s`]);
    } finally {
      running.signal('SIGKILL');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const container: ProofPart = {
  name: 'container',
  claim:
    "The Dockerfile's steps produce a folder whose program needs only production packages and serves the same pages as `npm start`.",
  notProven: [
    "Docker was not run. The Dockerfile's steps are repeated with this machine's Node and packages, using `npm ci --dry-run`.",
    'The embedded backend was used instead of a Firebase project.',
  ],
  run,
};
