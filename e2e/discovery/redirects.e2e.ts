import { pages } from '@/content/pages';
import { redirects } from '@/lib/seo/redirects';
import { expect, test } from '../support/test';

test('frequently mistyped paths redirect permanently', async ({ request }) => {
  for (const { source, destination } of redirects) {
    const answer = await request.get(source, { maxRedirects: 0 });
    expect(answer.status(), source).toBe(308);
    expect(answer.headers().location, source).toBe(destination);
    expect((await request.get(source)).status(), source).toBe(200);
  }
});

test('every page works with and without a trailing slash, and its canonical URL has no trailing slash', async ({
  request,
}) => {
  for (const { path } of pages.filter((page) => page.path !== '/')) {
    const [plain, slashed] = await Promise.all(
      [path, `${path}/`].map((address) => request.get(address, { maxRedirects: 0 })),
    );
    expect([plain?.status(), slashed?.status()], path).toEqual([200, 200]);
    const canonical = /<link rel="canonical" href="([^"]+)"/;
    const [, named] = canonical.exec((await slashed?.text()) ?? '') ?? [];
    expect(new URL(named ?? '').pathname).toBe(path);
  }
});
