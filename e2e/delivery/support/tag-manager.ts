import type { Page } from '@playwright/test';

/** What a tag manager would run for a tag of the kind "custom HTML". */
const CUSTOM_HTML = `
  window.tagManagerRan = true;
  const tag = document.createElement('script');
  tag.textContent = 'window.customHtmlRan = true';
  document.head.append(tag);
`;

/** Sends every event that it is told of to where the analytics service collects, as that service's script does. */
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

export type Collected = { name: string; payload: Record<string, unknown> };

/** Stands in for the tag manager and the analytics service; says which scripts were asked for and what was sent. */
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
