import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('scheduled records go live within five seconds of their time', async ({ request, visitor }) => {
  const stamp = Date.now();
  const [blog, mention] = [`Scheduled for now ${stamp}`, `In the press from now ${stamp}`];
  const time = new Date(stamp + 4_000);
  await owner.writeBlog(`scheduled-${stamp}`, blog, false, time);
  // The latest year, so that the home page lists it.
  const press = { year: '2099', media: 'Laboratory Weekly', description: '', link: '' };
  const scheduled = { published: false, publishAt: time, publishedAt: null };
  await owner.write('Media', `scheduled-${stamp}`, { ...press, ...scheduled, title: mention });
  const home = async () => (await request.get('/')).text();
  expect(await home()).not.toContain(mention);
  for (const title of [blog, mention]) {
    await expect.poll(home, { timeout: 15_000, intervals: [200] }).toContain(title);
  }
  const late = Date.now() - time.getTime();
  test.info().annotations.push({ type: 'measured', description: `${late} ms after its time` });
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(5_000);
  await visitor.expectBlog(blog);
  await visitor.expectMention(mention);
});
