import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const DAY = 86_400_000;

/** Formats a time for a date and time control of a browser in UTC. */
const typed = (time: number) => new Date(time).toISOString().slice(0, 16);

const notice = (page: Page) => page.getByText(/^This device’s clock is .* (fast|slow)\./);

/** The list's first record, which comes with the database's time. */
const listed = (page: Page) => page.getByRole('button', { name: /^Actions: / }).first();

/** Returns the difference between a receipt's time of day and the present, in milliseconds. */
function ageOf(receipt: string): number {
  const [, time] = /Live at (\d\d:\d\d:\d\d)/.exec(receipt) ?? [];
  const sinceMidnight = Date.parse(`1970-01-01T${time}Z`);
  return (Date.now() - sinceMidnight) % DAY;
}

for (const [clock, ahead, words] of [
  ['two days fast', 2.2 * DAY, '2 days fast'],
  ['two days slow', -2.2 * DAY, '2 days slow'],
  ['exact', 0, null],
] as const) {
  test.describe(`on a device whose clock is ${clock}`, () => {
    test.use({ timezoneId: 'UTC' });

    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: Date.now() + ahead });
    });

    test('a correction to a live page that ends tomorrow leaves the page live', async ({
      admin,
      page,
      visitor,
    }) => {
      const stamp = Date.now();
      const id = `ends-tomorrow-${stamp}`;
      const title = `Ends tomorrow ${stamp}`;
      const record = { title, description: '', image: '', link: '', published: true, publishAt: null };
      const times = { publishedAt: new Date(stamp), unpublishAt: new Date(stamp + DAY) };
      await owner.write('Blog', id, { ...record, ...times });
      await admin.signIn();
      await page.goto(`/admin/blog/${id}`);
      await admin.fill('Title', `${title}, corrected`);
      await admin.update();
      await admin.expectLive('Blog saved.');
      expect(ageOf(await page.getByText(/Live at/).innerText())).toBeLessThan(60_000);
      await visitor.expectBlog(`${title}, corrected`);
      await expect(admin.field('Unpublish at')).not.toHaveValue('');
    });

    test('a draft cannot be scheduled for yesterday, and stays hidden if scheduled for tomorrow', async ({
      admin,
      page,
      visitor,
    }) => {
      const title = `From tomorrow ${Date.now()}`;
      await admin.signIn();
      await admin.startBlog();
      await admin.fill('Title', title);
      await admin.fill('Publish at', typed(Date.now() - DAY));
      await admin.scheduleButton().click();
      await expect(page.getByText('This time has passed.')).toBeVisible();
      await visitor.expectNoBlog(title);
      await admin.schedule(typed(Date.now() + DAY));
      await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
      await visitor.expectNoBlog(title);
    });

    test('the editor reports that a scheduled record has gone live', async ({ admin, page }) => {
      const id = `due-${Date.now()}`;
      await admin.signIn();
      await owner.writeBlog(id, 'About to go live', false, new Date(Date.now() + 8_000));
      await page.goto(`/admin/blog/${id}`);
      await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
      await expect(page.getByText('The scheduled time has come')).toBeVisible();
    });

    test(`the admin ${words ? 'reports this until the user dismisses it' : 'reports nothing'}`, async ({
      admin,
      page,
    }) => {
      await admin.signIn();
      await expect(listed(page)).toBeVisible();
      if (!words) {
        await expect(notice(page)).toHaveCount(0);
        return;
      }
      await expect(notice(page)).toContainText(`This device’s clock is ${words}.`);
      await expectAccessible(page);
      await admin.press('Dismiss');
      await expect(notice(page)).toHaveCount(0);
      await page.reload();
      await expect(listed(page)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  });
}
