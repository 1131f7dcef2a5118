import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { AdminPage } from './admin-page';
import { Visitor } from './visitor';

type Actors = {
  /** The admin area in the test's own page, signed out at first. */
  admin: AdminPage;
  /** The admin area in another browser context, signed in to the same account. */
  colleague: AdminPage;
  /** A visitor in another browser context, without scripts. */
  visitor: Visitor;
};

export type Rules = {
  /** Matches messages that a test provokes on purpose. */
  expectedMessages: RegExp;
};

/** Whether the message is only Chromium's report that the document itself has an error status. */
const isRefusedDocument = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && message.location().url === message.page()?.url();

/**
 * Whether the message comes from the admin and is not a policy violation. In the admin, browsers and the SDK report
 * each failed request, such as a wrong password or a stale save, so only uncaught errors and policy violations fail a
 * test.
 */
const isAdminReport = (message: ConsoleMessage) =>
  new URL(message.page()?.url() ?? 'about:blank').pathname.startsWith('/admin') &&
  !message.text().includes('Content Security Policy');

/** Chromium's report of a page transition that it skipped because the new page was painted late. */
const SKIPPED_TRANSITION = /^InvalidStateError: Transition was aborted because of invalid state/;

/** Collects the messages and errors of a context's pages, except those that any test may cause. */
function collect(context: BrowserContext, messages: string[]): void {
  context.on('console', (message) => {
    if (isRefusedDocument(message) || isAdminReport(message)) return;
    messages.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (!SKIPPED_TRANSITION.test(text)) messages.push(`${error.page()?.url()}: ${text}`);
  });
}

export const test = base.extend<Actors & Rules & { silence: undefined }>({
  expectedMessages: [/(?!)/, { option: true }],

  /** Fails the test if a page in any context logs an unexpected message. */
  silence: [
    async ({ browser, expectedMessages }, use) => {
      const messages: string[] = [];
      const watch = (context: BrowserContext) => collect(context, messages);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect(messages.filter((text) => !expectedMessages.test(text))).toEqual([]);
    },
    { auto: true },
  ],

  admin: async ({ page }, use) => use(new AdminPage(page)),
  colleague: async ({ browser }, use) => {
    const context = await browser.newContext();
    const colleague = new AdminPage(await context.newPage());
    await colleague.signIn();
    await use(colleague);
    await context.close();
  },
  visitor: async ({ browser }, use) => use(await Visitor.arrive(browser)),
});

export { expect } from '@playwright/test';
