import { expectAccessible } from '../support/accessible';
import { aPng } from '../support/pictures';
import { expect, test } from '../support/test';

test('a title is stored without surrounding spaces, and a description is shown with its line breaks', async ({
  admin,
  page,
  visitor,
}) => {
  const title = `Tidy ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', '   ');
  await admin.press('Save draft');
  await expect(page.getByText('Enter the title')).toBeVisible();
  await admin.fill('Title', `  ${title}  `);
  await admin.fill('Description', 'First line\nSecond line');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(admin.field('Title')).toHaveValue(title);
  await admin.publish();
  await admin.expectLive('Blog published');
  await visitor.openHome();
  const description = visitor.blog(title).getByText('First line');
  // A section below the first view has no layout at first.
  await description.scrollIntoViewIfNeeded();
  await expect
    .poll(() => description.evaluate((element: HTMLElement) => element.innerText))
    .toBe('First line\nSecond line');
});

test('an implausible year is rejected', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startMention();
  await admin.fill('Year', '2206');
  await admin.fill('Title', 'From the future');
  await admin.fill('Outlet', 'Laboratory Weekly');
  await admin.press('Save draft');
  await expect(page.getByText('Year must be between 1900 and 2099')).toBeVisible();
  await expectAccessible(page);
});

test('an upload logs no error in the console, and saving clears the error message about a rejected file', async ({
  admin,
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Without errors ${Date.now()}`);
  await admin.chooseImage(await aPng(321, 123));
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await admin.fill('Alternative text', 'A purple rectangle');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await admin.chooseImage({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  const refusal = page.getByText('This file is not a PNG, JPEG or WebP image');
  await expect(refusal).toBeVisible();
  await admin.fill('Description', 'More');
  await admin.press('Save draft');
  await expect(refusal).toHaveCount(0);
  await expect(page.getByText('Blog saved.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a save shows that it is in progress while the server is slow', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Slow ${Date.now()}`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/documents:commit*', async (route) => {
    await released;
    await route.continue();
  });
  await admin.press('Save draft');
  await expect(page.getByRole('status').filter({ hasText: 'In progress …' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText('Blog saved.')).toBeVisible();
});

test('a right-to-left title changes only the direction of its own field', async ({ admin }) => {
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', 'مرحبا بالعالم');
  await expect(admin.field('Title')).toHaveCSS('direction', 'rtl');
  await expect(admin.field('Link')).toHaveCSS('direction', 'ltr');
});

test('the lists and editors do not scroll horizontally at a width of 320 px', async ({ admin, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await admin.signIn();
  for (const address of [
    '/admin',
    '/admin?list=links',
    '/admin/global',
    '/admin/link/new',
    '/admin/media/narrow',
    '/admin/blog/narrow',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    const beyond = await page.evaluate(() => {
      if (document.documentElement.scrollWidth <= window.innerWidth) return [];
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > window.innerWidth,
      );
      return wide.map(({ localName, className }) => `${localName}.${className}`);
    });
    expect({ address, beyond }).toEqual({ address, beyond: [] });
  }
});

test('the admin explains that it needs JavaScript', async ({ request }) => {
  const html = await (await request.get('/admin')).text();
  expect(html).toMatch(/<noscript>.*The site admin needs JavaScript\..*<\/noscript>/);
});
