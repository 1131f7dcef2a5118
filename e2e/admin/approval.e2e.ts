import type { Browser } from '@playwright/test';
import type { Role } from '@/lib/model/people';
import { expectAccessible } from '../support/accessible';
import { AdminPage } from '../support/admin-page';
import { publishArticle, writeArticle } from '../support/articles';
import { owner } from '../support/owner';
import { newPdfName, PdfLinks, pdfFile } from '../support/pdf-links';
import { expect, test } from '../support/test';

/** Creates an account with a role. */
async function aPerson(role: Role) {
  const person = { email: `${role}-${Date.now()}@purvia.example`, password: 'a password of mine' };
  const { localId } = await owner.createUser(person.email, person.password);
  await owner.setRole(localId, person.email, role);
  return person;
}

/** Signs in a writer, and a publisher in another browser context. */
async function twoPeople(admin: AdminPage, browser: Browser) {
  const { page } = admin;
  const second = new AdminPage(await (await browser.newContext()).newPage());
  const writer = await aPerson('writer');
  await admin.signIn(writer);
  await second.signIn(await aPerson('publisher'));
  return {
    writer,
    second,
    async ask(note: string) {
      await admin.press('Ask to publish');
      const panel = page.getByRole('dialog', { name: /^(Publish|Update) this blog/ });
      await panel.getByLabel('Note to the publisher').fill(note);
      await panel.getByRole('button', { name: 'Ask to publish' }).click();
      await expect(page.getByText('Your request was sent.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'You asked to publish this' })).toBeVisible();
    },
    async review(wanted: string, purpose: 'publish' | 'delete' | 'restore' = 'publish') {
      await second.page.goto('/admin');
      await second.page.getByRole('link', { name: `Review: ${wanted}` }).click();
      const asked = second.page.getByRole('heading', { name: `${writer.email} asked to ${purpose} this` });
      await expect(asked).toBeVisible({ timeout: 10_000 });
    },
  };
}

test('a writer asks to publish a blog, and it goes live once a publisher approves it', {
  tag: '@journey',
}, async ({ admin, browser, visitor }) => {
  const title = `Two people ${Date.now()}`;
  const { second, ask, review } = await twoPeople(admin, browser);
  await admin.startBlog();
  await admin.fill('Title', title);
  await ask('Please check the figures.');
  await visitor.expectNoBlog(title);
  await review(title);
  await expect(second.page.getByText('Please check the figures.')).toBeVisible();
  await second.press('Approve and publish');
  await second.expectLive('Blog published');
  await visitor.expectBlog(title);
  await second.page.context().close();
});

test('the next version of a live record is returned with a note, and published as reviewed', async ({
  admin,
  browser,
  page,
  visitor,
}) => {
  // Two people take turns.
  test.slow();
  const id = `reviewed-${Date.now()}`;
  const title = `Live before ${id}`;
  const next = `${title}, revised`;
  await writeArticle(id, 'Some text.', { title, published: true });
  await owner.write('Slugs', id, { id });
  const { second, ask, review } = await twoPeople(admin, browser);

  await test.step('a request is returned with a note', async () => {
    await page.goto(`/admin/blog/${id}`);
    await admin.fill('Title', next);
    await admin.press('Save draft');
    await expect(page.getByText('Draft saved. Visitors do not see it.')).toBeVisible();
    await visitor.expectNoBlog(next);
    await page.reload();
    await expect(page.getByText('The form shows the shared draft.')).toBeVisible();
    await expect(admin.field('Title')).toHaveValue(next);
    await admin.press('Ask to publish');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await ask('');
    await review(next);
    await expectAccessible(second.page);
    await second.fill('Note to the author', 'Name the source.');
    await second.press('Return with a note');
    await expect(second.page.getByText('Draft returned to its author.')).toBeVisible();
  });

  await test.step('after a change, approval publishes exactly the reviewed version', async () => {
    await page.goto('/admin?list=requests');
    await page.getByRole('link', { name: next }).click();
    await expect(page.getByText('Name the source.')).toBeVisible();
    await admin.fill('Description', 'From the register.');
    await ask('The source is named.');
    await review(next);
    await second.page.goto('/admin?list=requests');
    const row = second.page.getByRole('listitem').filter({ hasText: next });
    await row.getByText('Show changes').click();
    await expect(row.getByText('From the register.')).toBeVisible();
    await expect(
      second.page.getByRole('link', { name: /^Requests \(\d+ requests waiting\)$/ }),
    ).toBeVisible();
    await expectAccessible(second.page);
    await second.page.getByRole('link', { name: next }).click();
    await second.press('Approve and publish');
    await second.expectLive('Blog published');
    await visitor.expectBlog(next);
  });

  await test.step('a deletion in a list withdraws the request, and the draft returns with the record', async () => {
    await page.goto(`/admin/blog/${id}`);
    await admin.fill('Description', 'From the archive.');
    await ask('');
    await second.page.goto('/admin?list=blogs');
    await second.actConfirmed(next, 'Delete');
    await second.expectOff('Blog deleted');
    await page.goto('/admin?list=deleted');
    await page.getByRole('link', { name: next }).click();
    await expect(page.getByRole('heading', { name: 'Shared draft' })).toBeVisible();
    await expectAccessible(page);
    await admin.press('Restore');
    await expect(admin.field('Description')).toHaveValue('From the archive.');
    await expect(page.getByRole('heading', { name: 'Shared draft' })).toBeVisible();
    await second.page.goto('/admin?list=requests');
    await expect(second.page.getByRole('link', { name: next })).toHaveCount(0);
    await visitor.expectNoBlog(next);
  });

  await test.step('a publisher opens the file of a new PDF before approving it, and approves its restore after a deletion', async () => {
    const links = new PdfLinks(page);
    const { spoken, id } = newPdfName('Lancets leaflet');
    const file = pdfFile(`${spoken}.pdf`, 2);
    await page.goto('/admin');
    await admin.create('Link');
    await links.choose(file);
    await expect(admin.field('Title')).toHaveValue(spoken);
    await admin.press('Ask to publish');
    const dialog = page.getByRole('alertdialog', { name: 'Ask a publisher to publish this?' });
    await dialog.getByLabel('Note to the publisher').fill('For the new lancets.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask to publish' }).click();
    await expect(page.getByText('Your request was sent.')).toBeVisible();
    await links.expectStatus(id, 404);
    await review(spoken);
    const candidate = second.page.getByRole('link', { name: 'Open the file in the draft' });
    const opened = await page.request.get((await candidate.getAttribute('href')) ?? '');
    expect((await opened.body()).equals(file.buffer)).toBe(true);
    await expectAccessible(second.page);
    await second.press('Approve and publish');
    await second.expectLive('Link saved.');
    await links.expectServed(id, file);

    await second.delete();
    await second.expectOff('Link deleted.');
    await page.goto('/admin?list=deleted');
    await page.getByRole('link', { name: spoken }).click();
    await admin.press('Ask to restore');
    await page
      .getByRole('alertdialog', { name: 'Ask a publisher to restore this?' })
      .getByRole('button', { name: 'Ask to restore' })
      .click();
    await expect(page.getByRole('heading', { name: 'You asked to restore this' })).toBeVisible();
    await expect(page.getByText('It has not changed since it was deleted.')).toBeVisible();
    await expectAccessible(page);
    await review(spoken, 'restore');
    await second.press('Approve and restore');
    await second.expectLive('Link restored.');
    await links.expectServed(id, file);
  });
  await second.page.context().close();
});

test('a writer asks to delete a live blog, which is gone once a publisher approves it', async ({
  admin,
  browser,
  page,
  request,
}) => {
  // Two people take turns.
  test.slow();
  const id = `asked-to-delete-${Date.now()}`;
  const title = `Duplicate ${id}`;
  await publishArticle(request, id, 'Some text.', { title });
  await owner.write('Slugs', id, { id });
  const { writer, second, review } = await twoPeople(admin, browser);
  const askToDelete = async (note: string) => {
    await admin.act(title, 'Ask to delete');
    const dialog = page.getByRole('alertdialog', { name: 'Ask a publisher to delete this?' });
    await dialog.getByLabel('Note to the publisher').fill(note);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask to delete' }).click();
    await expect(page.getByRole('heading', { name: 'You asked to delete this' })).toBeVisible();
  };

  await test.step('the request is returned with a note', async () => {
    await page.goto(`/admin/blog/${id}`);
    await askToDelete('It is out of date.');
    await second.page.goto('/admin');
    const waiting = second.page.getByRole('region', { name: 'Requests' }).getByRole('listitem');
    await expect(waiting.filter({ hasText: title })).toContainText(`deletion requested by ${writer.email}`);
    await review(title, 'delete');
    await expect(second.page.getByText('It is out of date.')).toBeVisible();
    await expectAccessible(second.page);
    await second.fill('Note to the author', 'It is still cited.');
    await second.press('Return with a note');
    await expect(second.page.getByText('Draft returned to its author.')).toBeVisible();
    expect((await request.get(`/blogs/${id}`)).status()).toBe(200);
  });

  await test.step('the request is repeated and approved', async () => {
    await page.goto('/admin?list=requests');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('It is still cited.')).toBeVisible();
    await admin.press('Delete draft');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
    await expect(page.getByText('Draft deleted.')).toBeVisible();
    await askToDelete('The citation has moved.');
    await second.page.goto('/admin?list=requests');
    const row = second.page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('If the request is approved, this is deleted');
    await review(title, 'delete');
    await second.press('Approve and delete');
    await second.expectOff('Blog deleted');
    expect((await request.get(`/blogs/${id}`)).status()).toBe(404);
  });

  await test.step('the history names both', async () => {
    await second.press('History');
    const history = second.page.getByRole('dialog', { name: 'Earlier versions' });
    await expect(history).toContainText(`Deletion approved by you. Requested by ${writer.email}.`);
  });
  await second.page.context().close();
});
