import type { Page } from '@playwright/test';
import { LISTS } from '../../components/admin/dashboard/list-query';
import { pages } from '../../content/pages';
import { shareCardSlug } from '../../lib/seo/share-card';

/** A view: its URL and the steps that lead to it. */
export type View = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

export const publicViews: View[] = [
  ...pages.map(({ path }) => ({ name: shareCardSlug(path), path })),
  { name: 'home-product-open', path: '/#diabetes' },
  { name: 'company-value-open', path: '/company#compassion' },
  { name: 'impact-process', path: '/impact#process' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'file-not-found', path: '/files/pdf/no-such-file' },
];

export const signInView: View = { name: 'admin-sign-in', path: '/admin' };

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

export const adminViews: View[] = [
  ...LISTS.map(list),
  { name: 'admin-blog-new', path: '/admin/blog/new-blog' },
  { name: 'admin-blog', path: '/admin', prepare: openFirstRecord },
  { name: 'admin-history', path: '/admin', prepare: openHistory },
  { name: 'admin-media-new', path: '/admin/media/new-mention' },
  { name: 'admin-link-new', path: '/admin/link/new' },
  { name: 'admin-global', path: '/admin/global' },
];
