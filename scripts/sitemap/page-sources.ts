import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '../../content/products';

/** The files that say what stands on pages whose content has another name than their path. */
const CONTENT: Record<string, string> = {
  '/company': 'company-page',
  '/impact': 'impact',
  '/r_d': 'status-pages',
  '/services': 'services',
  '/trivus': 'trivus',
  '/contact_us': 'contact',
  '/privacy_policies': 'privacy',
  '/accessibility': 'accessibility',
  '/blog_trivus': 'articles/respiratory',
  '/blog_rtpcr': 'articles/rtpcr',
  '/blog_certification': 'articles/certification',
};

/** A content file and the folder of its parts. */
const fileAndParts = (name: string): string[] =>
  [`content/${name}.ts`, `content/${name}`].filter((path) => existsSync(path));

/** The file of a product tab is the one that gives its slug. */
function tabSources(family: string, slug: string): string[] {
  const folder = `content/products/${family}`;
  const files = readdirSync(folder).map((file) => join(folder, file));
  return files.filter((file) => readFileSync(file, 'utf8').includes(`slug: '${slug}'`));
}

/**
 * The files whose last change is the page's. None for pages that also show records from the database: when those
 * changed is not known here.
 */
export function pageSources(path: string): string[] {
  const content = CONTENT[path];
  if (content) return fileAndParts(content);
  const family = Object.entries(products).find(([, { path: above }]) => `${path}/`.startsWith(`${above}/`));
  if (!family) return [];
  const [key, { path: above }] = family;
  return path === above ? fileAndParts(`products/${key}`) : tabSources(key, path.slice(above.length + 1));
}
