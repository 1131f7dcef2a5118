import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import type { AdminPage } from './admin-page';
import { owner } from './owner';
import { newPdfName, PdfLinks, pdfFile } from './pdf-links';
import { expect } from './test';

const DISCARD = 'Discard changes';

/** The requests with which the page saves. */
const COMMITS = '**/documents:commit*';

/** How records of a kind are edited and saved. */
export type InterruptedKind = {
  field: string;
  saved: string;
  /** Creates a record with these times, and returns the address of its editor. */
  start(page: Page, times: object): Promise<string>;
  /** The collection of the records, if they can go live at a time. */
  collection?: 'Blog' | 'Media';
};

let records = 0;

const newId = () => `interrupted-${process.pid}-${Date.now()}-${++records}`;

const DRAFT = { published: false, publishAt: null, publishedAt: null, unpublishAt: null };

/** This worker's link, because an upload for each attempt would take long. */
let link: Promise<string> | undefined;

async function newLink(page: Page): Promise<string> {
  const { spoken, id } = newPdfName(`Interrupted ${process.pid}`);
  await new PdfLinks(page).add(pdfFile(`${spoken}.pdf`, 1));
  return `/admin/link/${id}`;
}

export const INTERRUPTED_KINDS = {
  blog: {
    field: 'Description',
    saved: 'Blog saved.',
    collection: 'Blog',
    async start(_page, times) {
      const id = newId();
      const text = { title: id, description: '', image: '', link: '' };
      await owner.write('Blog', id, { ...text, ...DRAFT, ...times });
      return `/admin/blog/${id}`;
    },
  },
  mention: {
    field: 'Description',
    saved: 'Media saved.',
    collection: 'Media',
    async start(_page, times) {
      const id = newId();
      const text = { year: '2026', title: id, media: 'Laboratory Weekly', description: '', link: '' };
      await owner.write('Media', id, { ...text, ...DRAFT, ...times });
      return `/admin/media/${id}`;
    },
  },
  link: {
    field: 'Title',
    saved: 'Link saved.',
    start(page) {
      link ??= newLink(page).catch((error) => {
        link = undefined;
        throw error;
      });
      return link;
    },
  },
  figures: {
    field: 'Patient lives touched',
    saved: 'Global footprint saved.',
    start: async () => '/admin/global',
  },
} satisfies Record<string, InterruptedKind>;

export type Attempt = {
  admin: AdminPage;
  page: Page;
  context: BrowserContext;
  newMachine(): Promise<BrowserContext>;
  kind: InterruptedKind;
  text: string;
  address: string;
  account: { email: string; password: string };
  /** When the record goes live or ends, if it does. */
  due: Date;
};

/** The action in progress when the interruption comes. */
export type Moment = {
  /** Ends it. @param status the status of a response that the page awaits, if not the server's */
  end(status?: number): Promise<void>;
};

/** The button that saves the form: directly, or after a review. */
const saveButton = ({ page }: AdminPage) =>
  page.getByRole('button', { name: /^(Save draft|Save link|Update|Schedule for .*)$/ });

const discardButton = ({ page }: AdminPage) => page.getByRole('button', { name: DISCARD, exact: true });

/** Each function starts what will be interrupted. */
export const MOMENTS: Record<string, (admin: AdminPage) => Promise<Moment>> = {
  'right after the last keystroke': async () => ({ end: async () => {} }),

  /** The database stores the change at once, but the response is held back. */
  async 'while a save runs'(admin) {
    const { page } = admin;
    let end = (_status?: number) => {};
    const ended = new Promise<number | undefined>((resolve) => {
      end = resolve;
    });
    const hold = async (route: Route) => {
      // Backups are not held back.
      if (route.request().postData()?.includes('/Work/')) return route.fallback();
      const response = await route.fetch();
      const status = await ended;
      await route.fulfill(status ? { status, body: '' } : { response });
    };
    // The page can be gone when the response comes.
    await page.route(COMMITS, (route) => hold(route).catch(() => {}));
    await saveButton(admin).click();
    return {
      async end(status) {
        end(status);
        if (page.isClosed()) return;
        await page.unroute(COMMITS);
        if (await admin.review().isVisible()) await page.keyboard.press('Escape');
      },
    };
  },

  async 'while a dialog is open'(admin) {
    const { page } = admin;
    await discardButton(admin).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    return {
      async end() {
        if (page.isClosed() || !(await dialog.isVisible())) return;
        await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
        await expect(dialog).toHaveCount(0);
      },
    };
  },
};

export const isChanged = (admin: AdminPage) => discardButton(admin).isVisible();

/** Saves the form if it differs from the stored record, and waits for the result. */
export async function saveIfChanged(admin: AdminPage, { saved }: InterruptedKind, result?: Locator) {
  // The form can be visible before the differences are.
  const changed = discardButton(admin).waitFor({ timeout: 2_000 });
  if (!(await changed.then(() => true).catch(() => false))) return;
  await saveButton(admin).click();
  const outcome = (result ?? admin.page.getByText(saved)).first();
  // A record that visitors see is reviewed first.
  await expect(outcome.or(admin.reviewButton())).toBeVisible();
  if (await admin.reviewButton().isVisible()) await admin.reviewButton().click();
  await expect(outcome).toBeVisible();
}
