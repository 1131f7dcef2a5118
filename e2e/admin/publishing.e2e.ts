import { aPng } from '../support/pictures';
import { expect, test } from '../support/test';

test('a blog goes live when published, and disappears when deleted @journey', async ({
  admin,
  visitor,
}, info) => {
  const title = `Published from the admin ${info.workerIndex}-${Date.now()}`;
  await admin.signIn();

  await test.step('a draft is not public', async () => {
    await admin.startBlog();
    await admin.fill('Title', title);
    await admin.fill('Description', 'Written in a browser test.');
    await admin.fill('Link', '/services');
    await admin.chooseImage(await aPng());
    await expect(admin.page.getByRole('button', { name: 'Remove image' })).toBeVisible();
    await admin.fill('Alternative text', 'A purple rectangle');
    await admin.press('Save draft');
    await expect(admin.page.getByText('Blog saved.')).toBeVisible();
    await visitor.expectNoBlog(title);
  });

  await test.step('publishing shows the blog to the next visitor, with its image', async () => {
    await admin.publish();
    await admin.expectLive('Blog published');
    await visitor.expectBlog(title);
    const picture = visitor.blog(title).getByRole('img', { name: 'A purple rectangle' });
    const address = await picture.getAttribute('src');
    const answer = await admin.page.request.get(address ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });

  await test.step('updating a published blog changes the live page', async () => {
    await admin.fill('Title', `${title}, revised`);
    await admin.update();
    await expect(admin.page.getByText('Blog saved.')).toBeVisible();
    await visitor.awaitBlog(`${title}, revised`);
  });

  await test.step('deleting a published blog removes it from the page', async () => {
    await admin.open();
    await admin.actConfirmed(`${title}, revised`, 'Delete');
    await expect(admin.page.getByText('Blog deleted.')).toBeVisible();
    await visitor.awaitBlog(title, 0);
  });
});
