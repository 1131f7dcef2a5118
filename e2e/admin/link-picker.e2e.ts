import { deleteRecords } from '../discovery/support/records';
import { expectAccessible } from '../support/accessible';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('the link field suggests addresses on the site, completes a web address, and explains why an address is invalid', async ({
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
  await expect(options.and(page.locator('[value="/downloads/product-catalogue.pdf"]'))).toHaveText(
    'PDF: Product catalogue',
  );
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

test('a link to a missing page of this site is reported before publishing', async ({ admin, page }) => {
  const title = `Lost ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.fill('Link', '/blogs/never-written');
  await expect(page.getByText('No page found at:')).toBeVisible();
  await expectAccessible(page);
  await admin.press('Publish');
  await expect(admin.review()).toContainText('No page found at: /blogs/never-written');
  await expectAccessible(page);
  await admin.press('Edit: Links');
  await expect(admin.field('Link')).toBeFocused();
  await expect(page.getByText('Blog published')).toHaveCount(0);

  await admin.fill('Link', '/services');
  await expect(page.getByText('No page found')).toHaveCount(0);
  await admin.publish();
  await admin.expectLive('Blog published');

  await admin.field('Article').click();
  await admin.press('Link or PDF');
  await admin.fill('Link address', '/no-such-page');
  await admin.fill('Link text', 'a page');
  await expect(page.getByText('No page found')).toBeVisible();
  await admin.press('Insert link');
  await expect(page.getByText('/no-such-page', { exact: true })).toBeVisible();
  await admin.press('Update');
  await expect(admin.review()).toContainText('No page found at: /no-such-page');
  await admin.reviewButton().click();
  await admin.expectLive('Blog saved.');
});

test('broken links are reported in a list', async ({ admin, page }) => {
  const word = `nowhere${Date.now()}`;
  const draft = { description: '', image: '', published: false, publishAt: null };
  await owner.write('Blog', `${word}-1`, { ...draft, title: `${word} lost`, link: '/no-such-page' });
  await owner.write('Blog', `${word}-2`, { ...draft, title: `${word} found`, link: '/services' });
  await admin.signIn();
  await admin.fill('Search', word);

  await test.step('before one record is published', async () => {
    await admin.act(`${word} lost`, 'Publish');
    const question = page.getByRole('alertdialog', { name: 'Publish with broken links?' });
    await expect(question).toContainText('/no-such-page');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: `${word} lost` })).toContainText('Draft');
  });

  await test.step('before several records are published', async () => {
    await page.getByLabel('Select all on this page').check();
    const bar = page.getByRole('region', { name: 'Actions for the selected records' });
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish 2 records?' });
    const lost = question.getByRole('listitem').filter({ hasText: `${word} lost` });
    await expect(lost).toContainText('No page found at: /no-such-page');
    await expect(question.getByRole('listitem').filter({ hasText: `${word} found` })).not.toContainText(
      'No page found',
    );
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText('2 of 2 published')).toBeVisible();
  });
  await deleteRecords('Blog', [`${word}-1`, `${word}-2`]);
});
