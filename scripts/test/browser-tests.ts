import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './count';
import type { TestSite } from './test-site';

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** Asynchronous, because this process serves the tests' backend. */
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

/** Runs Playwright on the built site. In CI a failed test is retried once and reported as flaky if it then passes. */
export async function runBrowserTests(
  site: TestSite,
  say: (line: string) => void,
  args: string[] = [],
): Promise<Count> {
  const { url, backendUrl, ownerToken, administrator } = await site.running();
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  const report = join(folder, 'report.json');
  try {
    await runPlaywright(args, {
      SITE_URL: url,
      BACKEND_URL: backendUrl,
      OWNER_TOKEN: ownerToken,
      DIST_DIR: site.distDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      E2E_REPORT: report,
    });
    const { stats }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    if (stats.flaky > 0) say(`${stats.flaky} browser tests passed only when repeated: see above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
