import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of the first browser that exists: the one in CHROMIUM, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...INSTALLED].find(
    (path) => path && existsSync(path),
  );
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of the system's headless shell, which takes about a quarter of Chromium's CPU time to open a page.
 * Falls back to `findBrowser` if the shell is missing or CHROMIUM is set.
 */
export function findHeadlessBrowser(): string | undefined {
  if (process.env.CHROMIUM || !existsSync(HEADLESS_SHELL)) return findBrowser();
  return HEADLESS_SHELL;
}
