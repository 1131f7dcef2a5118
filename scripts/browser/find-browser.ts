import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for tests: the one in CHROMIUM, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...INSTALLED].find(
    (path) => path && existsSync(path),
  );
}
