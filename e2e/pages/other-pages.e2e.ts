import { company } from '@/content/company';
import { trivus } from '@/content/trivus';
import { expect, test } from '../support/test';
import { WIDTHS } from './page-list';

/** The services page's links to its sections. */
const SERVICES = [
  [/^Certifications/, 'certification'],
  [/^Training Modules/, 'training'],
  [/^Digital Services/, 'digital'],
  ['Collect', 'one-click-collect'],
  ['ID', 'one-click-id'],
  ['Safety', 'one-click-safety'],
  ['Learn', 'one-click-learn'],
] as const;

test('services: three cards and four buttons link to their sections at each width', async ({ page }) => {
  await page.goto('/services');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Smooth scrolling is slow, so it is tested at only one width.
    await page.emulateMedia({ reducedMotion: width === WIDTHS.at(-1) ? 'no-preference' : 'reduce' });
    for (const [name, id] of SERVICES) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
    }
  }
});

test('impact: three promises are shown, and the PEOPLE and PROCESS tabs work at each width', {
  tag: '@journey',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/impact');
  await expect(page.locator('#promises').getByRole('heading', { level: 3 })).toHaveText([
    '10x lower testing cost',
    '3x fewer consumables',
    '3x faster',
  ]);
  await expect(page.getByRole('tab')).toHaveText(['PEOPLE', 'PROCESS']);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('tab', { name: 'PROCESS' }).click();
    await expect(page).toHaveURL(/#process$/);
    await expect(page.getByRole('tabpanel', { name: 'PROCESS' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tabpanel', { name: 'PEOPLE' })).toBeVisible();
  }
});

test('trivus: a call-back is requested by email, and the turnaround is shown', async ({ page }) => {
  await page.goto('/trivus');
  const mail = page.getByRole('link', { name: trivus.callBack.label });
  expect(await mail.getAttribute('href')).toMatch(/^mailto:/);
  await expect(page.getByText('under 1 hour').first()).toBeVisible();
});

test('contact: the phone numbers are on the page, and the address is not in its footer', async ({ page }) => {
  await page.goto('/contact_us');
  for (const { display } of company.phones) {
    await expect(page.getByRole('main').getByRole('link', { name: display })).toBeVisible();
  }
  await expect(page.getByRole('contentinfo').getByText(company.address.street)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(company.address.street)).toBeVisible();
});

test('r_d: there is a heading, but no paragraph, link or button', async ({ page }) => {
  await page.goto('/r_d');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/under construction$/);
  await expect(page.getByRole('main').locator('p, a, button, h2')).toHaveCount(0);
});

test("the privacy policy has 13 sections with ids, and a section's URL scrolls to it", async ({ page }) => {
  await page.goto('/privacy_policies#children');
  await expect(page.getByRole('article').locator('section[id]')).toHaveCount(13);
  await expect(page.getByRole('heading', { name: 'Children under 18' })).toBeInViewport();
});
