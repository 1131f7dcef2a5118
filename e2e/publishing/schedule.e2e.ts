import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('scheduled records go live within five seconds of their scheduled time', {
  tag: '@journey',
}, async ({ request, visitor }) => {
  const stamp = Date.now();
  const [blog, mention] = [`Scheduled for now ${stamp}`, `In the press from now ${stamp}`];
  const time = new Date(stamp + 4_000);
  await owner.writeBlog(`scheduled-${stamp}`, blog, false, time);
  // The latest valid year, so that the home page lists the mention.
  const press = { year: '2099', media: 'Laboratory Weekly', description: '', link: '' };
  const scheduled = { published: false, publishAt: time, publishedAt: null };
  await owner.write('Media', `scheduled-${stamp}`, { ...press, ...scheduled, title: mention });
  const home = async () => (await request.get('/')).text();
  expect(await home()).not.toContain(mention);
  for (const title of [blog, mention]) {
    await expect.poll(home, { timeout: 15_000, intervals: [200] }).toContain(title);
  }
  const late = Date.now() - time.getTime();
  test.info().annotations.push({ type: 'measured', description: `${late} ms after the scheduled time` });
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(5_000);
  await visitor.expectBlog(blog);
  await visitor.expectMention(mention);
});

/** Returns a time, to the second, in the format of a date and time control. */
const typed = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

test('an article is off the site within five seconds of its unpublish time', async ({
  admin,
  request,
  visitor,
}) => {
  const title = `Until today ${Date.now()}`;
  const address = `/blogs/${title.toLowerCase().replaceAll(' ', '-')}`;
  const status = async () => (await request.get(address)).status();
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.press('Markdown source');
  await admin.fill('Article: Markdown source', 'A text for half a minute.');
  const end = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 30_000);
  await admin.fill('Unpublish at', typed(end));
  await admin.publish();
  await admin.expectLive('Blog published');
  await expect(admin.page.getByText(/^Live until \d+ \w+ \d{4}, .*UTC/)).toBeVisible();
  await expect(admin.page.getByText(/^until \d/)).toBeVisible();
  // A typed time with seconds must not be mistaken for a time that does not exist.
  await expect(admin.page.getByText('This time does not exist')).toHaveCount(0);
  expect(await status()).toBe(200);
  await visitor.expectBlog(title);

  const isGone = async () => {
    const home = await request.get('/');
    return (await status()) === 404 && !(await home.text()).includes(title);
  };
  await expect.poll(isGone, { timeout: 40_000, intervals: [200] }).toBe(true);
  const late = Date.now() - end.getTime();
  test.info().annotations.push({ type: 'measured', description: `${late} ms after its unpublish time` });
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(5_000);
  await visitor.expectNoBlog(title);
  expect(await (await request.get('/feed.xml')).text()).not.toContain(title);

  await expect(
    admin.page.getByText('The unpublish time has passed, so this record is a draft.'),
  ).toBeVisible();
  await expect(admin.field('Unpublish at')).toHaveValue('');
  await admin.publish();
  await admin.expectLive('Blog published');
  expect(await status()).toBe(200);
});
