import { expect, test } from '../support/test';

test('the preview shows what is typed, as the public page would, at two widths', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  const preview = page.frameLocator('iframe[title="What visitors will see"]');
  await admin.fill('Title', 'Typed just now');
  const title = preview.getByRole('heading', { name: 'Typed just now' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('font-family', /sans/i);

  const width = () => title.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth);
  expect(await width()).toBe(390);
  await admin.press('Desktop');
  await expect.poll(width).toBe(1280);
});
