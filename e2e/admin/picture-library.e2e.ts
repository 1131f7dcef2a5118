import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { aPhoto, aPng, giveFile } from '../support/pictures';
import { expect, test } from '../support/test';

const chooser = (page: Page) => page.getByLabel('Image (PNG, up to 5 MB)');
const stored = (page: Page) => page.locator('form img[alt=""][src^="/files/images/"]');

test('the admin offers to convert a JPEG or WebP image to PNG, and converts it only after confirmation', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Converted ${Date.now()}`);

  await admin.chooseImage(await aPhoto('jpeg'));
  const offer = page.getByText('This image can be stored as a PNG of 1,600 × 1,067 pixels');
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(offer).toHaveCount(0);
  await expect(stored(page)).toHaveCount(0);

  await admin.chooseImage(await aPhoto('webp', 1000, 2000));
  await expect(page.getByText('This image can be stored as a PNG of 800 × 1,600 pixels')).toBeVisible();
  await admin.press('Convert and upload');
  await expect(stored(page)).toBeVisible();
  const response = await page.request.get((await stored(page).getAttribute('src')) ?? '');
  expect(response.headers()['content-type']).toBe('image/png');

  await admin.chooseImage({ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([255, 216, 255]) });
  await expect(
    page.getByRole('alert').filter({ hasText: 'This file cannot be read as an image' }),
  ).toBeVisible();
});

test('an image can be dropped, pasted, and chosen again from the library', async ({ admin, page }) => {
  const title = `Library ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await giveFile(chooser(page), 'drop', await aPng(640, 400));
  await expect(stored(page)).toBeVisible();
  const first = await stored(page).getAttribute('src');
  await giveFile(chooser(page), 'paste', await aPng(320, 200));
  await expect(stored(page)).not.toHaveAttribute('src', first ?? '');
  const address = (await stored(page).getAttribute('src')) ?? '';
  await admin.press('Save draft');
  await expect(page.getByText('Enter the alternative text, or choose')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Decorative image').check();
  await expect(admin.field('Alternative text')).toHaveCount(0);
  await page.getByLabel('Decorative image').uncheck();
  await admin.fill('Alternative text', `A cool box of ${title}`);
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();

  await admin.open();
  await admin.startBlog();
  await admin.fill('Title', `Another of ${title}`);
  await admin.press('Choose from library');
  const library = page.getByRole('dialog', { name: 'Image library' });
  await library.getByLabel('Search images').fill('no such picture');
  await expect(library.getByText('No images match.')).toBeVisible();
  await library.getByLabel('Search images').fill(`cool ${title}`);
  await expect(library.getByText('1 image', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await library.getByRole('button', { name: `A cool box of ${title} Used in ${title}` }).click();
  await expect(library).toHaveCount(0);
  await expect(stored(page)).toHaveAttribute('src', address);
  await expect(admin.field('Alternative text')).toHaveValue(`A cool box of ${title}`);
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});

test('an image pasted into an article needs alternative text, and an image from the library already has it', async ({
  admin,
  page,
}) => {
  const title = `Figures ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await giveFile(admin.field('Article'), 'paste', await aPng(500, 300));
  await expect(stored(page)).toBeVisible();
  await admin.press('Insert image');
  await expect(page.getByText('Enter the alternative text.')).toBeVisible();
  const alt = page.getByRole('group', { name: 'Insert image' }).getByLabel('Alternative text');
  await alt.fill(`A rack of ${title}`);
  await admin.press('Insert image');
  await expect(admin.field('Article').getByRole('img', { name: `A rack of ${title}` })).toBeVisible();
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();

  await admin.open();
  await admin.startBlog();
  await admin.field('Article').click();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const panel = page.getByRole('button', { name: 'Choose from library for the article', exact: true });
  await panel.click();
  const library = page.getByRole('dialog', { name: 'Image library' });
  await library.getByLabel('Search images').fill(title);
  await page.keyboard.press('Escape');
  await expect(library).toHaveCount(0);
  await panel.click();
  await library.getByLabel('Search images').fill(title);
  await library.getByRole('button', { name: `A rack of ${title}` }).click();
  await expect(alt).toHaveValue(`A rack of ${title}`);
  await admin.press('Insert image');
  await expect(admin.field('Article').getByRole('img', { name: `A rack of ${title}` })).toBeVisible();
});

test('nothing is saved while an offer to convert an image is open', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Undecided ${Date.now()}`);
  await admin.chooseImage(await aPhoto('jpeg'));
  await expect(page.getByRole('button', { name: 'Convert and upload' })).toBeVisible();
  const held = page.getByText('Nothing was saved, because the image must be converted first.');
  await admin.press('Publish');
  await expect(held).toBeVisible();
  await expectAccessible(page);
  await admin.press('Convert and upload');
  await expect(stored(page)).toBeVisible();
  await expect(held).toHaveCount(0);
  await admin.fill('Alternative text', 'A photo');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});

test('an article takes an image where it is dropped but no other file, and a file dropped elsewhere does not open', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.startBlog();
  const address = page.url();
  const pdf = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await giveFile(admin.field('Article'), 'drop', pdf);
  const refusal = page.getByRole('alert').filter({ hasText: 'Only images can be added to the text' });
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  const article = admin.field('Article');
  await article.click();
  await page.keyboard.type('Before');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After');
  await giveFile(article.getByText('Before'), 'drop', await aPng(50, 30));
  await expect(refusal).toHaveCount(0);
  const panel = page.getByRole('group', { name: 'Insert image' });
  await expect(panel.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('A tube');
  await expect(panel.getByRole('presentation')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(article.locator('p, img')).toHaveText(['Before', '', 'After']);
  await expect(article.getByRole('img', { name: 'A tube' })).toBeVisible();
  const beside = page.getByRole('heading', { level: 1 });
  const isTaken = await beside.evaluate((element) => {
    const data = new DataTransfer();
    data.items.add(new File(['text'], 'notes.txt'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
    return !element.dispatchEvent(drop);
  });
  expect(isTaken).toBe(true);
  expect(page.url()).toBe(address);
});
