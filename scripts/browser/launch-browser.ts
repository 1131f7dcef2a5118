import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './find-browser';

/** Launches a browser that makes no background requests. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
