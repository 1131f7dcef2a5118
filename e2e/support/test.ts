import { test as base } from '@playwright/test';
import { AdminPage } from './admin-page';
import { Visitor } from './visitor';

type Actors = {
  /** The admin area in a browser of its own, not signed in. */
  admin: AdminPage;
  /** A visitor without scripts in another browser. */
  visitor: Visitor;
};

export const test = base.extend<Actors>({
  admin: async ({ page }, use) => use(new AdminPage(page)),
  visitor: async ({ browser }, use) => use(await Visitor.arrive(browser)),
});

export { expect } from '@playwright/test';
