import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../support/environment';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

/** How far a server lags behind a record's time on purpose, so that no clock runs ahead of the database's. */
const MARGIN = 30_000;

const KEPT = 'server/route-cache/APP_PAGE';

/** Whether the home page that the server keeps shows a title. */
function homeShows(title: string): boolean {
  const folder = join(environment.distDir, KEPT);
  const homes = readdirSync(folder).map((hash) => join(folder, hash, '$/index.html'));
  return homes.some((home) => existsSync(home) && readFileSync(home, 'utf8').includes(title));
}

test('scheduled records go live at their time without a visitor', async ({ visitor }) => {
  test.slow();
  const stamp = Date.now();
  const [blog, mention] = [`Scheduled for now ${stamp}`, `In the press from now ${stamp}`];
  const time = new Date(stamp - MARGIN + 4_000);
  await owner.writeBlog(`scheduled-${stamp}`, blog, false, time);
  // Of a later year than any other, so that the home page lists it.
  const press = { year: '2099', media: 'Laboratory Weekly', description: '', link: '' };
  const scheduled = { published: false, publishAt: time, publishedAt: null };
  await owner.write('Media', `scheduled-${stamp}`, { ...press, ...scheduled, title: mention });
  expect(homeShows(mention)).toBe(false);
  for (const title of [blog, mention]) {
    await expect.poll(() => homeShows(title), { timeout: 60_000 }).toBe(true);
  }
  const late = Date.now() - time.getTime();
  test.info().annotations.push({ type: 'measured', description: `${late} ms after its time` });
  expect(late).toBeGreaterThan(MARGIN);
  expect(late).toBeLessThan(90_000);
  await visitor.expectBlog(blog);
  await visitor.expectMention(mention);
});

test('only a scheduler with the secret gets through, and learns which pages show the change', async ({
  request,
}) => {
  const call = (token: string) =>
    request.post('/api/schedule', { headers: token ? { authorization: `Bearer ${token}` } : {} });
  for (const token of ['', 'nonsense', `${environment.schedulerSecret}x`, environment.ownerToken]) {
    expect((await call(token)).status()).toBe(401);
  }
  const answer = await call(environment.schedulerSecret);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ pages: expect.any(Array) });
});
