import { expectAccessible } from '../support/accessible';
import { aPng } from '../support/pictures';
import { expect, test } from '../support/test';

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('files that are no PNG pictures are refused with the reason', async ({ admin, page }) => {
  const { buffer } = await aPng(40, 30);
  const wide = Buffer.from(buffer);
  wide.writeUInt32BE(30_000, 16);
  const spoilt = Buffer.from(buffer);
  spoilt.fill(0x55, 45, 55);
  const files = [
    { file: png('page.png', Buffer.from('<script>1</script>')), reason: 'This file is no PNG picture.' },
    { file: png('picture.png.html', buffer), reason: 'This file is no PNG picture.' },
    {
      file: png('both.png', Buffer.concat([buffer, Buffer.from('<html>')])),
      reason: 'This picture is damaged',
    },
    { file: png('spoilt.png', spoilt), reason: 'This picture is damaged' },
    { file: png('wide.png', wide), reason: 'The picture has too many pixels' },
    { file: png('large.png', Buffer.alloc(5_300_000)), reason: 'The picture is larger than 5 MB.' },
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

test('an upload can be cancelled', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  // Held until the test ends, so that there is something to cancel.
  await page.route('**/v0/b/**', () => {});
  await admin.chooseImage(await aPng());
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expectAccessible(page);
  await admin.press('Cancel');
  await expect(page.getByText('The upload was cancelled.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v0/b/**');
  await admin.chooseImage(await aPng());
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible();
});
