import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { requireEngines } from '../browser/require-engines';
import { programIn } from '../run-programs';
import type { TestSite } from '../test-site';
import type { Outcome } from './steps';

type Suite = {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      projectName: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
};

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

/** Returns the file, title and first error of each test that failed, even if it passed when retried. */
function troubled({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => {
        const verdict = status === 'flaky' ? 'Passed on retry' : 'Failed';
        const error = stripVTControlCharacters(results[0]?.error?.message ?? '').replaceAll(/\s+/g, ' ');
        return `${verdict}: ${[projectName, file, title, error.slice(0, 500)].filter(Boolean).join(', ')}`;
      }),
  );
  return [...own, ...suites.flatMap(troubled)];
}

/** Asynchronous, because this process must keep reading the output of the site's servers. */
function runPlaywright(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(programIn('.', 'playwright'), ['test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

/** Runs Playwright on the built site. In CI, a failed test is retried once; if it then passes, it counts as passed. */
export async function runBrowserTests(site: TestSite, args: string[] = []): Promise<Outcome> {
  const { url, backendUrl, ownerToken, administrator } = await site.running();
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  const report = join(folder, 'report.json');
  try {
    await runPlaywright(args, {
      SITE_URL: url,
      BACKEND_URL: backendUrl,
      OWNER_TOKEN: ownerToken,
      DIST_DIR: site.distDir,
      OUTBOX: join(site.dataDir, 'outbox'),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      E2E_REPORT: report,
    });
    const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      lines: suites.flatMap(troubled),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the journeys in Chromium, Firefox and WebKit. Passes arguments, such as `--project=webkit`, to Playwright. */
export function runEngines(site: TestSite, args: string[] = []): Promise<Outcome> {
  requireEngines(console.log);
  return runBrowserTests(site, ['--config=playwright.engines.config.ts', ...args]);
}
