import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './find-browser';

/** A browser for scripts, which sends nothing of its own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
