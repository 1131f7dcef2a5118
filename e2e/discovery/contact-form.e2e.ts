import type { Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { ZOOMED } from '../pages/checks/loss';
import { WIDTHS } from '../pages/page-list';
import { submitEnquiry } from '../support/contact-form';
import { expect, test } from '../support/test';

const { form, mailHelp } = contact;

// Without an email app, browsers report an error; one test also blocks the form's script.
test.use({ expectedMessages: /mailto:|net::ERR_FAILED/ });

const enquiry = {
  name: 'Ada Example',
  email: 'ada@lab.example',
  phone: '+1 202 555 0100',
  company: 'Example Lab & Co?cc=evil@evil.example',
  message: 'First line\nBcc: evil@evil.example\n&bcc=evil@evil.example',
};

async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(enquiry)) await page.locator(`#enquiry-${name}`).fill(text);
}

test('the contact form composes the email, and then offers alternatives', { tag: '@journey' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact_us');
  await fillIn(page);
  // Each paragraph has the direction of its own script.
  await expect(page.locator('#enquiry-message')).toHaveCSS('unicode-bidi', 'plaintext');
  await submitEnquiry(page);

  const help = page.getByRole('region', { name: mailHelp.heading });
  await expect(help).toBeFocused();
  const address = await help.getByRole('link', { name: mailHelp.tryAgain }).getAttribute('href');
  const mail = new URL(address ?? '');
  expect(mail.pathname).toBe(contact.mail.to);
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.searchParams.get('subject')).toBe(`Website Enquiry : From - ${enquiry.company}`);

  await help.getByRole('button', { name: mailHelp.copy }).click();
  await expect(help.getByText(mailHelp.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Company: Example Lab & Co?cc=',
  );
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();
});

test('the contact form moves focus to an error summary, which is in view at each width', async ({ page }) => {
  await page.goto('/contact_us');
  for (const size of [...WIDTHS.map((width) => ({ width, height: 900 })), ZOOMED]) {
    await page.setViewportSize(size);
    await submitEnquiry(page);
    const summary = page.getByRole('region', { name: form.summary.heading });
    await expect(summary).toBeFocused();
    const belowHeader = () =>
      summary.evaluate((element) => {
        const header = document.querySelector('header')?.getBoundingClientRect();
        return element.getBoundingClientRect().top - (header?.bottom ?? 0);
      });
    await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
    await expect(summary.getByRole('heading')).toBeInViewport();
    await page.getByRole('link', { name: form.fields.email.missing }).click();
    await expect(page.locator('#enquiry-email')).toBeFocused();
    await expect(page.locator('#enquiry-email')).toBeInViewport();
  }
});

test('the contact form sends nothing to any server', async ({ page }) => {
  await page.goto('/contact_us', { waitUntil: 'networkidle' });
  // On a secure page, browsers treat a form as insecure if it or one of its buttons has a `mailto:` action.
  await expect(page.getByRole('main').locator('[action], [formaction]')).toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Typing a character outside the font's subset loads the full font.
    if (request.resourceType() !== 'font') requests.push(request.url());
  });
  await fillIn(page);
  await submitEnquiry(page);
  await expect(page.getByRole('region', { name: mailHelp.heading })).toBeVisible();
  expect(requests.filter((address) => !address.startsWith('mailto:'))).toEqual([]);
});

test('without its script, the contact form submits to a mailto address', async ({ page }) => {
  await page.route('**/elements/part-*', (route) => route.abort());
  await page.goto('/contact_us');
  await expect(page.getByRole('button', { name: form.submit })).toHaveAttribute('formaction', /^mailto:/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates the fields and passes them to the email app', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/contact_us');
    await expect(page.getByText(mailHelp.withoutScript)).toBeVisible();
    await expect(page.getByRole('region', { name: mailHelp.heading })).toHaveCount(0);
    const send = page.getByRole('button', { name: form.submit });
    await send.click();
    await expect(page.locator('#enquiry-name')).toBeFocused();

    await fillIn(page);
    const allLabels = new RegExp(Object.values(contact.mail.bodyLabels).join('=[^]+\\r\\n'));
    for (const submit of [() => send.click(), () => page.locator('#enquiry-name').press('Enter')]) {
      const mail = page.waitForEvent('request', (request) => request.url().startsWith('mailto:'));
      await submit();
      const { pathname, searchParams } = new URL((await mail).url());
      expect(pathname).toBe(contact.mail.to);
      expect([...searchParams.keys()]).toEqual(['subject', 'body']);
      expect(searchParams.get('body')).toContain(`Email=${enquiry.email}\r\n`);
      expect(searchParams.get('body')).toMatch(allLabels);
    }
  });
});
