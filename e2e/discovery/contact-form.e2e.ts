import { contact } from '@/content/contact';
import { submitEnquiry } from '../support/contact-form';
import { expect, test } from '../support/test';

const { form, mailHelp } = contact;

const enquiry = {
  name: 'Ada Example',
  email: 'ada@lab.example',
  phone: '+1 202 555 0100',
  company: 'Example Lab & Co?cc=evil@evil.example',
  message: 'First line\nBcc: evil@evil.example\n&bcc=evil@evil.example',
};

test('composes the mail, and offers other ways once it has tried', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact_us');
  for (const [name, text] of Object.entries(enquiry)) await page.locator(`#enquiry-${name}`).fill(text);
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

test('puts the focus on a summary of what is wrong', async ({ page }) => {
  await page.goto('/contact_us');
  await submitEnquiry(page);
  await expect(page.getByRole('region', { name: form.summary.heading })).toBeFocused();
  await page.getByRole('link', { name: form.fields.email.missing }).click();
  await expect(page.locator('#enquiry-email')).toBeFocused();
});

test('sends nothing to any server', async ({ page }) => {
  await page.goto('/contact_us', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => {
    // A letter that no text of the page has may bring the rest of the typeface.
    if (request.resourceType() !== 'font') requests.push(request.url());
  });
  for (const [name, text] of Object.entries(enquiry)) await page.locator(`#enquiry-${name}`).fill(text);
  await submitEnquiry(page);
  await expect(page.getByRole('region', { name: mailHelp.heading })).toBeVisible();
  expect(requests.filter((address) => !address.startsWith('mailto:'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself checks the fields and hands them to the mail program', async ({ page }) => {
    await page.goto('/contact_us');
    await expect(page.locator(`form[action^="mailto:${contact.mail.to}?subject="]`)).toHaveAttribute(
      'enctype',
      'text/plain',
    );
    await expect(page.locator('#enquiry-name')).toHaveAttribute('required', '');
    await expect(page.getByText(mailHelp.withoutScript)).toBeVisible();
    await expect(page.getByRole('region', { name: mailHelp.heading })).toHaveCount(0);
  });
});
