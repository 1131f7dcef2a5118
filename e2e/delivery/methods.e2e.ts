import { owner } from '../support/owner';
import { expect, test } from '../support/test';
import { withAnotherServer } from './support/another-server';

const ADDRESSES = ['/feed.xml', '/sitemap-archives.xml', '/', '/blogs', '/press', '/admin', '/no-such-page'];

test('a form POST to a page, the feed or the sitemap is rejected and has no effect', async ({ request }) => {
  await withAnotherServer({ name: 'methods' }, async (origin) => {
    const bodies = () =>
      Promise.all(ADDRESSES.map(async (path) => (await request.get(origin + path)).text()));
    const before = await bodies();
    await owner.touch();
    for (const address of ADDRESSES) {
      const refused = await request.post(`${origin}${address}`, { form: { a: '1' } });
      expect(refused.status(), address).toBe(405);
      expect(refused.headers().allow).toBe('GET, HEAD');
    }
    expect(await bodies()).toEqual(before);
  });
});
