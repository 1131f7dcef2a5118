import type { APIRequestContext } from '@playwright/test';

export type SitemapEntry = { address: string; path: string; lastModified: string | null };

const LOC = /<loc>([^<]+)<\/loc>(?:\s*<lastmod>([^<]+)<\/lastmod>)?/g;

const pathOf = (address: string) => new URL(address).pathname;

async function entriesOf(request: APIRequestContext, path: string): Promise<SitemapEntry[]> {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} returned status ${response.status()}.`);
  const xml = await response.text();
  const entries = [...xml.matchAll(LOC)].map(([, address = '', lastModified = null]) => ({
    address,
    path: pathOf(address),
    lastModified,
  }));
  if (!xml.includes('<sitemapindex')) return entries;
  const nested = await Promise.all(entries.map((entry) => entriesOf(request, entry.path)));
  return nested.flat();
}

/** Returns every entry of the first sitemap that robots.txt names, including the entries of nested sitemaps. */
export async function readSitemap(request: APIRequestContext): Promise<SitemapEntry[]> {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  return entriesOf(request, pathOf(sitemap));
}
