import type { Page } from '@playwright/test';

/** Functions that only an attack would call. */
const CALLS = ['alert', 'confirm', 'prompt', 'print', 'open', 'hostile'];

/**
 * Runs in the page, so it must not contain named functions: the compiler would insert calls to a helper that the page
 * does not have.
 */
function setTraps(calls: string[]) {
  for (const name of calls)
    Object.assign(window, { [name]: () => Reflect.get(window, 'reportCaught')(`${name}() ran`) });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    Reflect.get(window, 'reportCaught')(`the policy blocked ${blockedURI} (${violatedDirective})`),
  );
}

export type Trap = { takeCaught(): Promise<string[]> };

/**
 * Detects hostile scripts, requests to other origins and policy violations in a page, from its next navigation onwards.
 */
export async function setTrap(page: Page, siteUrl: string): Promise<Trap> {
  const caught: string[] = [];
  await page.exposeFunction('reportCaught', (what: string) => caught.push(what));
  await page.addInitScript(setTraps, CALLS);
  page.on('dialog', (dialog) => {
    caught.push(`a dialog opened: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('pageerror', (error) => caught.push(`a script failed: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) caught.push(`the console shows: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOurs =
      origin === new URL(siteUrl).origin || ['data:', 'blob:', 'mailto:', 'about:'].includes(protocol);
    if (!isOurs) caught.push(`${request.url()} was requested`);
  });
  return {
    async takeCaught() {
      // Reports sent by the page arrive before `evaluate` resolves.
      await page.evaluate(() => document.readyState);
      return caught.splice(0);
    },
  };
}
