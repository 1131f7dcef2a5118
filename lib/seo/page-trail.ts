import { labels } from '@/content/interface';
import { pages } from '@/content/pages';
import type { Link } from '@/content/types';
import { pageEntry } from './page-entry';

const home: Link = { label: labels.home, href: '/' };

/** Returns the home page and the page's parent, if any. Returns nothing for the home page itself. */
export function pageTrail(path: string): Link[] {
  if (path === '/') return [];
  // Archive pages after the first have no entry of their own.
  const parent = pages.find((page) => page.path === path)?.parent;
  return parent ? [home, { label: pageEntry(parent).label ?? '', href: parent }] : [home];
}
