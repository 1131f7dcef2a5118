import { expectAccessible } from '../support/accessible';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('a link is chosen from the site, completed, and rejected with a specific reason', async ({
  admin,
  page,
}) => {
  const pdf = `picked-${Date.now()}.pdf`;
  await owner.write('Link', pdf, { link: `pdfs/${pdf}`, title: 'A picked PDF', size: 0, pages: 0 });
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Linked ${Date.now()}`);
  const link = admin.field('Link');
  await link.focus();
  const options = page.locator('datalist option');
  await expect(options.and(page.locator('[value="/services"]'))).toHaveText(/^Page: /);
  await expect(options.and(page.locator(`[value="/files/pdf/${pdf}"]`))).toHaveText('PDF: A picked PDF');
  await expect(options.and(page.locator('[value^="/blogs/keeping"]'))).toHaveText(/^Article: /);

  await link.fill('  www.journal.example/paper ');
  await link.blur();
  await expect(link).toHaveValue('https://www.journal.example/paper');
  await link.fill('https://journal.example/my paper');
  await link.blur();
  await expect(page.getByText('Link must not contain spaces')).toBeVisible();
  await link.fill('journal.example');
  await link.blur();
  await expect(page.getByText('Link must start with https://, http://, mailto: or /')).toBeVisible();
  await expectAccessible(page);
});

test('a missing address on this site is reported before publishing', async ({ admin, page }) => {
  const title = `Lost ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.fill('Link', '/blogs/never-written');
  await expect(page.getByText('There is no page at this address:')).toBeVisible();
  await expectAccessible(page);
  await admin.press('Publish');
  const question = page.getByRole('alertdialog', { name: 'Publish with links that lead nowhere?' });
  await expect(question).toContainText('/blogs/never-written');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Blog published')).toHaveCount(0);

  await admin.fill('Link', '/services');
  await expect(page.getByText('There is no page')).toHaveCount(0);
  await admin.press('Publish');
  await admin.expectLive('Blog published');

  await admin.field('Article').click();
  await admin.press('Link or PDF');
  await admin.fill('Link address', '/no-such-page');
  await admin.fill('Link text', 'a page');
  await expect(page.getByText('There is no page')).toBeVisible();
  await admin.press('Insert link');
  await expect(page.getByText('/no-such-page', { exact: true })).toBeVisible();
  await admin.press('Update');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish anyway' }).click();
  await admin.expectLive('Blog saved.');
});
