import { expectAccessible } from '../support/accessible';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('the list of blogs can be searched, filtered and paged, and the URL contains the search and the page', async ({
  admin,
  page,
}) => {
  const word = `paged${Date.now()}`;
  for (let index = 0; index < 25; index++)
    await owner.writeBlog(`${word}-${index}`, `${word} number ${index}`, false);
  await admin.signIn();
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'records' })).toBeVisible();
  await admin.fill('Search', word);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(20);
  await expect(status.filter({ hasText: /^25 of [\d,]+ records$/ })).toBeVisible();
  await admin.fill('Search', `${word} unheard`);
  await expect(status.filter({ hasText: 'Nothing matches.' })).toBeVisible();
  await admin.fill('Search', word);
  await admin.press('Next');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(page).toHaveURL(new RegExp(`search=${word}&page=2`));
  await page.reload();
  await expect(admin.field('Page')).toHaveValue('2');
  await page.goBack();
  await expect(admin.field('Page')).toHaveValue('1');
  await admin.field('Page').selectOption('2');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);

  await admin.tab('Published').click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await admin.press('Show all');
  await expect(page).toHaveURL('/admin?list=blogs');
});

test('a record with a future publication time is scheduled, and cannot be rescheduled to a time in the past', async ({
  admin,
  page,
  visitor,
}) => {
  const title = `Scheduled ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  await admin.schedule('2099-05-01T09:30');
  await expect(page.getByText('from 1 May 2099, 09:30', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await visitor.expectNoBlog(title);
  await admin.fill('Publish at', '2020-05-01T09:30');
  await admin.scheduleButton().click();
  await expect(page.getByText(/^This time has passed/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('from 1 May 2099, 09:30', { exact: true })).toBeVisible();
  await visitor.expectNoBlog(title);
});

test('a title with markup and right-to-left text is shown as text, and an overlong title is rejected', async ({
  admin,
  page,
}) => {
  const stamp = Date.now();
  const title = `<img src=x onerror="document.title='run'"> مرحبا ${stamp}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', 'x'.repeat(10_000));
  await expect(page.getByText('Use at most 200 characters (now 10,000)')).toBeVisible();
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toHaveCount(0);
  await expect(admin.field('Title')).toBeFocused();
  await admin.fill('Title', title);
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await admin.open();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).not.toHaveTitle('run');
});
