import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '@/tools/browser/chromium-flags';
import { findElement, reportViolations, type Tab } from './engine';

const FIREFOX_SETTINGS = { 'ui.prefersReducedMotion': 1 };
const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--force-prefers-reduced-motion',
  // A prerendered page would replace the one that the driver controls.
  '--disable-features=Prerender2',
];

/** Starts Chromium or Firefox in headless mode with reduced motion. */
export const launchBrowser = (browser: 'chrome' | 'firefox', executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    ...(browser === 'firefox' ? { extraPrefsFirefox: FIREFOX_SETTINGS } : { args: FLAGS }),
  });

/** Firefox's error for a font that is still loading when the tab leaves the page: NS_BINDING_ABORTED. */
const CANCELLED_FONT = /downloadable font: download failed .* status=2152398850 /;

function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Chromium logs an error for each document with an error status.
    const isDocument =
      message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (!isDocument) messages.push(`${page.url()}: ${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!CANCELLED_FONT.test(String(error))) messages.push(`${page.url()}: ${String(error)}`);
  });
  return messages;
}

/**
 * Runs in the page: mutes console errors when the tab leaves the page, because Firefox then cancels requests, and the
 * Firebase SDK logs an error for each of them.
 */
function muteOnLeaving() {
  addEventListener('beforeunload', () => {
    console.error = () => {};
  });
}

/** Opens a tab with its own profile. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const messages = collectMessages(page);
  await page.evaluateOnNewDocument(reportViolations);
  await page.evaluateOnNewDocument(muteOnLeaving);
  const find = async (selector: string, text = '') => {
    const handle = await page.evaluateHandle(findElement, selector, text);
    return handle.asElement() as ElementHandle<Element>;
  };
  return {
    async open(address) {
      await page.goto(address);
    },
    resize: (size) => page.setViewport(size),
    async click(selector, text) {
      const element = await find(selector, text);
      await element.click();
    },
    async press(key, held) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    // Firefox fires no load event when Back stays in the same document.
    back: () => page.evaluate(() => history.back()),
    async reload() {
      await page.reload();
    },
    evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>,
    print: (format) =>
      page.pdf({ format, margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } }),
    messages: async () => messages,
    close: () => context.close(),
  };
}
