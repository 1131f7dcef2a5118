import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithExamples } from '../examples/fill';
import { startStack } from '../stack/stack';
import type { Count } from './count';

/** Apart from those of `npm start`, so that both can run; two checkouts at once need two pairs. */
const PORT = Number(process.env.E2E_PORT ?? 3100);
const BACKEND_PORT = Number(process.env.E2E_BACKEND_PORT ?? 9391);

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** Beside this process, which serves the backend that the tests use. */
function runPlaywright(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn('node_modules/.bin/playwright', ['test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

/**
 * Builds and serves the site on a database of its own in a temporary folder and runs Playwright against it.
 * In CI a failed test is repeated once; one that passes only then is named.
 */
export async function runBrowserTests(say: (line: string) => void, args: string[] = []): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  const report = join(folder, 'report.json');
  const stack = await startStack({
    mode: 'start',
    dataDir: join(folder, 'data'),
    port: PORT,
    host: '127.0.0.1',
    backendPort: BACKEND_PORT,
    distDir: '.next-test',
    say,
    fill: (backend) => fillWithExamples(backend, say),
  });
  try {
    await runPlaywright(args, {
      SITE_URL: stack.siteUrl,
      BACKEND_URL: stack.backend.origin,
      OWNER_TOKEN: stack.backend.ownerToken,
      ADMIN_EMAIL: stack.backend.firstAdministrator?.email ?? '',
      ADMIN_PASSWORD: stack.backend.firstAdministrator?.password ?? '',
      E2E_REPORT: report,
    });
    const { stats }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    if (stats.flaky > 0) say(`${stats.flaky} browser tests passed only when repeated: see above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
}
