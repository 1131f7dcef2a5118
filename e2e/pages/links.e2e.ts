import { pages } from '@/content/pages';
import { expect, test } from '../support/test';
import { publicPaths } from './page-list';

/** Returns a URL's path without the trailing slash that some links have. */
const pathOf = (href: string) => new URL(href).pathname.replace(/(?<=.)\/$/, '');

test('every listed page is reachable from the home page, every internal link works, and new tabs open only known sites', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const targets = new Map<string, string>();
  const beside = new Set<string>();
  const ids = new Map<string, Set<string>>();
  const linkedFrom = new Map<string, string[]>();
  for (const path of publicPaths) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) =>
        (anchors as HTMLAnchorElement[]).map(({ href, target }) => ({ href, target })),
      );
    for (const { href, target } of links) {
      targets.set(href, path);
      if (target) beside.add(new URL(href).host);
    }
    linkedFrom.set(
      path,
      links.map(({ href }) => pathOf(href)),
    );
    ids.set(path, new Set(await page.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id))));
  }
  // Marketplaces, social networks and email services.
  expect([...beside].sort()).toEqual([
    'mail.google.com',
    'marketplace.example',
    'outlook.live.com',
    'pictures.example',
    'professionals.example',
  ]);
  const origin = new URL(page.url()).origin;
  const inside = [...targets].filter(([href]) => href.startsWith(`${origin}/`));
  const broken: string[] = [];
  const answers = new Map<string, number>();
  for (const [href, from] of inside) {
    const { pathname, hash } = new URL(href);
    if (!answers.has(pathname)) {
      answers.set(pathname, (await request.get(pathname, { maxRedirects: 0 })).status());
    }
    if (answers.get(pathname) !== 200) broken.push(`${from} → ${pathname}: ${answers.get(pathname)}`);
    const known = ids.get(pathname);
    if (hash && known && !known.has(hash.slice(1))) broken.push(`${from} → ${pathname}${hash}: no such id`);
  }
  expect(broken).toEqual([]);

  // The loop also visits the paths that it adds to the set.
  const reached = new Set(['/']);
  for (const path of reached) for (const target of linkedFrom.get(path) ?? []) reached.add(target);
  expect(pages.filter(({ path, unlisted }) => !unlisted && !reached.has(path))).toEqual([]);
});
