import { deleteRecords } from '../discovery/support/records';
import { expectAccessible } from '../support/accessible';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('home shows unfinished work, this week and the latest changes, and leads to each', async ({
  admin,
  page,
}) => {
  const title = `Begun ${Date.now()}`;
  const id = `due-${Date.now()}`;
  const endOfToday = new Date();
  endOfToday.setHours(23, 59, 0, 0);
  await owner.write('Media', id, {
    ...{ year: '2099', title: `Due ${id}`, media: 'Laboratory Weekly', description: '', link: '' },
    ...{ published: false, publishAt: endOfToday, publishedAt: null, revision: 1, updatedBy: '' },
    updatedAt: new Date(),
  });
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await expect(page.getByText('Backed up on the server')).toBeVisible();
  await page.getByRole('link', { name: 'All content' }).click();
  await admin.openList('Home');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page).toHaveTitle('Home · Purvia Site admin');
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByRole('link', { name: `Goes live 23:59 Due ${id}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently changed' }).getByText(`Due ${id}`)).toBeVisible();
  const resume = page.getByRole('link', { name: `Continue: ${title}` });
  await expect(resume).toBeVisible();
  await expectAccessible(page);
  await resume.click();
  await expect(admin.field('Title')).toHaveValue(title);
  await deleteRecords('Media', [id]);
});
