import type { Page } from '@playwright/test';
import { deleteFile } from '../discovery/support/records';
import { expectAccessible } from '../support/accessible';
import { aLargePng, aPng } from '../support/pictures';
import { expect, test } from '../support/test';

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

const UPLOADS = '**/v0/b/**';

/** Aborts the first request that contains part of an upload, and blocks later parts until `recover` is called. */
async function slowConnection(page: Page) {
  let recover = () => {};
  const recovered = new Promise<void>((resolve) => {
    recover = resolve;
  });
  const connection = { broken: 0, recover };
  await page.route(UPLOADS, async (route) => {
    const offset = Number(route.request().headers()['x-goog-upload-offset'] ?? 0);
    const isPart = route.request().headers()['x-goog-upload-command']?.includes('upload');
    if (isPart && connection.broken === 0) {
      connection.broken += 1;
      return route.abort();
    }
    if (offset > 0) await recovered;
    return route.continue();
  });
  return connection;
}

test('unusable image files are rejected with a reason', async ({ admin, page }) => {
  const { buffer } = await aPng(40, 30);
  const ofSize = (width: number, height: number) => {
    const changed = Buffer.from(buffer);
    changed.writeUInt32BE(width, 16);
    changed.writeUInt32BE(height, 20);
    return changed;
  };
  const spoilt = Buffer.from(buffer);
  spoilt.fill(0x55, 45, 55);
  const files = [
    {
      file: png('page.png', Buffer.from('<script>1</script>')),
      reason: 'This file is not a PNG, JPEG or WebP image',
    },
    { file: png('picture.png.html', buffer), reason: 'This file is not a PNG, JPEG or WebP image' },
    {
      file: png('both.png', Buffer.concat([buffer, Buffer.from('<html>')])),
      reason: 'This image is damaged',
    },
    { file: png('spoilt.png', spoilt), reason: 'This image is damaged' },
    { file: png('wide.png', ofSize(30_000, 30)), reason: 'This image is 30,000 × 30 pixels' },
    {
      file: png('bomb.png', ofSize(16_000, 16_000)),
      reason: 'This image is 16,000 × 16,000 pixels (256 megapixels), and the limit is 50 megapixels.',
    },
    { file: png('large.png', Buffer.alloc(5_300_000)), reason: 'The image is larger than 5 MB.' },
    { file: png('empty.png', Buffer.alloc(0)), reason: 'This file is empty.' },
  ];
  await admin.signIn();
  await admin.startBlog();
  for (const { file, reason } of files) {
    await admin.chooseImage(file);
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Remove image' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an upload can be cancelled, and an image missing from storage must be chosen again', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.startBlog();
  // Blocks uploads, so that there is an upload to cancel.
  await page.route(UPLOADS, () => {});
  await admin.chooseImage(await aPng());
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expectAccessible(page);
  await admin.press('Cancel');
  await expect(page.getByRole('status').filter({ hasText: 'The upload was cancelled.' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'cancelled' })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(UPLOADS);
  await admin.chooseImage(await aPng());
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible();

  const title = `Long unsaved ${Date.now()}`;
  await admin.fill('Title', title);
  await admin.fill('Alternative text', 'A purple rectangle');
  const picture = page.locator('img[src^="/files/images/"]').first();
  const address = (await picture.getAttribute('src')) ?? '';
  await deleteFile(address.replace('/files/', ''));
  await admin.press('Save draft');
  const refusal = page.getByRole('alert').filter({ hasText: 'Choose the image again: picture.png.' });
  await expect(refusal).toBeVisible();
  await expect(admin.field('Title')).toHaveValue(title);
  await admin.chooseImage(await aPng());
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();

  await test.step('the text for the replaced image is marked', async () => {
    await admin.chooseImage(await aLargePng());
    const marked = page.getByRole('group', { name: 'Written for the previous image' });
    await expect(marked.getByLabel('Alternative text')).toHaveValue('A purple rectangle');
    await expectAccessible(page);
    await admin.fill('Alternative text', 'Noise');
    await expect(marked).toHaveCount(0);
  });
});

test('an upload shows its progress and continues after a connection failure, and no typed text is lost', async ({
  admin,
  page,
}) => {
  await page.clock.install();
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `With a picture ${Date.now()}`);
  const file = await aLargePng();

  await test.step('a connection failure that lasts ten minutes is reported', async () => {
    await page.route(UPLOADS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await admin.chooseImage(file);
    await failed;
    await page.clock.fastForward(11_000);
    await expect(page.getByText('File storage is not responding.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
    await page.clock.fastForward(601_000);
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t reach file storage.' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(UPLOADS);
  });

  await test.step('an upload continues after its connection breaks once', async () => {
    const connection = await slowConnection(page);
    await admin.press('Try again');
    const progress = page.getByRole('progressbar', { name: 'Uploading' });
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeLessThan(100);
    expect(connection.broken).toBe(1);
    connection.recover();
  });

  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await expect(admin.field('Title')).toHaveValue(/^With a picture/);
  await admin.fill('Alternative text', 'Noise');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});
