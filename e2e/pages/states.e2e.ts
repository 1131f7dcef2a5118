import type { Page } from '@playwright/test';
import { companyPage } from '@/content/company-page';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { labels } from '@/content/interface';
import { search } from '@/content/search';
import { submitEnquiry } from '../support/contact-form';
import { expect, test } from '../support/test';
import { translate } from '../support/translate';
import { axeFaults } from './checks/accessibility';
import { openPage } from './checks/open-page';
import { missingFile } from './page-list';

// Sending an enquiry opens the visitor's email app. Without an email app, browsers report an error.
test.use({ expectedMessages: /mailto:/ });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

type State = { name: string; path: string; reach?(page: Page): Promise<void> };

const { form, mailHelp } = contact;

async function sendEnquiry(page: Page, message: string, heading: string) {
  const entries = { name: 'Ada Example', email: 'ada@lab.example', company: 'Example Lab', message };
  for (const [name, text] of Object.entries(entries)) await page.locator(`#enquiry-${name}`).fill(text);
  await submitEnquiry(page);
  await expect(page.getByRole('region', { name: heading })).toBeFocused();
}

const EVERYWHERE: State[] = [
  ...home.selector.tiles.map(({ key }) => ({ name: `the open ${key} tile`, path: `/#${key}` })),
  ...companyPage.values.items.map(({ key }) => ({ name: `the ${key} value`, path: `/company#${key}` })),
  { name: 'the PROCESS tab', path: '/impact#process' },
  {
    name: 'the contact form with errors',
    path: '/contact_us',
    reach: async (page) => {
      await submitEnquiry(page);
      await expect(page.getByRole('region', { name: form.summary.heading })).toBeFocused();
    },
  },
  {
    name: 'the contact form after sending an enquiry',
    path: '/contact_us',
    reach: (page) => sendEnquiry(page, 'Hello', mailHelp.heading),
  },
  {
    name: 'the contact form after sending an enquiry too long for a mailto link',
    path: '/contact_us',
    reach: (page) => sendEnquiry(page, 'Hello '.repeat(400), mailHelp.tooLongHeading),
  },
  {
    name: 'a page after copying its link',
    path: '/products/diabetes/lancets',
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page
        .getByRole('button', { name: new RegExp(`^${labels.copyLink}`) })
        .first()
        .click();
      await expect(page.getByRole('status')).toHaveText(labels.linkCopied);
    },
  },
  {
    name: 'a page with its skip link shown',
    path: '/trivus',
    reach: async (page) => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: labels.skipToContent })).toBeInViewport();
    },
  },
  { name: 'the page of a missing file', path: missingFile },
];

const ON_PHONES: State[] = [
  {
    name: 'the open menu',
    path: '/company',
    reach: (page) => page.getByRole('button', { name: labels.openMenu }).click(),
  },
];

const ON_DESKTOPS: State[] = [
  {
    name: 'the open list of product families in the header',
    path: '/company',
    reach: (page) => page.getByRole('button', { name: 'Our Products' }).hover(),
  },
];

// There are many similar tests, so all workers share them.
test.describe.configure({ mode: 'parallel' });

for (const [viewport, states] of [
  [PHONE, [...EVERYWHERE, ...ON_PHONES]],
  [DESKTOP, [...EVERYWHERE, ...ON_DESKTOPS]],
] as const) {
  test.describe(`at ${viewport.width} pixels, axe finds no fault in`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, path, reach } of states) {
      test(name, async ({ page }) => {
        await openPage(page, path);
        await reach?.(page);
        expect(await axeFaults(page)).toEqual([]);
      });
    }
  });
}

test('pages that the browser translates keep working', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/products/biosample');
  await translate(page);
  await page.getByRole('tab', { name: 'Swabs and Saliva Funnel' }).click();
  await expect(page.getByRole('heading', { name: 'Swabs and Saliva Funnel', level: 3 })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await page.waitForFunction(() => customElements.get('site-search'));
  await page.keyboard.press('/');
  const input = page.getByRole('combobox', { name: search.label });
  const options = page.getByRole('listbox', { name: search.suggestions.label }).getByRole('option');
  for (const [typed, title] of [
    ['lanc', 'Capillary Lancets'],
    ['omicron', 'Omicron RT-PCR Kit'],
  ] as const) {
    await input.fill(typed);
    await expect(options.filter({ hasText: title }).first()).toBeVisible();
  }

  await page.goto('/contact_us');
  await translate(page);
  await submitEnquiry(page);
  const summary = page.getByRole('region', { name: form.summary.heading });
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  const count = await links.count();
  await page.locator('#enquiry-name').fill('Ada Example');
  await submitEnquiry(page);
  await expect(links).toHaveCount(count - 1);
});
