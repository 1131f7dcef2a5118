import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for tests: the one in CHROMIUM, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...INSTALLED].find(
    (path) => path && existsSync(path),
  );
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser for tests in Playwright, which itself uses the headless shell by default: a new page takes a sixth of
 * the CPU time that it takes Chromium. Returns any other browser if it is missing.
 */
export function findHeadlessBrowser(): string | undefined {
  if (process.env.CHROMIUM || !existsSync(HEADLESS_SHELL)) return findBrowser();
  return HEADLESS_SHELL;
}
