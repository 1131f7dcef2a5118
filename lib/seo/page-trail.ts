import { labels } from '@/content/interface';
import { products } from '@/content/products';
import type { Link } from '@/content/types';

const home: Link = { label: labels.home, href: '/' };

/** The pages above a page, from the top; none above the home page. */
export function pageTrail(path: string): Link[] {
  if (path === '/') return [];
  const family = Object.values(products).find((candidate) => path.startsWith(`${candidate.path}/`));
  return family ? [home, { label: family.name, href: family.path }] : [home];
}
