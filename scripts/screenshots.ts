import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LISTS } from '../components/admin/lists/list-query';
import { pages } from '../content/pages';
import { shareCardSlug } from '../lib/seo/share-card';
import { launchBrowser } from '../tools/browser/launch-browser';
import { createTestSite, type RunningSite } from '../tools/test-site';

/** A view to capture. `prepare` runs after its page has loaded. */
type View = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

const publicViews: View[] = [
  ...pages.map(({ path }) => ({ name: shareCardSlug(path), path })),
  { name: 'home-product-open', path: '/#diabetes' },
  { name: 'company-value-open', path: '/company#compassion' },
  { name: 'impact-process', path: '/impact#process' },
  { name: 'ifu-results', path: '/ifu?q=PV-1120-10' },
  { name: 'ifu-document', path: '/ifu/blood-tubes-use' },
  { name: 'ifu-language', path: '/ifu/blood-tubes-use/en' },
  { name: 'ifu-none', path: '/ifu?q=PV-9' },
  { name: 'search-results', path: '/search?q=tubes' },
  { name: 'search-none', path: '/search?q=zzzz' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'file-not-found', path: '/files/pdf/no-such-file' },
];

const signInView: View = { name: 'admin-sign-in', path: '/admin' };

const list = (key: string): View => ({
  name: `admin-${key}`,
  path: `/admin?list=${key}`,
});

async function openFirstRecord(page: Page) {
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page
    .getByRole('button', { name: 'Save draft' })
    .or(page.getByRole('button', { name: 'Update' }))
    .first()
    .waitFor();
}

async function openHistory(page: Page) {
  await openFirstRecord(page);
  await page.getByRole('button', { name: /^Actions: / }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('dialog').waitFor();
}

async function startSetup(page: Page) {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
}

async function invite(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill('writer@purvia.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText(/^Invited, but not signed in yet/).waitFor();
}

/** Opens the panel in which a new blog, or a change to the first record, is reviewed. */
async function openReview(page: Page) {
  if (page.url().includes('?list=')) await openFirstRecord(page);
  await page
    .getByLabel('Title', { exact: true })
    .fill(`Cold tubes: ${'how to keep samples stable '.repeat(2)}`);
  await page.getByLabel('Description', { exact: true }).fill('Samples stay cold for two days. TODO');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/ passed$/).waitFor();
}

const PASTED =
  '<p>Wait <del>30</del> <u>15</u> minutes.</p><p><mark>Check the lot.</mark> <img alt="A rack" src="https://a.example/b.png"></p>';

async function paste(page: Page) {
  await page.getByRole('textbox', { name: 'Article' }).evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PASTED);
  await page.getByRole('button', { name: 'Undo paste' }).waitFor();
}

async function openInsertMenu(page: Page) {
  await page.getByRole('textbox', { name: 'Article' }).click();
  // Replaces the text of an earlier screenshot, which was backed up.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('/');
  await page.getByRole('option').first().waitFor();
}

async function selectText(page: Page) {
  await page.getByRole('textbox', { name: 'Article' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Three things must be right. The specimen must contain intact RNA.');
  await page.keyboard.press('Shift+Home');
}

/** Opens the menu that contains the sidebar on small screens. */
async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

async function openSettings(page: Page) {
  const settings = page.getByRole('complementary', { name: 'Settings' });
  if (!(await settings.isVisible())) await page.keyboard.press('Control+.');
  await settings.waitFor();
}

async function openShortcuts(page: Page) {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

const adminViews: View[] = [
  ...LISTS.map(list),
  { name: 'admin-blog-new', path: '/admin/blog/new-blog' },
  { name: 'admin-insert-menu', path: '/admin/blog/new-blog', prepare: openInsertMenu },
  { name: 'admin-selection', path: '/admin/blog/new-blog', prepare: selectText },
  { name: 'admin-menu', path: '/admin?list=blogs', prepare: openMenu },
  { name: 'admin-settings', path: '/admin/blog/new-blog', prepare: openSettings },
  { name: 'admin-shortcuts', path: '/admin?list=blogs', prepare: openShortcuts },
  { name: 'admin-blog', path: '/admin?list=blogs', prepare: openFirstRecord },
  { name: 'admin-review-new', path: '/admin/blog/new-blog', prepare: openReview },
  { name: 'admin-review-live', path: '/admin?list=blogs', prepare: openReview },
  { name: 'admin-paste', path: '/admin/blog/new-blog', prepare: paste },
  { name: 'admin-history', path: '/admin?list=blogs', prepare: openHistory },
  { name: 'admin-media-new', path: '/admin/media/new-mention' },
  { name: 'admin-link-new', path: '/admin/link/new' },
  { name: 'admin-link-stored', path: '/admin/link/blood-tubes-use.pdf' },
  { name: 'admin-people-invited', path: '/admin?list=people', prepare: invite },
  { name: 'admin-global', path: '/admin/global' },
  { name: 'admin-approval', path: '/admin/approval' },
  { name: 'admin-security', path: '/admin/security', prepare: startSetup },
];

const FOLDER = 'screenshots';

/** Phone, tablet and desktop, in CSS pixels. */
const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;

/** Scrolls through the page to load lazy images, then back to the top. */
async function loadPictures(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += HEIGHT / 2) {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.scrollTo({ top: y, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      top,
    );
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, folder: string, { name, path, prepare }: View) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await loadPictures(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

async function signIn(page: Page, { email, password }: RunningSite['administrator']) {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

// Takes screenshots of every view at three widths, in one folder per width and appearance, for review against
// docs/look.md. Arguments select views by name prefix: `npm run screenshots -- home products`.
const wanted = process.argv.slice(2);
const isWanted = ({ name }: View) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));
const wantedAdminViews = adminViews.filter(isWanted);

const site = createTestSite(console.log);
const browser = await launchBrowser();
try {
  const { url, administrator } = await site.running();
  for (const width of WIDTHS) {
    for (const scheme of ['light', 'dark'] as const) {
      const folder = join(FOLDER, scheme === 'dark' ? `${width}-dark` : String(width));
      mkdirSync(folder, { recursive: true });
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height: HEIGHT },
        // Stops animations, so that no screenshot shows one halfway.
        reducedMotion: 'reduce',
        colorScheme: scheme,
      });
      const page = await context.newPage();
      // Only the admin has a dark appearance.
      if (scheme === 'light') for (const view of publicViews.filter(isWanted)) await take(page, folder, view);
      if (wantedAdminViews.length > 0) {
        await take(page, folder, signInView);
        await signIn(page, administrator);
        for (const view of wantedAdminViews) await take(page, folder, view);
      }
      await context.close();
    }
  }
  console.log(`The screenshots are in ${FOLDER}.`);
} finally {
  await browser.close();
  await site.remove();
}
