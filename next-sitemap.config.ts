import type { IConfig } from 'next-sitemap';
import { pages } from './content/pages';
import { readSettings } from './lib/settings/settings';
import { lastModified } from './tools/sitemap/last-modified';

const { siteUrl } = readSettings(process.env);
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** Archive pages are in a separate sitemap, because they are added and removed between builds. */
const listed = new Set(
  pages.filter(({ kind, unlisted }) => kind !== 'archive' && !unlisted).map(({ path }) => path),
);

/**
 * The sitemap of the built pages, and robots.txt. Robots.txt does not disallow unlisted pages, because that would
 * advertise the pages and keep crawlers from reading the meta tag or header that excludes them.
 */
const config: IConfig = {
  siteUrl,
  sourceDir: distDir,
  outDir: `${distDir}/public`,
  generateRobotsTxt: true,
  robotsTxtOptions: { additionalSitemaps: [`${siteUrl}/sitemap-archives.xml`] },
  transform: (_config, path) => {
    if (!listed.has(path)) return undefined;
    const lastmod = lastModified(path);
    return { loc: path, ...(lastmod && { lastmod }) };
  },
};

export default config;
