import { test as base, expect } from '@playwright/test';
import { AdminPage } from './admin-page';
import { Visitor } from './visitor';

type Actors = {
  /** The admin area in a browser of its own, not signed in. */
  admin: AdminPage;
  /** Another administrator's browser, signed in. */
  colleague: AdminPage;
  /** A visitor without scripts in another browser. */
  visitor: Visitor;
};

export const test = base.extend<Actors>({
  admin: async ({ page }, use) => use(new AdminPage(page)),
  colleague: async ({ browser }, use) => {
    const context = await browser.newContext();
    const colleague = new AdminPage(await context.newPage());
    await colleague.signIn();
    await use(colleague);
    await context.close();
  },
  visitor: async ({ browser }, use) => use(await Visitor.arrive(browser)),

  /** Whatever a test is about, no page that it opens may break its own content security policy. */
  context: async ({ context }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) {
        violations.push(`${message.page()?.url()}: ${message.text()}`);
      }
    });
    await use(context);
    expect(violations).toEqual([]);
  },
});

export { expect } from '@playwright/test';
