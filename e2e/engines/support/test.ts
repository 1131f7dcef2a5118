import { test as base, expect } from '@playwright/test';
import { findBrowser } from '@/tools/browser/find-browser';
import { findEngines } from '@/tools/browser/find-engines';
import { freePort } from '@/tools/stack/ports';
import type { Tab } from './engine';
import { launchBrowser, openTab } from './puppeteer';
import { openWebKitTab, startWebKit } from './webkit';

export type EngineOptions = { engine: 'chromium' | 'firefox' | 'webkit' };

type Launched = { openTab(): Promise<Tab>; stop(): Promise<void> };

function required<Value>(value: Value | undefined): Value {
  if (!value) throw new Error("An engine is missing: run the journeys with 'npm run engines'.");
  return value;
}

async function launch(engine: EngineOptions['engine']): Promise<Launched> {
  if (engine === 'webkit') {
    const { driver, browser } = required(findEngines()).webkit;
    const server = await startWebKit(driver, browser, await freePort());
    return { openTab: () => openWebKitTab(server), stop: server.stop };
  }
  const path = engine === 'firefox' ? required(findEngines()).firefox : required(findBrowser());
  const browser = await launchBrowser(engine === 'firefox' ? 'firefox' : 'chrome', path);
  return { openTab: () => openTab(browser), stop: () => browser.close() };
}

/** Returns a tab whose `open` takes paths on the site. */
const onSite = (tab: Tab): Tab => {
  const { SITE_URL: site = 'http://localhost:3100' } = process.env;
  return { ...tab, open: (path) => tab.open(`${site}${path}`) };
};

export const test = base.extend<{ tab: Tab }, EngineOptions & { browser: never; launched: Launched }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  launched: [
    async ({ engine }, use) => {
      const launched = await launch(engine);
      await use(launched);
      await launched.stop();
    },
    { scope: 'worker' },
  ],
  /** A tab whose console must stay empty. */
  tab: async ({ launched }, use) => {
    const tab = onSite(await launched.openTab());
    await use(tab);
    const messages = await tab.messages();
    await tab.close();
    expect(messages).toEqual([]);
  },
});

export { expect } from '@playwright/test';
