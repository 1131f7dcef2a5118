import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../support/admin-page';
import { owner } from '../support/owner';

/** The number of attempts. For a full run: WORK_ATTEMPTS=200 npm run e2e -- e2e/admin/attempts.e2e.ts */
const ATTEMPTS = Number(process.env.WORK_ATTEMPTS ?? 13);

/** The maximum loss, in milliseconds of typing. */
const LOSS_MS = 2_000;

const FIELD = 'Description';
const WORDS = 'a steady hand types on and on without a pause while the machine may fail at any time ';

/** Typing in progress. `text` returns the characters typed so far; `least` returns how many of them must not be lost. */
type Typing = { stop(): Promise<void>; text(): string; markFailure(): void; least(): number };

/** Types continuously until `stop` is called or the page closes. */
function startTyping(page: Page): Typing {
  const times: number[] = [];
  let stopped = false;
  let failedAt = 0;
  const character = (index: number) => WORDS[index % WORDS.length] ?? ' ';
  const work = (async () => {
    await page.getByLabel(FIELD, { exact: true }).focus();
    for (let index = 0; !stopped; index++) {
      await page.keyboard.press(character(index) === ' ' ? 'Space' : character(index), { delay: 25 });
      times.push(Date.now());
    }
  })().catch(() => {});
  return {
    async stop() {
      stopped = true;
      await work;
    },
    text: () => times.map((_time, index) => character(index)).join(''),
    markFailure: () => {
      failedAt = Date.now();
    },
    least: () => times.filter((time) => time <= failedAt - LOSS_MS).length,
  };
}

type Attempt = {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  /** The folder of the browser's profile; '' for a temporary profile. */
  profile: string;
  typing: Typing;
};

/** Kills the browser that uses this profile, so that it cannot write anything more, as in a power cut. */
function killBrowser(profile: string) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      // Kills the process group, because not every browser process has the profile in its command line.
      if (command.includes(`--user-data-dir=${profile}`)) process.kill(-Number(pid), 'SIGKILL');
    } catch {
      // The process has exited, or is not the leader of its group.
    }
  }
}

const lost = (profile: string) => `${profile}-lost`;

const elsewhere = (browser: Browser) => browser.newContext();

/**
 * Each function causes a failure while the test is typing, and returns the context in which to reopen the editor. The
 * test marks the time of the failure just before the call. A function can mark a later time.
 */
const FAILURES: Record<string, (attempt: Attempt) => Promise<BrowserContext>> = {
  'the tab crashes': async ({ page, context }) => {
    await page.goto('chrome://crash').catch(() => {});
    return context;
  },
  'the tab is closed': async ({ page, context }) => {
    await page.close({ runBeforeUnload: false });
    return context;
  },
  'the browser is killed': async ({ profile }) => {
    killBrowser(profile);
    return launch(profile);
  },
  'the browser is killed and its profile is lost': async ({ profile }) => {
    killBrowser(profile);
    // The profile is moved, because it cannot be deleted while an exiting process is writing to it.
    renameSync(profile, lost(profile));
    return launch(profile);
  },
  'editing continues on another machine': ({ browser }) => elsewhere(browser),
  'editing continues in another tab': async ({ context }) => context,
  'the stored sign-in is deleted and the page is reloaded': async ({ page, context }) => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    return context;
  },
  'the user signs out in another tab': async ({ page, context, typing }) => {
    const other = new AdminPage(await context.newPage());
    await other.open();
    typing.markFailure();
    await other.press('Logout');
    await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toBeVisible();
    return context;
  },
  'a colleague saves the record': async ({ page, context, browser, typing }) => {
    const account = { email: `saving-${Date.now()}@purvia.example`, password: 'a colleague of mine' };
    await owner.createAdministrator(account.email, account.password);
    const theirs = await elsewhere(browser);
    const colleague = new AdminPage(await theirs.newPage());
    await colleague.signIn(account);
    await colleague.page.goto(page.url());
    await colleague.fill('Title', await page.getByLabel('Title', { exact: true }).inputValue());
    await colleague.fill('Link', '/impact');
    await colleague.press('Save draft');
    await expect(colleague.page.getByText('Blog saved.')).toBeVisible();
    await theirs.close();
    typing.markFailure();
    return context;
  },
  'the server is unreachable for a while': async ({ context, browser, page, typing }) => {
    const notice = page.getByText(/backed up on this device only/);
    await context.route('**/v1/projects/**', (route) => route.abort('connectionrefused'));
    await expect(notice).toBeVisible();
    await context.unroute('**/v1/projects/**');
    await expect(notice).toBeHidden();
    typing.markFailure();
    return elsewhere(browser);
  },
  'the connection is lost and the tab crashes': async ({ context, page, typing }) => {
    // Takes only this tab offline. The context is used again, and a crashed tab in it could not be brought back online.
    const devtools = await context.newCDPSession(page);
    const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', offline);
    await expect(page.getByText(/backed up on this device only/)).toBeVisible();
    const before = typing.text().length;
    await expect.poll(() => typing.text().length).toBeGreaterThan(before + 80);
    typing.markFailure();
    await page.goto('chrome://crash').catch(() => {});
    return context;
  },
  'the device has no storage left': async ({ page, browser, typing }) => {
    // The quota is not overridden, because IndexedDB exceeds an overridden quota without an error.
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      };
    });
    await expect(page.getByText('This device could not store your changes.')).toBeVisible();
    typing.markFailure();
    return elsewhere(browser);
  },
  'the page is reloaded': async ({ page, context }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    return context;
  },
};

/** The tests' launch options and the site's URL, for browsers with their own profile. */
const started: { flags: object; site: string | undefined } = { flags: {}, site: undefined };

const launch = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...started.flags, baseURL: started.site });

const names = Object.keys(FAILURES);

for (let number = 0; number < ATTEMPTS; number++) {
  const name = names[number % names.length] ?? '';
  test(`attempt ${number + 1}: at most two seconds of typing are lost if ${name}`, async ({
    browser,
    launchOptions: flags,
    baseURL: site,
  }) => {
    Object.assign(started, { flags, site });
    const isKilled = name.startsWith('the browser');
    const profile = isKilled ? mkdtempSync(join(tmpdir(), 'profile-')) : '';
    const context = isKilled ? await launch(profile) : await browser.newContext();
    const admin = new AdminPage(await context.newPage());
    await admin.signIn();
    await admin.page.goto(`/admin/blog/attempt-${Date.now()}-${number}`);
    await admin.fill('Title', `Attempt ${number}`);
    const address = admin.page.url();
    const typing = startTyping(admin.page);
    await expect.poll(() => typing.text().length, { timeout: 30_000 }).toBeGreaterThan(80);

    typing.markFailure();
    const again = await FAILURES[name]?.({ page: admin.page, context, browser, profile, typing });
    const least = typing.least();
    await typing.stop();
    if (!again) throw new Error(`Unknown failure: ${name}`);

    const next = new AdminPage(await again.newPage());
    await next.signIn();
    await next.page.goto(address);
    const field = next.field(FIELD);
    await expect(field).toBeVisible();
    const found = await field.inputValue();
    expect(typing.text().startsWith(found.slice(0, typing.text().length))).toBe(true);
    expect(found.length).toBeGreaterThanOrEqual(least);
    await expect(next.field('Title')).toHaveValue(`Attempt ${number}`);

    await next.press('Save draft');
    await expect(next.page.getByText('Blog saved.')).toBeVisible();
    await again.close();
    if (again !== context) await context.close().catch(() => {});
    for (const folder of profile ? [profile, lost(profile)] : [])
      rmSync(folder, { recursive: true, force: true });
  });
}
