import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from './chromium-flags';
import { findBrowser } from './find-browser';

/** Launches a browser that makes no background requests. */
export const launchBrowser = (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...CHROMIUM_FLAGS, ...flags] });
