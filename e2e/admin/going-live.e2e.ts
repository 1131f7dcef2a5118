import { expectAccessible } from '../support/accessible';
import { holdRequests, STORAGE } from '../support/hold-requests';
import { owner } from '../support/owner';
import { aLargePng } from '../support/pictures';
import { expect, test } from '../support/test';

test('a scheduled blog stays hidden until it is published early, and early publication requires confirmation', async ({
  admin,
  page,
  visitor,
}) => {
  const title = `Embargoed ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.fill('Publish at', '2099-05-01T09:30');
  await expect(admin.scheduleButton()).toHaveText(/^Schedule for 1 May 2099, 09:30, .*UTC/);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await admin.scheduleButton().dblclick();
  await admin.reviewButton().dblclick();
  await expect(page.getByText(/^Visitors will see it from 1 May 2099, 09:30, .*UTC/)).toBeVisible();
  await expectAccessible(page);
  await visitor.expectNoBlog(title);

  await test.step('publishing the blog early requires confirmation', async () => {
    await admin.press('Publish now');
    await expect(admin.review()).toContainText('The publish time was set to 1 May 2099, 09:30');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(admin.review()).toBeHidden();
    await visitor.expectNoBlog(title);
    await admin.publishNow();
    await admin.expectLive('Blog published');
    await visitor.expectBlog(title);
    await expect(admin.field('Publish at')).toHaveValue('');
  });

  await test.step('a live record cannot be scheduled', async () => {
    await admin.fill('Publish at', '2099-05-01T09:30');
    await admin.press('Update');
    await expect(page.getByText('This record is already live')).toBeVisible();
    await visitor.expectBlog(title);
  });
});

test('further key presses and clicks after Publish do not unpublish the record', async ({
  admin,
  page,
  visitor,
}) => {
  const title = `Twice pressed ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const { x, y, width, height } = (await publish.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await publish.dblclick();
  await admin.reviewButton().dblclick();
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await expect(update).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('There are no changes to save.').first()).toBeVisible();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.click(x + width - 4, y + height / 2);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await admin.expectLive('Blog published');
  await visitor.expectBlog(title);

  await test.step('pressing Enter in a field leaves the live page unchanged', async () => {
    await admin.fill('Title', `${title}, half a sen`);
    await admin.field('Title').press('Enter');
    await admin.field('Link').press('Enter');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await visitor.expectBlog(title);
    await expect(visitor.blog('half a sen')).toHaveCount(0);
  });

  await test.step('unpublishing requires confirmation, and can be undone', async () => {
    await admin.press('Unpublish');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await visitor.expectBlog(title);
    await admin.unpublish();
    await expect(page.getByText('Blog unpublished.')).toBeVisible();
    await admin.press('Undo');
    await admin.expectLive('Blog published');
    await visitor.expectBlog(title);
    await expect(admin.field('Title')).toHaveValue(`${title}, half a sen`);
  });
});

test('publishing waits for an image that is being uploaded', async ({ admin, page, visitor }) => {
  const title = `With its picture ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  const release = await holdRequests(page, STORAGE);
  await admin.chooseImage(await aLargePng());
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await admin.fill('Alternative text', 'Noise');
  await admin.press('Publish');
  await expect(page.getByText('Waiting for the file.')).toBeVisible();
  await expect(page.getByText('Blog published')).toHaveCount(0);
  await expectAccessible(page);
  release();
  await admin.reviewButton().click();
  await admin.expectLive('Blog published');
  await visitor.expectBlog(title);
  await expect(visitor.blog(title).getByRole('img', { name: 'Noise' })).toBeVisible();
});

test('publishing does not continue if the upload that it is waiting for is cancelled', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Without its picture ${Date.now()}`);
  await holdRequests(page, STORAGE);
  await admin.chooseImage(await aLargePng());
  await admin.press('Publish');
  await expect(page.getByText('Waiting for the file.')).toBeVisible();
  await admin.press('Cancel');
  await expect(page.getByText('Nothing was saved, because the file was not uploaded.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Blog published')).toHaveCount(0);
});

test('the editor reports that a scheduled record has gone live', async ({ admin, page }) => {
  const id = `due-${Date.now()}`;
  await admin.signIn();
  await owner.writeBlog(id, 'About to go live', false, new Date(Date.now() + 12_000));
  await page.goto(`/admin/blog/${id}`);
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await expect(page.getByText('The scheduled time has come')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times that a clock change skips or repeats are explained', async ({ admin, page }) => {
    await admin.signIn();
    await admin.startBlog();
    await admin.fill('Title', 'By the clock');
    await admin.fill('Publish at', '2027-01-05T09:30');
    await expect(admin.field('Publish at')).toHaveAccessibleDescription(
      /Your time zone: New York \(UTC−5\)\.$/,
    );
    await admin.fill('Publish at', '2027-03-14T02:30');
    await expect(
      page.getByText(/^This time does not exist.*14 Mar 2027, 03:30, New York \(UTC−4\)/),
    ).toBeVisible();
    await expect(admin.field('Publish at')).toHaveValue('2027-03-14T02:30');
    await expect(admin.scheduleButton()).toHaveText('Schedule for 14 Mar 2027, 03:30, New York (UTC−4)');
    await admin.fill('Publish at', '2027-11-07T01:30');
    await expect(page.getByText(/^This time occurs twice.*01:30, New York \(UTC−4\)/)).toBeVisible();
    await expectAccessible(page);
    await admin.press('Use the other time: 7 Nov 2027, 01:30, New York (UTC−5)');
    await expect(admin.scheduleButton()).toHaveText('Schedule for 7 Nov 2027, 01:30, New York (UTC−5)');
    await admin.scheduleButton().click();
    await admin.reviewButton().click();
    await expect(
      page.getByText(/^Visitors will see it from 7 Nov 2027, 01:30, New York \(UTC−5\)/),
    ).toBeVisible();
  });
});
