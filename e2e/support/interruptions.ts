import type { BrowserContext, Page } from '@playwright/test';
import { AdminPage } from './admin-page';
import { type Attempt, type Moment, saveIfChanged } from './interrupted-work';
import { expect } from './test';

export type Interruption = {
  /** Runs before the editor opens. */
  prepare?(context: BrowserContext): Promise<unknown>;
  /** The times of the record, if they bring about the interruption. `due` is some seconds ahead. */
  times?(due: Date): object;
  /** Causes the interruption, and returns the page on which the user goes on. */
  happen(attempt: Attempt, moment: Moment): Promise<Page>;
};

async function leave(page: Page, how: () => Promise<unknown>) {
  page.once('dialog', (dialog) => dialog.accept());
  await how();
  return page;
}

async function closeTab({ page, context }: Attempt) {
  await page.close({ runBeforeUnload: false });
  return context.newPage();
}

/** Waits until everything is on the server. */
const expectBackup = (page: Page) =>
  expect(
    page.getByText(/^(Backed up on the server|This device could not store your changes\..*|Saved)$/).first(),
  ).toBeVisible();

/**
 * Closes the tab as its user would: again, until the browser no longer warns of unsaved changes. A save ends before
 * that, because it could store more than the backup has, and the editor would then ask which version to keep.
 */
async function closeCarefully({ page, context }: Attempt, moment: Moment) {
  await moment.end();
  const closed = page.waitForEvent('close', { timeout: 0 }).then(() => 'closed');
  const close = async () => {
    const warned = page.waitForEvent('dialog', { timeout: 0 }).then(async (dialog) => {
      await dialog.dismiss();
      return 'warned';
    });
    await page.close({ runBeforeUnload: true });
    return Promise.race([warned.catch(() => 'closed'), closed]);
  };
  // The page can back up only between the warnings.
  await expect.poll(close, { intervals: [1_000], timeout: 30_000 }).toBe('closed');
  return context.newPage();
}

/** Without storage on the device, only the warning before the tab closes protects the last words. */
const withoutStorage = (breakStorage: () => void): Interruption => ({
  prepare: (context) => context.addInitScript(breakStorage),
  happen: closeCarefully,
});

/** Opens the record on another page, where the text must be too, and saves it there. */
async function continueOn(other: AdminPage, { kind, text, address }: Attempt) {
  await other.page.goto(address);
  await expect(await other.shown(kind.field)).toHaveValue(text);
  await saveIfChanged(other, kind);
}

/** Waits until the time has come, while the editor is open. */
async function waitUntilDue({ page }: Attempt, moment: Moment, news: string) {
  await expect(page.getByText(news).first()).toBeVisible();
  await moment.end();
  return page;
}

/** Closes the tab until the time has come. */
async function closeUntilDue(attempt: Attempt) {
  const next = await closeTab(attempt);
  await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(Number(attempt.due));
  return next;
}

const goesLive = (publishAt: Date) => ({ publishAt });

const ends = (unpublishAt: Date) => ({ published: true, publishedAt: new Date(), unpublishAt });

export const INTERRUPTIONS: Record<string, Interruption> = {
  'the tab crashes': {
    async happen({ page, context }) {
      await page.goto('chrome://crash').catch(() => {});
      return context.newPage();
    },
  },
  'the page is reloaded': { happen: ({ page }) => leave(page, () => page.reload()) },
  'the user goes back': { happen: ({ page }) => leave(page, () => page.goBack()) },
  'the tab is closed': { happen: closeTab },
  'the tab is closed offline': {
    async happen(attempt) {
      await attempt.context.setOffline(true);
      const next = await closeTab(attempt);
      await attempt.context.setOffline(false);
      return next;
    },
  },
  'the server is overloaded': {
    async happen({ page, admin, kind }, moment) {
      await page.route('**/v1/projects/**', (route) => route.fulfill({ status: 503, body: 'Overloaded' }));
      await moment.end(503);
      // Either the save has failed, or it is tried again.
      const failed = page.getByRole('alert').filter({ hasText: /\S/ });
      await saveIfChanged(admin, kind, failed.or(page.getByText('The server is slow to respond.')));
      await page.unroute('**/v1/projects/**');
      return page;
    },
  },
  'the session ends': {
    async happen({ page, context, account }, moment) {
      const other = new AdminPage(await context.newPage());
      await other.open();
      await other.press('Logout');
      const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
      await expect(dialog).toBeVisible();
      // A page in the background is painted only once a second, and each click waits for a paint.
      await other.page.close();
      await dialog.getByLabel('Email').fill(account.email);
      await dialog.getByLabel('Password').fill(account.password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await expect(dialog).toHaveCount(0);
      await moment.end();
      return page;
    },
  },
  'the browser refuses storage': withoutStorage(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
  }),
  'another tab blocks the storage': withoutStorage(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function maybeBlocked(name, version) {
      const request = open.call(this, name, version);
      if (name === 'admin-work') request.addEventListener = () => {};
      return request;
    };
  }),
  'the device has no space left': withoutStorage(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  }),
  'the text is saved in a second tab': {
    async happen(attempt, moment) {
      await expectBackup(attempt.page);
      const other = new AdminPage(await attempt.context.newPage());
      await continueOn(other, attempt);
      await other.page.close();
      await moment.end();
      return attempt.page;
    },
  },
  'the text is saved on another machine': {
    async happen(attempt, moment) {
      await expectBackup(attempt.page);
      const { account } = attempt;
      const machine = await attempt.newMachine();
      const other = new AdminPage(await machine.newPage());
      await other.signIn(account);
      await continueOn(other, attempt);
      await machine.close();
      await moment.end();
      return attempt.page;
    },
  },
  'the record goes live': {
    times: goesLive,
    happen: (attempt, moment) => waitUntilDue(attempt, moment, 'The scheduled time has come'),
  },
  'the record ends': {
    times: ends,
    happen: (attempt, moment) => waitUntilDue(attempt, moment, 'The unpublish time has passed'),
  },
  'the record goes live after its tab is closed': { times: goesLive, happen: closeUntilDue },
  'the record ends after its tab is closed': { times: ends, happen: closeUntilDue },
};
