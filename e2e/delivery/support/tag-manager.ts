import type { Page } from '@playwright/test';

/** The script of a tag manager's "custom HTML" tag. */
const CUSTOM_HTML = `
  window.tagManagerRan = true;
  const tag = document.createElement('script');
  tag.textContent = 'window.customHtmlRan = true';
  document.head.append(tag);
`;

/** Sends every event to the analytics service's endpoint, as the service's own script does. */
const COLLECT = `
  const send = ([kind, ...event]) => {
    if (kind !== 'event') return;
    const body = JSON.stringify(event);
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', body });
  };
  for (const entry of dataLayer) send(Array.from(entry));
  const { push } = dataLayer;
  dataLayer.push = (entry) => {
    send(Array.from(entry));
    return push.call(dataLayer, entry);
  };
`;

type Collected = { name: string; payload: Record<string, unknown> };

/** Replaces the tag manager and the analytics service, and records requested scripts and sent data. */
export async function standInForTagManager(page: Page) {
  const scripts: string[] = [];
  const collected: Collected[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    scripts.push(pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      body: pathname === '/gtm.js' ? CUSTOM_HTML : COLLECT,
    });
  });
  await page.route('https://*.google-analytics.com/**', (route) => {
    const [name, payload] = route.request().postDataJSON();
    collected.push({ name, payload });
    return route.fulfill({ status: 204 });
  });
  return { scripts, collected };
}
