import { pages } from '@/content/pages';
import { remakeBlogPages } from '../support/administrator';
import { expect, test } from '../support/test';
import { withAnotherServer } from './support/another-server';
import { expectStaticPage } from './support/public-page';

const paths = pages.map(({ path }) => path);
const missing = ['/no-such-page', '/blogs/49', '/press/999', '/products/diabetes/no-such-tab'];

/** The pages that the build made, but the one that stands in for what is not found. */
const isBuiltPage = (path: string) => /^server\/app\/(?!_not-found).*\.html$/.test(path);

test('whoever asks first gets no framework script, where no page was made before', async ({ request }) => {
  await withAnotherServer({ name: 'unmade', without: isBuiltPage }, async (origin) => {
    for (const path of paths) {
      const response = await request.get(`${origin}${path}`);
      expect(response.headers()['x-nextjs-cache'], path).toBe('MISS');
      await expectStaticPage(response);
    }
    for (const path of missing) await expectStaticPage(await request.get(`${origin}${path}`));
  });
});

test('nor does whoever asks first after a start, or after pages were marked as outdated', async ({
  request,
}) => {
  await withAnotherServer({ name: 'restarted' }, async (origin) => {
    const visit = async (visited: string[]) => {
      for (const path of visited) await expectStaticPage(await request.get(`${origin}${path}`));
    };
    await visit([...missing, ...paths]);
    for (let change = 0; change < 2; change += 1) {
      await remakeBlogPages(request, origin);
      await visit(['/', '/blogs', '/blogs/2', '/press', ...missing, '/company']);
    }
  });
});
