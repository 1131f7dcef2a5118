import type { Browser, Page, Response } from '@playwright/test';

export type Visit = { page: Page; requested: string[]; responses: Response[]; complaints: string[] };

export const VIEWS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};

/** Opens a page without a cache and waits until the network is idle. */
export async function visit(
  browser: Browser,
  address: string,
  { viewport, deviceScaleFactor } = VIEWS.desktop,
): Promise<Visit> {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  const requested: string[] = [];
  const responses: Response[] = [];
  const complaints: string[] = [];
  // The elements' module defines elements as soon as it runs, so the first definition marks the module's start.
  await page.addInitScript(() => {
    const { define } = customElements;
    customElements.define = (...definition) => {
      performance.mark('module');
      define.apply(customElements, definition);
    };
  });
  page.on('request', (request) => requested.push(request.url()));
  page.on('response', (response) => responses.push(response));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, requested, responses, complaints };
}
