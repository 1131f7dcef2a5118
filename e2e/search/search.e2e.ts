import type { Page } from '@playwright/test';
import { search, searchGroups } from '@/content/search';
import { deleteRecords, writeRecords } from '../discovery/support/records';
import { axeFaults } from '../pages/checks/accessibility';
import { htmlFaults } from '../pages/checks/valid-html';
import { missingPath } from '../pages/page-list';
import { expect, test } from '../support/test';

const field = (page: Page) => page.locator('#search-query');
const results = (page: Page) => page.locator('#search-results');
const resultLink = (page: Page, name: string) => results(page).getByRole('link', { name, exact: true });

const NUMBERED = 'pv-2041-10.pdf';

test.beforeAll(() =>
  writeRecords('Link', [
    {
      id: NUMBERED,
      link: `pdfs/${NUMBERED}`,
      title: 'Benchtop rack: brochure',
      refs: 'PV-2041-10',
      kind: 'brochure',
      listed: true,
    },
  ]),
);
test.afterAll(() => deleteRecords('Link', [NUMBERED]));

// A tablet gets the phone's form.
for (const width of [390, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ viewport: { width, height: 900 }, javaScriptEnabled });

      test('a technician finds instructions for use through the header', {
        tag: width === 390 && !javaScriptEnabled ? '@journey' : [],
      }, async ({ page }) => {
        // On wide screens, the company page's header has the search form; the home page's header has only a link.
        await page.goto('/company');
        const header = page.getByRole('banner');
        if (width >= 1200)
          await header.getByRole('searchbox').or(header.getByRole('combobox')).fill('syringe instruction');
        else {
          await header.getByRole('link', { name: search.label }).click();
          await field(page).fill('syringe instruction');
        }
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\?q=syringe\+instruction#found$/);
        await expect(results(page).getByText(/results? for “syringe instruction”/)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(results(page).getByRole('link').first()).toBeFocused();
        await expect(field(page)).toBeInViewport();
        await expect(field(page)).toHaveValue('syringe instruction');
        await expect(results(page).getByRole('heading', { name: 'Documents' })).toBeVisible();
        await expect(results(page).locator('mark').first()).toBeVisible();
        await expect(resultLink(page, 'Insulin syringes: instructions for use')).toHaveAttribute(
          'href',
          /\.pdf/,
        );
      });

      test('a buyer finds a document by two spellings of its catalogue number, and nothing by a similar number', async ({
        page,
      }) => {
        for (const query of ['PV-2041-10', 'pv2041 10']) {
          await expect(async () => {
            await page.goto(`${search.path}?q=${encodeURIComponent(query)}`);
            await expect(results(page).getByRole('link').first()).toHaveText('Benchtop rack: brochure', {
              timeout: 1_000,
            });
          }).toPass({ timeout: 20_000 });
          await expect(results(page).getByRole('link').first()).toHaveAttribute(
            'href',
            `/files/pdf/${NUMBERED}`,
          );
        }
        for (const query of ['PV-2042-10', 'PV-204-110']) {
          await page.goto(`${search.path}?q=${query}`);
          await expect(results(page).getByText(`No results for “${query}”.`)).toBeVisible();
        }
      });

      test('a buyer finds a product despite a typing error, and can ask about a missing one', async ({
        page,
      }) => {
        await page.goto(`${search.path}?q=lancetts`);
        await resultLink(page, 'Capillary Lancets').click();
        await expect(page).toHaveURL(/\/products\/diabetes\/lancets$/);

        await page.goto(missingPath);
        await page.getByRole('main').locator('#search-query').fill('quantum flux 77');
        await page.getByRole('main').getByRole('button', { name: search.submit }).click();
        await expect(results(page).getByText('No results for “quantum flux 77”.')).toBeVisible();
        await resultLink(page, search.results.ask).click();
        await expect(page.locator('#enquiry-message')).toHaveValue(
          'My question is about: quantum flux 77\n\n',
        );
      });
    });
  }
}

test.describe('the search form', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('announces suggestions during typing, and opens one by keyboard', async ({ page }) => {
    await page.goto('/company');
    await page.waitForFunction(() => customElements.get('site-search'));
    await page.keyboard.press('/');
    const input = page.getByRole('combobox', { name: search.label });
    await expect(input).toBeFocused();
    await input.pressSequentially('lanc');
    const options = page.getByRole('listbox', { name: search.suggestions.label }).getByRole('option');
    await expect(options.first()).toContainText('Capillary Lancets');
    await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toBeAttached();
    expect(await axeFaults(page)).toEqual([]);
    // The arrow keys of an input method choose a word, not a suggestion.
    await input.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
    await expect(options.first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', /-0$/);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await input.press('e');
    await expect(options.first()).toContainText('Capillary Lancets');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/diabetes\/lancets$/);
  });

  test('the slash key opens the search page on narrow screens, but types a slash in a field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact_us');
    await page.waitForFunction(() => customElements.get('site-search'));
    await page.locator('#enquiry-message').press('/');
    await expect(page.locator('#enquiry-message')).toHaveValue('/');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search#search-query$/);
    await expect(field(page)).toBeFocused();
  });

  test('the slash key opens the search page from the home page', async ({ page }) => {
    await page.goto('/');
    await page.waitForFunction(() => customElements.get('site-search'));
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search#search-query$/);
  });
});

test('the search finds an article by words in its text', async ({ page }) => {
  await page.goto(`${search.path}?q=dry+ice`);
  await expect(results(page).getByRole('heading', { name: searchGroups.articles })).toBeVisible();
  await expect(resultLink(page, 'Keeping specimens at 2 to 8 °C between the draw and the lab')).toBeVisible();
});

for (const query of ['tubes', 'zeppelin', 'lancets zeppelin', '', '<script>alert(1)</script>"\'']) {
  test(`the results for “${query}” are valid and accessible, and no cache stores them`, async ({ page }) => {
    const response = await page.goto(`${search.path}?q=${encodeURIComponent(query)}`);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
    });
    expect(await htmlFaults((await response?.text()) ?? '', search.path)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    await expect(field(page)).toHaveValue(query);
  });
}
