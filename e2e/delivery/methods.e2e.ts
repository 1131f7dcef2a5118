import { remakeBlogPages } from '../support/administrator';
import { expect, test } from '../support/test';
import { withAnotherServer } from './support/another-server';

const ADDRESSES = ['/feed.xml', '/sitemap-archives.xml', '/', '/blogs', '/press'];

test('a form POST to an outdated address is refused and changes nothing that anybody gets afterwards', async ({
  request,
}) => {
  await withAnotherServer({ name: 'methods' }, async (origin) => {
    for (const address of ADDRESSES) await request.get(`${origin}${address}`);
    await remakeBlogPages(request, origin);
    for (const address of ADDRESSES) {
      const refused = await request.post(`${origin}${address}`, { form: { a: '1' } });
      expect(refused.status(), address).toBe(405);
      expect(refused.headers().allow).toBe('GET, HEAD');
    }
    for (const address of [...ADDRESSES, ...ADDRESSES]) {
      const response = await request.get(`${origin}${address}`);
      expect(response.status(), address).toBe(200);
      expect((await response.text()).length, address).toBeGreaterThan(100);
    }
  });
});
