import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from './chromium-flags';
import { findBrowser } from './find-browser';

/** Launches Chromium with the flags for tests and any additional ones. */
export const launchBrowser = (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...CHROMIUM_FLAGS, ...flags] });
